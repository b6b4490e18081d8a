import type { ReactNode } from 'react';
import { readError } from '../../errors.ts';
import { Button } from '../buttons/Button.tsx';
import type { Place } from '../drawn.ts';
import { ErrorState } from './ErrorState.tsx';

type Query = { error: unknown; refetch: () => unknown };

/** Whether it failed because there's no such thing, which trying again won't change. */
export const isGone = (error: unknown): boolean => Boolean(error) && readError(error).code === 'not_found';

/** A query that failed, and a retry; `gone` instead, if there's no such thing. */
export function QueryError({ title, query, gone }: { title: string; query: Query; gone?: ReactNode }) {
  if (gone && isGone(query.error)) return gone;
  return (
    <ErrorState title={title} message={readError(query.error).message} onRetry={() => void query.refetch()} />
  );
}

type Props<T> = {
  query: Query & { data: T | undefined; isError: boolean };
  /** The title when loading fails. */
  failed: string;
  /** Shown instead if there's no such thing. */
  gone?: ReactNode;
  /** The outline while loading. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/** A query's data, its outline until then, and a retry when it fails. */
export function Loaded<T>({ query, failed, gone, waiting, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <QueryError title={failed} query={query} gone={gone} /> : waiting;
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
