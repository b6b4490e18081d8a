import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/router.ts';

/** What public pages call, by the names on the wire: types of the server's router alone, so that nothing of it is loaded. */
type Record = AppRouter['_def']['record'];
type Kind = 'query' | 'mutation';

/** "jobs.list" for each procedure of the kind that stands directly in a router. */
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
