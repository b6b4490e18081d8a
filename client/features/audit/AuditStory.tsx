import type { ReactNode } from 'react';
import { auditText, detailsText, plainWords, subjectText } from '../../../shared/audit/labels.ts';
import { toId } from '../../../shared/ids/isId.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { AuditRow } from '../../../shared/panel/schema.ts';
import { clockText, dateText } from '../../../shared/time/dates.ts';
import { TextButton } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Fine, Remark, Subtitle, Text } from '../../ui/text/Text.tsx';
import { DemoMark } from '../demo/DemoMark.tsx';
import styles from './AuditStory.module.css';

/** The log by day: who did what to which record. `onAbout` filters by record; null where the log already is. */
export function AuditStory(props: {
  rows: AuditRow[];
  waiting: boolean;
  onAbout: ((subjectId: string) => void) | null;
}) {
  const { rows, waiting, onAbout } = props;
  if (waiting)
    return (
      <div className={styles.waiting}>
        <SkeletonLines widths={['30%', '86%', '92%', '64%', '78%', '90%']} />
      </div>
    );
  const days = Map.groupBy(rows, ({ createdAt }) => dateText(createdAt));
  return [...days].map(([day, lines]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <Subtitle>{day}</Subtitle>
      <ul>
        {lines.map((row) => (
          <Entry key={row.id} row={row} onAbout={onAbout} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ row, onAbout }: { row: AuditRow; onAbout: ((id: string) => void) | null }) {
  const { subjectId, subjectKind, subjectName } = row;
  const about = subjectId && (
    <>
      {subjectText(subjectKind)} {subjectName && <bdi>{subjectName}</bdi>}
    </>
  );
  return (
    <li className={styles.entry}>
      <Fine as="span" figures>
        {clockText(row.createdAt)}
      </Fine>
      <div>
        <Group gap={8} wrap align="baseline">
          <b title={row.action}>{auditText(row.action)}</b>
          <Remark as="span" lines="anywhere" title={row.ip ?? undefined}>
            by <bdi>{row.actor}</bdi>
          </Remark>
          {about && (
            <Text as="span" size="sm" lines="anywhere" title={subjectId ?? undefined}>
              {onAbout ? <TextButton onClick={() => onAbout(subjectId)}>{about}</TextButton> : about}
            </Text>
          )}
          {subjectKind === 'candidate' && subjectId && <DemoMark person={toId<CandidateId>(subjectId)} />}
        </Group>
        <Details data={row.data} />
      </div>
    </li>
  );
}

/** The change from old to new value, and other recorded data. */
function Details({ data }: { data: AuditRow['data'] }): ReactNode {
  const { from = data.before, to = data.after, before: _before, after: _after, ...rest } = data;
  const others = detailsText(rest);
  if (isNothing(from) && isNothing(to) && !others) return null;
  return (
    <Remark lines="anywhere">
      {!isNothing(from) && <del>{plainWords(`${from}`)}</del>}
      {!isNothing(from) && !isNothing(to) && ' → '}
      {!isNothing(to) && <ins>{plainWords(`${to}`)}</ins>}
      {others && (isNothing(from) && isNothing(to) ? others : `, ${others}`)}
    </Remark>
  );
}

const isNothing = (value: AuditRow['data'][string] | undefined): boolean =>
  value === undefined || value === null || value === '';
