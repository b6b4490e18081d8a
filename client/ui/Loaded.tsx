import type { ReactNode } from 'react';
import { readError } from '../errors.ts';
import { ErrorState } from './ErrorState.tsx';

type Props<T> = {
  query: { data: T | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  /** What to say when nothing came. */
  failed: string;
  /** The outline of what is on its way. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a query brings, its outline until then, and a way to try again. */
export function Loaded<T>({ query, failed, waiting, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return waiting;
  return (
    <ErrorState
      title={failed}
      message={readError(query.error).message}
      onRetry={() => void query.refetch()}
    />
  );
}
