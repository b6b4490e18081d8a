import type { ReactNode } from 'react';
import { readError } from '../errors.ts';
import { ErrorState } from './ErrorState.tsx';

type Props<T> = {
  query: { data: T | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  /** The title when loading fails. */
  failed: string;
  /** The outline while loading. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/** A query's data, its outline until then, and a retry when it fails. */
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
