import type { JobDraft } from '../../../shared/assistant/schema.ts';
import { salaryText } from '../../../shared/jobs/schema.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Facts } from '../../ui/figures/Facts.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Fine, Subtitle, Text } from '../../ui/text/Text.tsx';
import { useMayChange } from '../panel/panelPerson.ts';
import styles from './Assistant.module.css';

/** A drafted job, to edit and post in the job form. Nothing is saved automatically. */
export function JobDraftCard({ job, messageId }: { job: JobDraft; messageId: string }) {
  const mayChange = useMayChange();
  const facts = [
    ['Department', job.department],
    ['Salary range', salaryText(job.salaryMin, job.salaryMax) ?? 'Not specified'],
    ['Location', job.location],
    ['Work hours', job.workHours || 'Set with your team lead'],
  ] as const;
  const texts = [
    ['Description', job.description],
    ['Responsibilities', job.responsibilities],
    ['Requirements', job.requirements],
  ] as const;
  return (
    <Panel as="article" gap={12} className={styles.draft} aria-label="Job draft">
      <Subtitle level={3} lines="anywhere" dir="auto">
        {job.title}
      </Subtitle>
      <Facts rows={facts} />
      {texts.map(
        ([label, text]) =>
          text !== '' && (
            <Stack key={label} as="section" gap={4}>
              <h4>{label}</h4>
              <Text lines="kept" className={styles.body} dir="auto">
                {text}
              </Text>
            </Stack>
          ),
      )}
      {mayChange && (
        <Group gap={8} wrap>
          <ButtonLink
            to="/admin"
            search={{ tab: 'jobs', job: 'new', draft: messageId }}
            variant="filled"
            size="sm"
          >
            Open in job form
          </ButtonLink>
          <Fine as="span">Nothing is saved until you post it.</Fine>
        </Group>
      )}
    </Panel>
  );
}
