import { changeSentence } from '../../../shared/profile/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button, TextButton } from '../../ui/buttons/Button.tsx';
import { TitledPanel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Fine, Remark, Text } from '../../ui/text/Text.tsx';
import styles from './ProfilePage.module.css';

/** What the person changed about themselves, newest first. */
export function History() {
  const history = trpc.profile.history.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const rows = history.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <TitledPanel title="Change history" gap={8}>
      {history.isError && !history.data && (
        <Text size="sm" tone="error" role="alert">
          {readError(history.error).message}{' '}
          <TextButton onClick={() => void history.refetch()}>Try again</TextButton>
        </Text>
      )}
      {history.isPending && <SkeletonLines widths={['100%', '90%', '95%']} />}
      {history.isSuccess && rows.length === 0 && (
        <Remark>No changes yet. Changes you make on this page appear here.</Remark>
      )}
      <ol>
        {rows.map((change) => (
          <Stack key={change.id} as="li" gap={2} size="sm" className={styles.change}>
            <Text as="span" lines="anywhere" dir="auto">
              {changeSentence(change)}
            </Text>
            <Fine as="span">
              <time dateTime={change.at}>{momentText(change.at)}</time>
            </Fine>
          </Stack>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button size="sm" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show older changes
        </Button>
      )}
    </TitledPanel>
  );
}
