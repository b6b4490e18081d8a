import '@mantine/core/styles.css';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/library.css';
import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cssVariables, theme } from '../theme.ts';
import { ColorSchemeToggle } from '../ui/buttons/ColorSchemeToggle.tsx';
import { Group } from '../ui/layout/Stack.tsx';
import { Heading } from '../ui/text/Text.tsx';
import { Actions, Messages, Numbers, Words } from './basics.tsx';
import styles from './catalog.module.css';
import { Forms } from './forms.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';

/** The kit in every state, at /dev/ui of `npm run dev`. No build has it. */
function Catalog() {
  return (
    <main className={styles.page}>
      <Group justify="between">
        <Heading level={1} size={2}>
          Component catalog
        </Heading>
        <ColorSchemeToggle />
      </Group>
      <Actions />
      <Words />
      <Messages />
      <Numbers />
      <Forms />
      <Lists />
      <Overlays />
    </main>
  );
}

const root = document.getElementById('root');
const router = createRouter({
  routeTree: createRootRoute({ component: Catalog }),
  history: createMemoryHistory(),
});
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>,
  );
}
