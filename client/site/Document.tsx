import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brand, iconPath, touchIconPath } from '../../shared/company/brand.ts';
import { useHrAddress, useSender } from './sender.ts';

/**
 * The whole document of a public page. Only the server renders the contents of the head and the scripts: in
 * the browser they're already there, and the code that manages them isn't needed.
 */
export function Document({ children }: { children: ReactNode }) {
  const sender = useSender();
  const hr = useHrAddress();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.tone} />
        <meta name="sender" content={sender} />
        <meta name="hr" content={hr} />
        <link rel="icon" href={iconPath()} type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="apple-touch-icon" href={touchIconPath()} />
        {import.meta.env.SSR && <HeadContent />}
      </head>
      <body>
        {children}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}
