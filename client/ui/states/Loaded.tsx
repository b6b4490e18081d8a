import type { ReactNode } from 'react';
import { readError } from '../../errors.ts';
import { Button } from '../buttons/Button.tsx';
import type { Place } from '../drawn.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

type Query = { error: unknown; refetch: () => unknown };

/** What's said of something that no longer exists, and the way back where the page doesn't show one. */
export type Gone = { title: string; back?: { label: string; onClick: () => void } };

/** Whether it failed because there's no such thing, which trying again won't change. */
export const isGone = (error: unknown): boolean => Boolean(error) && readError(error).code === 'not_found';

/** A query that failed, and a retry; if what it asks for is `gone`, the way back instead. */
export function QueryError({ title, query, gone }: { title: string; query: Query; gone?: Gone }) {
  if (gone && isGone(query.error)) return <GoneState {...gone} />;
  return (
    <ErrorState title={title} message={readError(query.error).message} onRetry={() => void query.refetch()} />
  );
}

/** Instead of something that no longer exists. */
export function GoneState({ title, back }: Gone) {
  return (
    <div role="alert">
      <EmptyState title={title} action={back && <Button onClick={back.onClick}>{back.label}</Button>}>
        It isn’t here anymore, or its link is wrong.
      </EmptyState>
    </div>
  );
}

type Props<T> = {
  query: Query & { data: T | undefined; isError: boolean };
  /** The title when loading fails. */
  failed: string;
  /** For something that may no longer exist. */
  gone?: Gone;
  /** The outline while loading. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/** A query's data, its outline until then, and a retry when it fails. */
export function Loaded<T>({ query, failed, gone, waiting, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <QueryError title={failed} query={query} {...(gone && { gone })} /> : waiting;
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
