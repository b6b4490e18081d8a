import type { ReactNode } from 'react';
import { readError } from '../../errors.ts';
import { Button } from '../buttons/Button.tsx';
import type { Place } from '../drawn.ts';
import { ErrorState } from './ErrorState.tsx';

type Query = { error: unknown; refetch: () => unknown };

/** A query that failed, and a retry. */
export function QueryError({ title, query }: { title: string; query: Query }) {
  return (
    <ErrorState title={title} message={readError(query.error).message} onRetry={() => void query.refetch()} />
  );
}

type Props<T> = {
  query: Query & { data: T | undefined; isError: boolean };
  /** The title when loading fails. */
  failed: string;
  /** The outline while loading. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/** A query's data, its outline until then, and a retry when it fails. */
export function Loaded<T>({ query, failed, waiting, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <QueryError title={failed} query={query} /> : waiting;
}

type MoreProps = Pick<Place, 'place'> & {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  size?: 'sm' | 'md';
};

/** Loads the next page of an endless list; nothing after the last one. */
export function MoreButton({ list, size = 'sm', ...place }: MoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      size={size}
      {...place}
      loading={list.isFetchingNextPage}
      loadingText="Loading…"
      onClick={() => void list.fetchNextPage()}
    >
      Show more
    </Button>
  );
}
