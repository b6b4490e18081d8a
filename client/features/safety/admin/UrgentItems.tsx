import { skipToken } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { UserId } from '../../../../shared/ids/schema.ts';
import {
  SAFETY_PAGE,
  SAFETY_PAGES,
  type SafetyItem,
  safetyKindLabels,
  safetySourceLabels,
} from '../../../../shared/safety/schema.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { RowLink } from '../../../ui/tables/TableParts.tsx';
import { Fine, Hidden, Text } from '../../../ui/text/Text.tsx';
import { isRemoved } from '../../candidates/drawer/RemovedRecord.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { InboxSection, useGrowing } from '../../panel/InboxSection.tsx';
import { PanelPerson } from '../../panel/panelPerson.ts';
import { Standing, UrgentItem, whoOf } from './UrgentItem.tsx';

/** Texts that a person should read immediately. Admins only; each text shows after a separate click. */
export function UrgentItems() {
  const [state, setState] = useState<'open' | 'closed'>('open');
  const [opened, setOpened] = useState<SafetyItem | 'gone' | null>(null);
  const { pages, reset, showMore } = useGrowing();
  const list = trpc.safety.flags.useQuery(
    { state, pages },
    { placeholderData: (before) => (pages > 1 ? before : undefined) },
  );
  const count = trpc.safety.count.useQuery();
  const you = useContext(PanelPerson)?.id ?? null;
  const items = list.data?.items;
  // The opened item stays open, even after a colleague closed it or newer items pushed it off the list.
  const kept = opened === 'gone' ? null : opened;
  const listed = items?.find(({ id }) => id === kept?.id);
  const alone = trpc.safety.flag.useQuery(
    kept !== null && list.isSuccess && !listed ? { flagId: kept.id } : skipToken,
    { staleTime: 0 },
  );
  // Deleted, and not to be shown any longer.
  if (kept && isRemoved(alone)) setOpened('gone');
  return (
    <>
      <InboxSection
        title="Urgent"
        noun="urgent items"
        query={list}
        count={items?.length ?? null}
        waiting={count.data?.open}
        empty={
          state === 'open'
            ? {
                title: 'Nothing urgent',
                text: 'If someone writes that they or others may be in danger, you’ll see it here.',
              }
            : {
                title: 'None closed yet',
                text: 'Closed items stay here for the time set under Data retention in Settings.',
              }
        }
        action={
          <Button
            variant="subtle"
            size="xs"
            place="push"
            aria-pressed={state === 'closed'}
            onClick={() => {
              setState(state === 'open' ? 'closed' : 'open');
              reset();
            }}
          >
            {state === 'open' ? 'Show closed' : 'Show open'}
          </Button>
        }
        more={showMore(list, list.data?.more === true && list.data.items.length < SAFETY_PAGES * SAFETY_PAGE)}
      >
        {items?.map((item) => (
          <Row key={item.id} item={item} you={you} onOpen={() => setOpened(item)} />
        ))}
      </InboxSection>
      <UrgentItem
        item={listed ?? alone.data ?? kept}
        gone={opened === 'gone'}
        you={you}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

function Row({ item, you, onOpen }: { item: SafetyItem; you: UserId | null; onOpen: () => void }) {
  const utils = trpc.useUtils();
  const take = trpc.safety.take.useMutation({
    onError: toastFailure('We couldn’t assign it to you', 'urgent'),
    onSettled: () => utils.safety.invalidate(),
  });
  const label = whoOf(item);
  const mine = item.takenBy !== null && item.takenBy.id === you;
  const open = useRef<HTMLButtonElement>(null);
  const took = mine && take.isSuccess;
  useEffect(() => {
    // The pressed button has gone.
    if (took && document.activeElement === document.body) open.current?.focus();
  }, [took]);
  return (
    <li>
      <Stack gap={4} place="grow">
        <Group as="span" gap={8} wrap>
          <Badge color="red">{safetyKindLabels[item.kind]}</Badge>
          {item.person?.candidateId ? (
            <RowLink
              data-sentence=""
              to="/admin"
              search={{ tab: 'candidates', candidate: item.person.candidateId }}
            >
              {label}
            </RowLink>
          ) : (
            <Text as="b" bold lines="anywhere" dir="auto">
              {label}
            </Text>
          )}
          {item.unconfirmed && <Badge color="gray">Unconfirmed</Badge>}
          <DemoMark person={item.person?.candidateId} />
        </Group>
        <Fine as="span">
          {safetySourceLabels[item.source]} · {momentText(item.createdAt)}
        </Fine>
        <Standing item={item} mine={mine} />
      </Stack>
      <Group gap={8} wrap align="stretch" className="ad-acts">
        {item.closedAt === null && !mine && (
          <Button
            variant="filled"
            size="sm"
            loading={take.isPending}
            onClick={() => take.mutate({ flagId: item.id, takenBy: item.takenBy?.id ?? null })}
          >
            Assign to me
            <Hidden>: {label}</Hidden>
          </Button>
        )}
        <Button ref={open} size="sm" onClick={onOpen}>
          Open<Hidden>: {label}</Hidden>
        </Button>
      </Group>
    </li>
  );
}
