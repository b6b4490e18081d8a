import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { LegalKind } from '../../../../shared/company/legal.ts';
import type { LegalRevision } from '../../../../shared/company/legalSettings.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Group } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast.ts';
import { PanelSection } from '../PanelParts.tsx';
import { LegalRevisions } from './LegalRevisions.tsx';
import { Unsaved } from './Unsaved.tsx';

const about: Record<LegalKind, { title: string; text: string }> = {
  privacy: {
    title: 'Privacy policy',
    text: 'If empty, we show the built-in policy with your company’s name and addresses.',
  },
  terms: {
    title: 'Terms',
    text: 'Shown at /terms and linked in every footer. If empty, there’s no such page.',
  },
};

/** One legal text: the current version and all revisions with author and note. */
export function LegalForm({ kind, mayChange }: { kind: LegalKind; mayChange: boolean }) {
  const revisions = trpc.admin.settings.legal.useQuery({ kind });
  const { title, text } = about[kind];
  return (
    <PanelSection id={`legal-${kind}`} title={title} text={text}>
      {revisions.data && <Editor kind={kind} revisions={revisions.data} mayChange={mayChange} />}
      {revisions.isError && (
        <Text size="sm" tone="dim">
          {readError(revisions.error).message}
        </Text>
      )}
    </PanelSection>
  );
}

type Props = { kind: LegalKind; revisions: LegalRevision[]; mayChange: boolean };

function Editor({ kind, revisions, mayChange }: Props) {
  const current = revisions[0];
  const utils = trpc.useUtils();
  const [base, setBase] = useState(current?.revision ?? 0);
  const [text, setText] = useState(current?.text ?? '');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<Record<string, string>>({});
  const dirty = text !== (revisions.find(({ revision }) => revision === base)?.text ?? '');
  const moved = (current?.revision ?? 0) !== base;
  const take = (): void => {
    setBase(current?.revision ?? 0);
    setText(current?.text ?? '');
    setNote('');
    setProblem({});
  };
  useEffect(() => {
    if (moved && !dirty) take();
  });
  const save = trpc.admin.settings.saveLegal.useMutation({
    onSuccess: () => {
      setNote('');
      setProblem({});
      setBase(base + 1);
      toast.success('Text published', 'It applies everywhere now.', { id: `legal-${kind}` });
    },
    onError: (error) => {
      const { code, message, fields } = readError(error);
      setProblem(fields);
      if (code !== 'conflict' && Object.keys(fields).length === 0)
        toast.error('We couldn’t publish the text', message, { id: `legal-${kind}` });
    },
    onSettled: () => utils.admin.settings.invalidate(),
  });
  return (
    <form
      className="stack g16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ kind, basedOn: base, text, note });
      }}
    >
      <fieldset className="st-fields stack g16" disabled={!mayChange}>
        <Textarea
          label="Text"
          description="Start a heading with ## and a list item with -. An empty line starts a new paragraph."
          autosize
          minRows={4}
          maxRows={18}
          dir="auto"
          value={text}
          error={problem.text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {dirty && (
          <TextInput
            label="What changed"
            description="For HR only. The page shows just the date."
            dir="auto"
            value={note}
            error={problem.note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </fieldset>
      {moved && dirty && (
        <Notice kind="warn">
          <p>
            {current?.who ?? 'Someone'} published a different text while you were editing, so yours wasn’t
            saved.
          </p>
          <Button size="sm" onClick={take}>
            Show the saved version
          </Button>
        </Notice>
      )}
      {mayChange && (
        <Group gap={8} wrap>
          <Button
            type="submit"
            variant="filled"
            size="sm"
            disabled={!dirty || moved}
            loading={save.isPending}
            loadingText="Publishing…"
          >
            Publish
          </Button>
          {dirty && !moved && (
            <Button size="sm" onClick={take}>
              Discard
            </Button>
          )}
        </Group>
      )}
      <LegalRevisions revisions={revisions} onEdit={mayChange ? setText : null} />
      <Unsaved dirty={dirty && !save.isPending} what={about[kind].title} />
    </form>
  );
}
