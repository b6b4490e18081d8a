import type { CandidateDetail } from '../../../../shared/candidates/schema.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Text, Title } from '../../../ui/text/Text.tsx';
import { Resume } from '../drawer/Resume.tsx';

/** The newest résumé with what they wrote beside it. */
export function Papers({ person }: { person: CandidateDetail }) {
  const application = person.applications.find(({ resume }) => resume !== null) ?? person.applications[0];
  if (!application) {
    return (
      <EmptyState title="No application">
        {person.fullName} has no application, so there’s no résumé to read.
      </EmptyState>
    );
  }
  const { resume, coverLetter, introduction } = application;
  return (
    <Stack gap={16}>
      <Title>Application from {dateText(application.createdAt)}</Title>
      {introduction !== '' && (
        <Text lines="kept" dir="auto">
          {introduction}
        </Text>
      )}
      {resume ? <Resume file={resume} atOnce /> : <Text tone="dim">No résumé attached.</Text>}
      {coverLetter && <Resume file={coverLetter} label="Cover letter" />}
    </Stack>
  );
}
