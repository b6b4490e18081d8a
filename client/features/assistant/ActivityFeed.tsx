import { Link } from '@tanstack/react-router';
import type { Activity } from '../../../shared/assistant/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/states/Notice.tsx';
import { Fine, Remark, Text } from '../../ui/text/Text.tsx';
import styles from './Assistant.module.css';
import { sourceSearch } from './sources.ts';

/** Recent activity, reloaded when an event arrives. */
export function ActivityFeed({ max }: { max: number }) {
  const feed = trpc.admin.assistant.activity.useQuery();
  if (feed.isError && !feed.data) return <Notice kind="bad">{readError(feed.error).message}</Notice>;
  if (feed.data?.length === 0) return <Remark>Nothing has happened yet.</Remark>;
  return (
    <ul className={styles.feed}>
      {feed.data?.slice(0, max).map((entry) => (
        <li key={entry.id}>
          {entry.source ? (
            <Link to="/admin" search={sourceSearch(entry.source)}>
              <Sentence entry={entry} />
            </Link>
          ) : (
            <Text as="span" lines="anywhere">
              <Sentence entry={entry} />
            </Text>
          )}
          <Fine as="span" figures>
            {momentText(entry.at)}
          </Fine>
        </li>
      ))}
    </ul>
  );
}

/** Isolates a right-to-left name so the sentence keeps its direction. */
function Sentence({ entry: { text, source } }: { entry: Activity }) {
  if (!source || !text.startsWith(source.label)) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi>{source.label}</bdi>
      {text.slice(source.label.length)}
    </>
  );
}
