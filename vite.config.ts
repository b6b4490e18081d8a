import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the browser app: `client/` in, `dist/client/` out. The server runs its TypeScript as it is. */
export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './routeTree.gen.ts',
    }),
    react(),
  ],
  server: {
    proxy: {
      // Whole path segments only: /trpc.ts is a module of the app.
      '^/(trpc|files)([/?]|$)': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', ws: true },
    },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
