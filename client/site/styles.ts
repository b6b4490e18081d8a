import '../styles/fonts.css';
import 'virtual:theme.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fields.css';
import '../styles/site.css';
