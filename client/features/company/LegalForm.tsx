import type { LegalKind } from '../../../shared/company/legal.ts';
import { type LegalRevision, SaveLegalInput } from '../../../shared/company/legalSettings.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Form } from '../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { Unsaved } from '../../ui/form/Unsaved.tsx';
import { useVersion, type Versioned } from '../../ui/form/useVersion.ts';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { Remark } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PanelSection } from '../panel/PanelParts.tsx';
import { SaveBar } from '../panel/settings/SaveBar.tsx';
import { LegalRevisions } from './LegalRevisions.tsx';

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
      {revisions.isError && <Remark>{readError(revisions.error).message}</Remark>}
    </PanelSection>
  );
}

type Props = { kind: LegalKind; revisions: LegalRevision[]; mayChange: boolean };

const labels = { text: 'Text', note: 'What changed' };

function Editor({ kind, revisions, mayChange }: Props) {
  const current = revisions[0];
  const utils = trpc.useUtils();
  const save = trpc.admin.settings.saveLegal.useMutation({
    onSuccess: () => toast.success('Text published', 'It applies everywhere now.', { id: `legal-${kind}` }),
    onSettled: () => utils.admin.settings.invalidate(),
  });
  const stored = { version: current?.revision ?? 0, values: { text: current?.text ?? '', note: '' } };
  const typed = useZodForm({
    id: `legal-${kind}-form`,
    schema: SaveLegalInput,
    initial: stored.values,
    labels,
    toInput: (values) => ({ ...values, kind, basedOn: version.base }),
    onSubmit: (input) => save.mutateAsync(input),
    onRefused: ({ code, message, fields = {} }) => {
      if (code !== 'conflict' && Object.keys(fields).length === 0)
        toast.error('We couldn’t publish the text', message, { id: `legal-${kind}` });
    },
  });
  // A note alone is nothing to publish.
  const form = { ...typed, dirty: typed.values.text !== typed.initial.text };
  const version: Versioned<number> = useVersion(form, stored);
  return (
    <Form form={form} gap={16}>
      <fieldset className="st-fields" disabled={!mayChange}>
        <TextAreaField
          {...form.field('text')}
          hint="Start a heading with ## and a list item with -. A blank line starts a new paragraph."
          hintAbove
          rows={4}
          dir="auto"
        />
        {form.dirty && (
          <TextField
            {...form.field('note')}
            hint="For HR only. The page shows just the date."
            hintAbove
            dir="auto"
          />
        )}
      </fieldset>
      <SaveBar
        form={form}
        version={version}
        mayChange={mayChange}
        conflict={`${current?.who ?? 'Someone'} published a different text while you were editing, so yours wasn’t saved.`}
        action="Publish"
        doing="Publishing…"
      />
      <LegalRevisions
        revisions={revisions}
        onEdit={mayChange ? (text) => form.set('text', text) : null}
        typed={form.values.text}
      />
      <Unsaved dirty={form.dirty} what={about[kind].title} />
    </Form>
  );
}
