import { useState } from 'react';
import { isErased } from '../../../../shared/candidates/erased.ts';
import type { CandidateDetail } from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Segment, Segments } from '../../../ui/layout/Tabs.tsx';
import { Muted, Text } from '../../../ui/text/Text.tsx';
import { doneWith, keyFor, usePanelDraft } from '../../panel/panelDrafts.ts';
import { useMayChange } from '../../panel/panelPerson.ts';
import { PersonAudit, PersonEmails } from './PersonRecords.tsx';

/** Id of the note field, for the footer button that focuses it. */
const NOTE_FIELD = 'drawer-note';

/** Focuses the note field once it's rendered. */
export function focusNote(): void {
  requestAnimationFrame(() => document.getElementById(NOTE_FIELD)?.focus());
}

const parts = ['Timeline', 'Emails', 'Audit'] as const;

/** The timeline, newest first, with a note field for admins; also the person's emails and audit lines. */
export function ActivityTab({ person }: { person: CandidateDetail }) {
  const [part, setPart] = useState<(typeof parts)[number]>('Timeline');
  return (
    <Stack gap={24} className="dw-pad">
      <Segments label="Records">
        {parts.map((name) => (
          <Segment key={name} on={part === name} onClick={() => setPart(name)}>
            {name}
          </Segment>
        ))}
      </Segments>
      {part === 'Timeline' && <Timeline person={person} />}
      {part === 'Emails' && <PersonEmails candidateId={person.id} />}
      {part === 'Audit' && <PersonAudit candidateId={person.id} />}
    </Stack>
  );
}

function Timeline({ person }: { person: CandidateDetail }) {
  const mayChange = useMayChange();
  return (
    <>
      {mayChange && !isErased(person) && <NewNote candidateId={person.id} />}
      <ol className="ledger">
        {person.timeline.map((entry) => (
          <Text key={entry.id} as="li" size="sm">
            <Muted figures>
              {momentText(entry.at)}
              {entry.kind === 'note' && ' · Note'}
              {entry.actor && (
                <>
                  {' · '}
                  <bdi>{entry.actor}</bdi>
                </>
              )}
            </Muted>
            <Text lines="anywhere" className="dw-text" dir="auto">
              {entry.text}
            </Text>
          </Text>
        ))}
      </ol>
    </>
  );
}

function NewNote({ candidateId }: { candidateId: CandidateId }) {
  // Kept while HR looks at the interview or at other people.
  const about = `note on ${candidateId}`;
  const [text, setText, sent] = usePanelDraft(about);
  const utils = trpc.useUtils();
  const add = trpc.admin.addNote.useMutation({
    onSuccess: (_, note) => {
      sent(note.text);
      doneWith(about);
    },
    onError: toastFailure('We couldn’t save the note', 'note'),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  return (
    <CallForm
      gap={8}
      pending={add.isPending}
      action="Save note"
      doing="Saving…"
      variant="default"
      disabled={text.trim() === ''}
      onSubmit={() => add.mutate({ candidateId, text, idempotencyKey: keyFor(about, text) })}
    >
      <NoteField
        id={NOTE_FIELD}
        label="Add note"
        hint="Only HR can see notes."
        max={2000}
        value={text}
        onChange={setText}
      />
    </CallForm>
  );
}
