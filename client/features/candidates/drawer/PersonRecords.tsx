import type { ReactNode } from 'react';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { trpc } from '../../../trpc.ts';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Remark, Text } from '../../../ui/text/Text.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { AuditStory } from '../../audit/AuditStory.tsx';
import { EmailTable } from '../../emails/EmailTable.tsx';

/** Most records listed in the drawer. */
const MOST = 100;

/** Emails to this person, newest first. */
export function PersonEmails({ candidateId }: { candidateId: CandidateId }) {
  const list = trpc.admin.mails.list.useQuery({ candidateId, limit: MOST });
  const emails = list.data?.mails ?? [];
  return (
    <>
      <Records noun="emails" list={list} none={emails.length === 0 && 'No emails to this person yet.'}>
        <EmailTable emails={emails} waiting={list.isPending} />
      </Records>
      {list.data?.nextCursor && <Remark>Showing the latest {MOST}.</Remark>}
    </>
  );
}

/** The newest audit lines about this person; the rest are in the audit log. */
export function PersonAudit({ candidateId }: { candidateId: CandidateId }) {
  const list = trpc.admin.audit.list.useQuery({ subjectId: candidateId, limit: MOST });
  const rows = list.data?.rows ?? [];
  return (
    <>
      <Records
        noun="audit log"
        list={list}
        none={rows.length === 0 && 'Nothing in the audit log about this person yet.'}
      >
        <AuditStory rows={rows} waiting={list.isPending} onAbout={null} />
      </Records>
      {list.data?.nextBefore && (
        <Text size="sm">
          <TextLink to="/admin" search={{ tab: 'audit', about: candidateId }}>
            See all in Audit
          </TextLink>
        </Text>
      )}
    </>
  );
}

type List = { data: unknown; isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };

function Records(props: { noun: string; list: List; none: string | false; children: ReactNode }) {
  const { noun, list, none, children } = props;
  // What's being read stays when a refetch fails.
  if (list.isError && list.data === undefined) {
    return <QueryError title={`We couldn’t load the ${noun}`} query={list} />;
  }
  return !list.isPending && none ? <Text tone="dim">{none}</Text> : children;
}
