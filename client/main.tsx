import '@mantine/core/styles.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/parts.css';
import './styles/frame.css';
import './styles/conversation.css';
import './styles/fields.css';
import './styles/site.css';
import './styles/library.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { colorScheme } from './colorScheme.ts';
import { router } from './router.tsx';
import { readBrand } from './site/sender.ts';
import { cssVariables, theme } from './theme.ts';
import { queryClient, trpc, trpcClient } from './trpc.ts';
import { watchFocus } from './ui/hooks/lastFocused.ts';
import { whenIdle } from './ui/hooks/whenIdle.ts';
import { toast } from './ui/toast/toast.ts';

readBrand();
watchFocus();
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
setNonce(nonce);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        colorSchemeManager={colorScheme}
        getStyleNonce={() => nonce}
      >
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </StrictMode>,
  );
}
whenIdle(toast.preload);
