import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobId } from '../../../../shared/ids/schema.ts';
import type { JobRubric, RubricVersion } from '../../../../shared/jobs/rubrics.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Details } from '../../../ui/layout/Details.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Remark, Text } from '../../../ui/text/Text.tsx';
import styles from './RubricVersions.module.css';
import { rubricChanges } from './rubricDiff.ts';

/** What each version of a job’s interview changed, who changed it, and how many interviews it was used for. */
export function RubricVersions({ jobId }: { jobId: JobId }) {
  const [open, setOpen] = useState(false);
  const versions = trpc.admin.jobs.rubricVersions.useQuery(open ? { jobId } : skipToken);
  return (
    <Details summary="Versions" onToggle={setOpen}>
      {open && versions.isPending && <SkeletonLines widths={['56%', '82%', '64%']} />}
      {versions.isError && !versions.data && <Remark>{readError(versions.error).message}</Remark>}
      {versions.data?.length === 0 && (
        <Remark>No versions yet. We’ll keep the first one when you save or when an interview starts.</Remark>
      )}
      <Stack as="ol" gap={12}>
        {versions.data?.map((version, index, all) => (
          <Version key={version.version} version={version} before={all[index + 1] ?? version.before} />
        ))}
      </Stack>
    </Details>
  );
}

function Version({ version, before }: { version: RubricVersion; before: JobRubric | null }) {
  const { interviews } = version;
  const changes = before ? rubricChanges(before, version) : [];
  return (
    <li className={styles.version}>
      <Text size="sm" figures>
        <b>Version {version.version}</b> · {momentText(version.createdAt)} ·{' '}
        {version.changedBy ? <bdi>{version.changedBy}</bdi> : 'saved when an interview started'} ·{' '}
        {counted(interviews, 'interview')}
      </Text>
      {changes.map(({ what, from, to }) => (
        <Text key={what} size="sm" lines="anywhere">
          {what}: {from !== null && <del dir="auto">{from}</del>} {to !== null && <ins dir="auto">{to}</ins>}
        </Text>
      ))}
    </li>
  );
}
