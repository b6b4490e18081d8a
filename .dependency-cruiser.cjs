/** The layers of ARCHITECTURE.md. Type imports count as any other. Exceptions are part of their rule. */
const feature = '^server/features/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circle', from: {}, to: { circular: true } },
    {
      name: 'shared-imports-zod-and-siblings',
      from: { path: '^shared/' },
      to: { pathNot: '^(shared/|node_modules/zod/)' },
    },
    {
      name: 'client-imports-shared-and-itself',
      from: { path: '^client/' },
      to: { path: '^(server|scripts|tests|drizzle)/', pathNot: '^server/router[.]ts$' },
    },
    {
      name: 'client-imports-the-type-of-the-router-only',
      from: { path: '^client/' },
      to: { path: '^server/router[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-runs-in-browsers',
      from: { path: '^client/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-kit-knows-no-feature',
      from: { path: '^client/ui/' },
      to: { path: '^client/features/' },
    },
    {
      name: 'areas-mount-features',
      comment: 'What features share of the panel and of the employee area is in panel/ and employeeArea/.',
      from: { path: '^client/features/', pathNot: '^client/features/(admin|employee)/' },
      to: { path: '^client/features/(admin|employee)/' },
    },
    {
      name: 'shared-parts-of-areas-stand-below',
      from: { path: '^client/features/(panel|employeeArea)/' },
      to: { path: '^client/features/', pathNot: '^client/features/(panel|employeeArea)/' },
    },
    {
      name: 'forms-are-made-with-the-kit',
      comment:
        'client/ui/form shows errors, moves the focus, and keeps the key; a second way forgets one of them.',
      from: { path: '^client/', pathNot: '^client/ui/form/' },
      to: { path: '@mantine/form' },
    },
    {
      name: 'server-never-imports-the-client',
      from: { path: '^server/' },
      to: { path: '^(client|scripts|tests)/' },
    },
    {
      name: 'the-serving-process-never-loads-the-builder',
      comment: 'It would keep its memory.',
      from: { path: '^(server/|scripts/start[.]ts$)' },
      to: { path: '^node_modules/vite/' },
    },
    {
      name: 'platform-stands-below',
      from: { path: '^server/(db|platform|errors[.]ts|env[.]ts)' },
      to: {
        path: '^server/(ai|safety|features|demo|deps[.]ts|compose[.]ts|tasks[.]ts|router[.]ts|http[.]ts)',
      },
    },
    {
      name: 'models-and-safety-stand-below-features',
      comment:
        'What a built-in model says of an interview, and cases with expected results, know the interview.',
      from: { path: '^server/(ai|safety)/', pathNot: '^server/ai/(builtIn/interview|eval)/' },
      to: { path: '^server/(features|demo|compose[.]ts|tasks[.]ts|router[.]ts|http[.]ts)' },
    },
    {
      name: 'features-know-nothing-of-composition',
      from: { path: '^server/features/' },
      to: {
        path: '^server/(demo/|(compose|tasks|main|http|procedures|sockets|callers|router|builtInScripts)[.]ts$)',
      },
    },
    {
      name: 'domain-knows-nothing-of-transport',
      from: { path: '^server/(features|safety)/', pathNot: '(^|[./])(router|http)[.]ts$' },
      to: {
        path: '^node_modules/(@trpc/server|fastify|@fastify/[^/]+)/|^server/(trpc|cookies)[.]ts$|[./]router[.]ts$',
      },
    },
    {
      name: 'routers-know-nothing-of-the-database',
      from: { path: '^server/.*[./]router[.]ts$' },
      to: { path: '^(server/db/|drizzle/|node_modules/(drizzle-orm|postgres)/)' },
    },
    {
      name: 'the-panel-mounts-the-routers-of-hr',
      from: { path: '^(server|scripts)/', pathNot: '^server/features/admin/router[.]ts$' },
      to: { path: '^server/features/[^/]+/admin[.]router[.]ts$' },
    },
    {
      name: 'features-meet-at-their-doors',
      from: { path: feature },
      to: {
        path: feature,
        pathNot: [
          '^server/features/$1/',
          '^server/features/[^/]+/(service|admin|queries)[.]ts$',
          '^server/features/[^/]+/admin[.]router[.]ts$',
          '^server/features/auth/sessions[.]ts$',
          '^server/features/conversation/(policy|pauses|numbers|sending|watching)[.]ts$',
        ],
      },
    },
    // A rule without a severity would only warn.
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // The compiler's own interface for other programs isn't published in TypeScript 7 yet.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // A module's test stands beside it and may borrow from anywhere.
    exclude: { path: '[.]test[.]tsx?$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
    },
  },
};
