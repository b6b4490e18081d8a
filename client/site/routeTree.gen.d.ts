import type { AnyRoute } from '@tanstack/react-router';

/** Generated from client/routes without the signed-in areas; types come from client/routeTree.gen.ts. */
export declare const routeTree: AnyRoute;
