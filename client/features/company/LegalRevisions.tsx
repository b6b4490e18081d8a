import { useState } from 'react';
import type { LegalRevision } from '../../../shared/company/legalSettings.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Details } from '../../ui/layout/Details.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Fine, Hidden, Muted, Remark, Text } from '../../ui/text/Text.tsx';
import { textChanges } from './legalDiff.ts';

type Props = {
  /** The newest first. */
  revisions: LegalRevision[];
  /** Opens the text of an earlier revision in the editor; null for people who only read. */
  onEdit: ((text: string) => void) | null;
  /** What the editor holds. Another text than a published one isn't replaced, because it would be lost. */
  typed: string;
};

/** Every revision of a legal text: who published it, when and why, and its difference from the one before. */
export function LegalRevisions({ revisions, onEdit, typed }: Props) {
  const unpublished = typed !== '' && revisions.every(({ text }) => text !== typed);
  return (
    <Details summary="Revisions">
      {revisions.length === 0 ? (
        <Remark>No revisions yet.</Remark>
      ) : (
        <Stack as="ol" gap={8} size="sm" className="st-changes">
          {revisions.map((revision, index) => (
            <Revision
              key={revision.revision}
              revision={revision}
              before={revisions[index + 1]}
              onEdit={index === 0 ? null : onEdit}
              unpublished={unpublished}
            />
          ))}
        </Stack>
      )}
    </Details>
  );
}

function Revision({
  revision: { revision, at, who, note, text },
  before,
  onEdit,
  unpublished,
}: {
  revision: LegalRevision;
  before: LegalRevision | undefined;
  unpublished: boolean;
} & Pick<Props, 'onEdit'>) {
  return (
    <li>
      <b dir="auto">{who ?? 'Former admin'}</b> <Muted figures>{momentText(at)}</Muted>
      <div dir="auto">
        {revision}. {note}
      </div>
      {before && <Difference revision={revision} before={before.text} after={text} />}
      {onEdit && (
        <Group gap={8} wrap>
          <Button variant="quiet" size="sm" disabled={unpublished} onClick={() => onEdit(text)}>
            Edit this version<Hidden>, revision {revision}</Hidden>
          </Button>
          {unpublished && <Fine as="span">Publish or discard your changes first.</Fine>}
        </Group>
      )}
    </li>
  );
}

/** Compared only when someone looks. */
function Difference({ revision, before, after }: { revision: number; before: string; after: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Details summary="Show changes" label={`Show changes in revision ${revision}`} onToggle={setOpen}>
      {open && <Passages before={before} after={after} />}
    </Details>
  );
}

function Passages({ before, after }: { before: string; after: string }) {
  if (after === '') return <Text size="sm">The whole text was removed.</Text>;
  const passages = textChanges(before, after);
  if (passages.length === 0) return <Text size="sm">Only blank lines or spaces changed.</Text>;
  // The passages of two fixed texts never move, so their place is their key.
  return [...passages.entries()].map(([place, pieces]) => (
    <p key={place} className="st-passage" dir="auto">
      {[...pieces.entries()].map(([at, { kind, text }]) => {
        if (kind === 'same') return <span key={at}>{text}</span>;
        return kind === 'gone' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>;
      })}
    </p>
  ));
}
