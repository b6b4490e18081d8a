import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/router.ts';

/**
 * The procedures of public pages, by their names on the wire. Types only, so none of the server's router is
 * loaded.
 */
type Record = AppRouter['_def']['record'];
type Kind = 'query' | 'mutation';

/** "jobs.list" for each procedure of the kind directly in a router. */
type Names<K extends Kind> = {
  [R in keyof Record & string]: {
    [N in keyof Record[R] & string]: Record[R][N] extends { _def: { type: K } } ? `${R}.${N}` : never;
  }[keyof Record[R] & string];
}[keyof Record & string];

type At<T, P> = P extends `${infer R}.${infer N}`
  ? R extends keyof T
    ? N extends keyof T[R]
      ? T[R][N]
      : never
    : never
  : never;

export type QueryName = Names<'query'>;
export type MutationName = Names<'mutation'>;
export type InputOf<P extends QueryName | MutationName> = At<inferRouterInputs<AppRouter>, P>;
export type AnswerOf<P extends QueryName | MutationName> = At<inferRouterOutputs<AppRouter>, P>;
