import type { ReactNode } from 'react';
import { detailRows } from '../../../../shared/applications/schema.ts';
import {
  APPLICATIONS_MAX,
  type ApplicationView,
  type CandidateDetail,
} from '../../../../shared/candidates/schema.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { Facts } from '../../../ui/figures/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Resume } from './Resume.tsx';

/** All applications as submitted, newest first. */
export function ApplicationTab({ person }: { person: CandidateDetail }) {
  const shown = person.applications.map(({ linkedinUrl }) => linkedinUrl);
  return (
    <Stack gap={32} className="dw-pad">
      {person.linkedinUrl && !shown.includes(person.linkedinUrl) && (
        <Text size="sm" lines="anywhere">
          <b>LinkedIn:</b> <ProfileLink url={person.linkedinUrl} />
        </Text>
      )}
      {person.otherEmails.length > 0 && (
        <Text size="sm" lines="anywhere">
          <b>Also applied with:</b> <bdi>{person.otherEmails.join(', ')}</bdi>. Emails go to{' '}
          <bdi>{person.email}</bdi>.
        </Text>
      )}
      {person.applications.length === 0 && <Text tone="dim">No applications on file.</Text>}
      {person.applications.map((application) => (
        <Application
          key={application.id}
          application={application}
          // With two addresses, it's unknown which one an application came from.
          email={person.otherEmails.length > 0 ? null : person.email}
        />
      ))}
      {person.applications.length === APPLICATIONS_MAX && (
        <Text tone="dim">Only the latest {APPLICATIONS_MAX} applications are shown.</Text>
      )}
    </Stack>
  );
}

function Application({ application, email }: { application: ApplicationView; email: string | null }) {
  const rows: [string, string | null][] = [
    ['Applied', dateText(application.createdAt)],
    ['Job', application.jobTitle],
    ['Position', application.position],
    ['Name', application.fullName],
    ['Email', email],
    ['Phone', application.phone],
    [
      application.state === null ? 'Country' : 'State and country',
      [application.state, application.country].filter((part) => part !== null).join(', '),
    ],
  ];
  return (
    <Stack as="section" className="slab">
      <h3>Application from {dateText(application.createdAt)}</h3>
      {application.awaitsProof && (
        <Notice kind="warn">
          <b>Unconfirmed.</b> Someone applied again with this email address, and its owner hasn’t confirmed
          it. Until they do, it won’t change the person’s position or résumé.
        </Notice>
      )}
      <Facts
        rows={[
          ...rows,
          ...detailRows(application).map(({ field, label, value }): [string, ReactNode] => [
            label,
            field === 'linkedinUrl' ? <ProfileLink key={field} url={value} /> : value,
          ]),
        ]}
      />
      <Stack gap={4}>
        <h4>Why they’re a good fit</h4>
        {application.introduction === '' ? (
          <Text tone="dim">No text to show</Text>
        ) : (
          <Text lines="anywhere" className="dw-text" dir="auto">
            {application.introduction}
          </Text>
        )}
      </Stack>
      {application.resume ? (
        <Resume file={application.resume} />
      ) : (
        <Text tone="dim">No documents uploaded</Text>
      )}
      {application.coverLetter && <Resume file={application.coverLetter} label="Cover letter" />}
    </Stack>
  );
}

/** Links to LinkedIn only, which is validated on submission. */
function ProfileLink({ url }: { url: string }) {
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank">
      <bdi>{url.replace('https://', '')}</bdi>
    </a>
  );
}
