import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/figtree/wght.css';
import 'virtual:theme.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fields.css';
import '../styles/site.css';
