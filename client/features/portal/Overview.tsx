import { IconCheck, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { whenPapers } from '../../../shared/documents/terms.ts';
import type { FileId } from '../../../shared/ids/schema.ts';
import type { PortalView, portalStages } from '../../../shared/portal/schema.ts';
import { shortDate } from '../../../shared/time/dates.ts';
import { readError } from '../../errors.ts';
import { HrEmail } from '../../site/HrEmail.tsx';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Hidden, Muted, Remark, Text, Title } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { DocumentsCard } from '../documents/DocumentsCard.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import styles from './Overview.module.css';
import portal from './Portal.module.css';

/** The next step, the current stage, and the documents on file. */
export function Overview({ view, onResume }: { view: PortalView; onResume: () => void }) {
  return (
    <div className={portal.columns}>
      <Stack gap={32} place="shrink">
        <InterviewCard view={view} onResume={onResume} />
        {view.status !== 'rejected' && (
          <Stack as="section">
            <Title>Where things stand</Title>
            <Stages view={view} />
          </Stack>
        )}
        <Stack as="section" gap={12}>
          <Title>Timeline</Title>
          <Stack as="ul" gap={8} size="sm">
            {view.timeline.map((entry) => (
              <Group key={entry.id} as="li" align="start">
                <Muted figures lines="one" className={styles.when}>
                  {shortDate(entry.at)}
                </Muted>
                <Text as="span" lines="anywhere">
                  {entry.text}
                </Text>
              </Group>
            ))}
          </Stack>
        </Stack>
      </Stack>
      <Stack as="aside" gap={32} place="shrink" aria-label="Documents and position">
        <Stack as="section" className="slab">
          <Title>Documents</Title>
          {view.resume && <Document title="Résumé" file={view.resume} />}
          {view.coverLetter && <Document title="Cover letter" file={view.coverLetter} />}
          {!view.resume && !view.coverLetter && <p>No documents uploaded</p>}
          {view.status === 'hired' ? (
            <Text size="sm">
              Submit your onboarding documents in your <Link to="/employee/documents">employee area</Link>.
            </Text>
          ) : (
            <>
              <Remark>Please send extra documents {whenPapers}.</Remark>
              <DocumentsCard area="/candidate" />
            </>
          )}
        </Stack>
        <Stack as="section" gap={12} className="slab">
          <Title>Position</Title>
          <Text as="dl" size="sm" className={portal.facts}>
            <dt>Position</dt>
            <Text as="dd" lines="anywhere">
              {view.position}
            </Text>
            <dt>Application</dt>
            <dd>{statusText(view)}</dd>
            <dt>Contact</dt>
            <Text as="dd" lines="anywhere">
              <HrEmail />
            </Text>
          </Text>
        </Stack>
      </Stack>
    </div>
  );
}

type Stage = (typeof portalStages)[number];

/** Each status as a word, and the stage that has its date. */
const statuses: Record<CandidateStatus, { word: string; stage: Stage | null }> = {
  applied: { word: 'Applied', stage: 'applied' },
  shortlisted: { word: 'Shortlisted', stage: 'shortlisted' },
  interviewed: { word: 'Interviewed', stage: 'interview' },
  hired: { word: 'Hired', stage: 'decision' },
  rejected: { word: 'Closed', stage: null },
};

function statusText(view: PortalView): string {
  const { word, stage } = statuses[view.status];
  const at = view.stages.find((entry) => entry.stage === stage)?.at;
  return at ? `${word} on ${shortDate(at)}` : word;
}

const stageTexts: Record<Stage, { label: string; now: string; later: string }> = {
  applied: { label: 'Applied', now: 'Now', later: '' },
  shortlisted: { label: 'Shortlisted', now: '3–5 business days after you apply', later: '' },
  interview: { label: 'Interview', now: 'Ready now', later: '' },
  decision: { label: 'HR decision', now: 'Within 5–7 business days', later: '5–7 business days later' },
  training: { label: 'Training', now: 'HR will email you', later: '1–2 weeks, paid' },
};

function Stages({ view }: { view: PortalView }) {
  const interviewing = view.interview?.state === 'in_progress';
  return (
    <ol className={styles.stages}>
      {view.stages.map(({ stage, state, at }) => {
        const { label, now, later } = stageTexts[stage];
        const interview = view.interview?.paused ? 'Paused' : 'In progress';
        const current = stage === 'interview' && interviewing ? interview : now;
        return (
          <li key={stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.seat}>
              {state === 'done' && <IconCheck size={14} stroke={2.5} aria-hidden="true" />}
            </span>
            <b>
              {label}
              {state === 'done' && <Hidden> (done)</Hidden>}
            </b>
            <Text as="span">
              {at ? shortDate(at) : state === 'current' ? current : state === 'next' ? later : ''}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}

type PortalFile = { id: FileId; name: string; createdAt: string };

function Document({ title, file }: { title: string; file: PortalFile }) {
  const utils = trpc.useUtils();
  const link = trpc.candidatePortal.fileLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      const { code, message } = readError(error);
      if (code === 'session_ended') void utils.candidatePortal.view.reset();
      else toast.error('Error', message, { id: 'file-link' });
    },
  });
  return (
    <Group>
      <span className={styles.file}>
        <IconFileText size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <Stack as="span" gap={0} place="grow">
        <b>{title}</b>
        <Remark as="span" lines="anywhere">
          <bdi>{file.name}</bdi> · {shortDate(file.createdAt)}
        </Remark>
      </Stack>
      <Button
        variant="subtle"
        size="sm"
        loading={link.isPending}
        aria-label={`View ${title}`}
        onClick={() => link.mutate({ fileId: file.id })}
      >
        View
      </Button>
    </Group>
  );
}
