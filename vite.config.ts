import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/compressed.ts';
import { className } from './scripts/cssModules.ts';
import { themeCss } from './scripts/themeCss.ts';

const generator = { target: 'react', routesDirectory: './routes' } as const;

/**
 * Three bundles. `vite build`: the app (signed-in areas) and the public site for the browser, into `dist/client/`.
 * `vite build --ssr`: the public site for rendering on the server, into `dist/server/`. The server itself runs
 * its TypeScript as it is.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    tanstackRouterGenerator({
      ...generator,
      generatedRouteTree: './site/routeTree.gen.js',
      routeFileIgnorePattern: '^(admin|auth|candidate|employee)\\b',
      disableTypes: true,
    }),
    tanstackRouter({ ...generator, generatedRouteTree: './routeTree.gen.ts', autoCodeSplitting: true }),
    react(),
    themeCss(),
    compressed(),
  ],
  css: { modules: { generateScopedName: className } },
  server: {
    proxy: {
      // Whole path segments only: /trpc.ts is a module of the app.
      '^/(trpc|files)([/?]|$)': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', ws: true },
    },
  },
  ssr: { noExternal: true },
  // Without it the renderer would carry React's development build, and run it wherever nobody says otherwise.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A public page doesn't name what every page has loaded by then. Nor does a form, which loads its rules
      // while someone fills it in: only their style sheets can't follow by themselves.
      resolveDependencies(_, files, { hostId, hostType }) {
        if (hostType !== 'js') return files;
        const later = /assets\/(fields|apply)-/.test(hostId);
        return files.filter(
          (file) => !/assets\/(base|frame|rolldown-runtime)-/.test(file) && (!later || file.endsWith('.css')),
        );
      },
    },
    sourcemap: false,
    rolldownOptions: {
      input: isSsrBuild
        ? 'client/site/server.tsx'
        : { app: 'client/index.html', site: 'client/site/main.tsx' },
      // Schemas and links that a page does not use stay out of its bundle; making one changes nothing else.
      treeshake: { manualPureFunctions: ['z', 'createLink'] },
      output: {
        // Hashes shorter than usual: every page lists the files of all routes, and hashes don't compress.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        ...(isSsrBuild
          ? {}
          : { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }),
        // What pages need together in one file: it compresses better so, and changes rarely.
        codeSplitting: isSsrBuild
          ? undefined
          : {
              groups: [
                {
                  name: 'base',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store))\//,
                },
                {
                  name: 'frame',
                  test: /client\/(routes\/_site(\.tsx|\/[^?]+$)|drafts\.|site\/(api|call|context|head|structuredData|useHydrated|HrEmail)|features\/site\/shell\/(PublicShell|PageFailed|PhoneMenu|SchemeToggle|NotFound|useIsAdmin)|features\/jobs\/JobBadges|ui\/(?:\w+\/)?(Brand|Scene|useTitle|ErrorState|Button|Stack|Text|TextLink|textLooks|Badge|cx|drawn|useGrowing|toast\/toast)\b|content\/(pages|navigation)|signedIn)|shared\/(company\/brand|text\/counted|jobs\/(schema|search)|time\/dates|errors\/unavailable)\.|tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/Icon(Building|Calendar|Users|Search|ChevronDown)\.)/,
                },
                {
                  name: 'notice',
                  test: /client\/ui\/(states\/Notice|form\/draft)\.|tabler\/icons-react\/dist\/esm\/icons\/Icon(InfoCircle|Clock|AlertCircle|Lock|FileText|DeviceFloppy)\./,
                },
                {
                  name: 'fields',
                  test: /client\/(ui\/form\/(Field|Form|TextField|draft|useZodForm)|site\/useSamePage|features\/site\/FormPage)\./,
                },
                {
                  name: 'papers',
                  test: /client\/features\/files\/(useUpload|state)\.|shared\/(applications\/usStates|files\/resumeTypes)\./,
                },
              ],
            },
      },
    },
  },
}));
