import { changeSentence } from '../../../shared/profile.ts';
import { momentText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';

/** What the person changed about themselves, newest first. */
export function History() {
  const history = trpc.profile.history.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const rows = history.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section className="ac-panel" aria-labelledby="ac-history">
      <h2 className="h3 ac-title" id="ac-history">
        Change history
      </h2>
      {history.isError && !history.data && (
        <p className="sm err-text" role="alert">
          {readError(history.error).message}{' '}
          <button type="button" className="link" onClick={() => void history.refetch()}>
            Try again
          </button>
        </p>
      )}
      {history.isPending && (
        <p className="sm dim" role="status">
          Loading…
        </p>
      )}
      {history.isSuccess && rows.length === 0 && (
        <p className="sm dim">No changes yet. Changes you make on this page appear here.</p>
      )}
      <ol className="ac-rows">
        {rows.map((change) => (
          <li key={change.id} className="ac-change sm">
            <span className="break" dir="auto">
              {changeSentence(change)}
            </span>
            <time className="xs dim" dateTime={change.at}>
              {momentText(change.at)}
            </time>
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <button
          type="button"
          className="btn default sm"
          disabled={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show older changes
        </button>
      )}
    </section>
  );
}
