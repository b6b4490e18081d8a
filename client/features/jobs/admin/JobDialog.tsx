import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { skipToken } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type JobDraft, splitJobDraft } from '../../../../shared/assistant/schema.ts';
import { toId } from '../../../../shared/ids/isId.ts';
import type { JobId } from '../../../../shared/ids/schema.ts';
import type { AdminJob } from '../../../../shared/jobs/admin.ts';
import type { SettingValues } from '../../../../shared/panel/settings.ts';
import { trpc } from '../../../trpc.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { GoneState } from '../../../ui/states/GoneState.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { JobForm } from './JobForm.tsx';
import { focusJob } from './JobTable.tsx';
import { Rubric } from './RubricForm.tsx';
import { useSaveJob } from './useJobs.ts';

type Props = {
  /** Null while it's closed. */
  job: 'new' | JobId | null;
  /** The assistant's answer with the drafted job to start from. */
  draft?: string | null;
  /** The job from the table, so the dialog opens immediately. */
  known: AdminJob | null;
  onClose: () => void;
};

/** Create and edit (specification file 2 §2 and §9). */
export function JobDialog({ job, draft = null, known, onClose }: Props) {
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const managers = trpc.admin.settings.jobChoices.useQuery();
  const talk = trpc.admin.assistant.history.useQuery(job === 'new' && draft ? undefined : skipToken, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const last = useRef(job);
  if (job) last.current = job;
  const answer = talk.data?.find(({ id }) => id === draft);
  const drafted = answer ? splitJobDraft(answer.message).job : null;
  const [asking, setAsking] = useState(false);
  // If the conversation was cleared in the meantime, the form starts empty.
  const ready = !draft || talk.isFetched;
  return (
    <Dialog
      opened={job !== null}
      onClose={onClose}
      // While the unsaved-changes question is open, Escape only closes that.
      locked={asking}
      size={760}
      fullScreen={phone}
      title={job === 'new' ? 'Post a job' : 'Edit job'}
      onClosed={() => {
        setAsking(false);
        focusJob(last.current);
      }}
    >
      {job === 'new' && managers.data && ready && (
        <NewJob managers={managers.data} draft={drafted} onClose={onClose} onAsking={setAsking} />
      )}
      {job !== null && job !== 'new' && managers.data && (
        <EditJob
          key={job}
          jobId={job}
          known={known}
          managers={managers.data}
          onClose={onClose}
          onAsking={setAsking}
        />
      )}
      {job !== null && managers.isError && <QueryError title="We couldn’t load the form" query={managers} />}
    </Dialog>
  );
}

type Managers = SettingValues['company'];

type FormProps = { managers: Managers; onClose: () => void; onAsking: (asking: boolean) => void };

function NewJob(props: FormProps & { draft: JobDraft | null }) {
  const { managers, draft, onClose, onAsking } = props;
  // Created once, so submitting twice creates one job.
  const [jobId] = useState(() => toId<JobId>(crypto.randomUUID()));
  // What was typed while it was being posted changes it.
  const [posted, setPosted] = useState<AdminJob | null>(null);
  const save = useSaveJob(jobId);
  return (
    <JobForm
      stored={posted}
      draft={draft}
      managers={managers}
      onSave={async (job) => setPosted(await save(job, posted?.updatedAt ?? null))}
      onClose={onClose}
      onAsking={onAsking}
    />
  );
}

function EditJob(props: FormProps & { jobId: JobId; known: AdminJob | null }) {
  const { jobId, known, managers, onClose, onAsking } = props;
  const found = trpc.admin.jobs.byId.useQuery(known ? skipToken : { jobId });
  // Edits keep the version that was opened, even when the table refetches.
  const [opened, setOpened] = useState(known);
  // Opened by a link, the table may bring the job before its own query does.
  const stored = opened ?? known ?? found.data ?? null;
  if (!opened && stored) setOpened(stored);
  const save = useSaveJob(jobId);
  const [part, setPart] = useState('posting');
  // Mounted when first chosen, then kept so typed text survives switching tabs.
  const [seen, setSeen] = useState(false);
  if (!stored) {
    return found.isError ? (
      <QueryError
        title="We couldn’t load this job"
        query={found}
        gone={<GoneState title="This job is gone" back={{ label: 'Back to jobs', onClick: onClose }} />}
      />
    ) : (
      <SkeletonLines widths={['48%', '100%', '72%', '99%', '64%', '98%', '80%']} />
    );
  }
  return (
    <Tabs
      value={part}
      onChange={(value) => {
        setPart(value ?? 'posting');
        setSeen(true);
      }}
    >
      <Tabs.List>
        <Tabs.Tab value="posting">Posting</Tabs.Tab>
        <Tabs.Tab value="interview">Interview</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="posting" pt="md">
        <JobForm
          stored={stored}
          managers={managers}
          onSave={async (job) => setOpened(await save(job, stored.updatedAt))}
          onClose={onClose}
          onAsking={onAsking}
        />
      </Tabs.Panel>
      <Tabs.Panel value="interview" pt="md">
        {seen && (
          <Rubric
            jobId={jobId}
            title={stored.title}
            position={stored.position}
            onClose={onClose}
            onAsking={onAsking}
          />
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
