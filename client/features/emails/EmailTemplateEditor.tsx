import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emailLabels } from '../../../shared/emails/labels.ts';
import { placeholderWords } from '../../../shared/emails/templateCopy.ts';
import {
  type EmailTemplateDetail,
  type EmailTemplateText,
  emailTemplateOf,
  emailTemplateSchema,
  placeholdersOf,
} from '../../../shared/emails/templates.ts';
import { readError } from '../../errors.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Facts } from '../../ui/figures/Facts.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { type Problems, problemsOf } from '../../ui/form/problems.ts';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { Unsaved } from '../../ui/form/Unsaved.tsx';
import { useVersion, type Versioned } from '../../ui/form/useVersion.ts';
import { useZodForm, type ZodForm } from '../../ui/form/useZodForm.ts';
import { Details } from '../../ui/layout/Details.tsx';
import { Remark } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PanelSection } from '../panel/PanelParts.tsx';
import { ChangedBy, DefaultMark } from '../panel/settings/ChangedBy.tsx';
import { Changes } from '../panel/settings/History.tsx';
import { changedMeanwhile, SaveBar } from '../panel/settings/SaveBar.tsx';
import { EmailTemplateFrame } from './EmailTemplateFrame.tsx';
import { useTestEmail } from './useTestEmail.ts';

const labels = {
  subject: 'Subject',
  heading: 'Heading',
  opening: 'Opening paragraphs',
  closing: 'Closing paragraphs',
} as const;
const PREVIEW_MS = 400;

/** An email template's text next to its preview. */
export function EmailTemplateEditor({
  detail,
  mayChange,
}: {
  detail: EmailTemplateDetail;
  mayChange: boolean;
}) {
  const { kind, text: stored } = detail;
  const { save, reset, undo, test } = useChanges();
  const schema = emailTemplateSchema(kind);
  const form = useZodForm({
    id: 'letter',
    schema,
    initial: { ...stored.value },
    labels,
    onSubmit: (text) => save.mutateAsync({ kind, text, basedOn: version.base }),
  });
  const version: Versioned<string | null> = useVersion(form, {
    version: stored.version,
    values: { ...stored.value },
  });
  const { dirty } = form;
  const pending = form.pending || reset.isPending || undo.isPending;
  const quiet = { variant: 'quiet', size: 'sm', loading: pending, disabled: version.moved || dirty } as const;
  const now = schema.safeParse(form.values);
  const problems = now.error ? problemsOf(now.error, form.values) : {};
  const preview = usePreview(detail, form, mayChange);
  const title = emailLabels[kind];
  return (
    <PanelSection
      id="letter-title"
      title={title}
      text={emailTemplateOf(kind).when}
      aside={<DefaultMark stored={stored} />}
      className="lt-main"
    >
      <div className="lt-both">
        <Form form={form} gap={16} aria-labelledby="letter-title">
          <fieldset className="st-fields" disabled={!mayChange}>
            <Texts kind={kind} form={form} problems={problems} />
          </fieldset>
          <Details summary="Placeholders">
            <Facts rows={placeholdersOf(kind).map((name) => [`{${name}}`, placeholderWords[name]])} />
          </Details>
          <SaveBar
            form={{ ...form, pending }}
            version={version}
            mayChange={mayChange}
            conflict={changedMeanwhile(stored.changedBy)}
          >
            <Button
              size="sm"
              loading={test.isPending}
              disabled={!now.success}
              onClick={() => test.mutate({ kind, text: form.values })}
            >
              Send me a test
            </Button>
            {stored.undoable && (
              <Button {...quiet} onClick={() => undo.mutate({ kind, basedOn: version.base })}>
                Undo last save
              </Button>
            )}
            {stored.version !== null && (
              <Button {...quiet} onClick={() => reset.mutate({ kind, basedOn: version.base })}>
                Reset to default
              </Button>
            )}
          </SaveBar>
          <ChangedBy stored={stored} />
          <Details summary="History">
            <Changes changes={detail.history} failure={null} />
          </Details>
        </Form>
        <EmailTemplateFrame {...preview} />
      </div>
      <Unsaved dirty={dirty} what={title} />
    </PanelSection>
  );
}

/** Saving, going back, and trying, with what toasts say. */
function useChanges() {
  const utils = trpc.useUtils();
  const settled = {
    onSettled: () => utils.admin.settings.invalidate(),
    onError: (error: unknown) => {
      const { code, message } = readError(error);
      if (code !== 'conflict') toast.error('We couldn’t save the email', message, { id: 'letter' });
    },
  };
  const done = (title: string) => (): void =>
    toast.success(title, 'Every email of this kind uses it from now on.', { id: 'letter' });
  const save = trpc.admin.settings.saveLetter.useMutation({ ...settled, onSuccess: done('Email saved') });
  const reset = trpc.admin.settings.resetLetter.useMutation({
    ...settled,
    onSuccess: done('Reset to default'),
  });
  const undo = trpc.admin.settings.undoLetter.useMutation({
    ...settled,
    onSuccess: done('Last save undone'),
  });
  const follow = useTestEmail();
  const test = trpc.admin.settings.testLetter.useMutation({
    onSuccess: follow,
    onError: toastFailure('We couldn’t send a test email', 'test-email'),
  });
  return { save, reset, undo, test };
}

type LetterForm = ZodForm<EmailTemplateText>;

/** The text as emails would show it, once typing pauses on one without errors. */
function usePreview(
  { kind, preview }: EmailTemplateDetail,
  { values, dirty }: LetterForm,
  mayChange: boolean,
) {
  const [typed] = useDebouncedValue(values, PREVIEW_MS);
  const fits = emailTemplateSchema(kind).safeParse(typed).success;
  const draft = useQuery({
    queryKey: ['letter preview', kind, typed],
    queryFn: () => trpcClient.admin.settings.previewLetter.mutate({ kind, text: typed }),
    enabled: mayChange && dirty && fits,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    preview: dirty && draft.data ? draft.data : preview,
    stale: dirty && (!fits || draft.isFetching),
  };
}

type TextsProps = { kind: EmailTemplateDetail['kind']; form: LetterForm; problems: Problems };

/** The editable texts, and what's fixed between them. */
function Texts({ kind, form, problems }: TextsProps) {
  // Shown while typing, because the preview waits for a text without errors.
  const shown = <F extends { name: string; error: string | null }>(field: F): F => ({
    ...field,
    error: problems[field.name] ?? field.error,
  });
  return (
    <>
      <TextField {...shown(form.field('subject'))} dir="auto" />
      <TextField {...shown(form.field('heading'))} dir="auto" />
      {emailTemplateOf(kind).parts.map((part) =>
        'slot' in part ? (
          <TextAreaField
            key={part.slot}
            {...shown(
              form.inner(part.slot, labels[part.slot], form.values[part.slot] ?? '', (values, text) => ({
                ...values,
                [part.slot]: text,
              })),
            )}
            hint="A blank line starts a new paragraph."
            hintAbove
            rows={3}
            dir="auto"
          />
        ) : (
          <Remark key={part.fixed} className="lt-fixed">
            Can’t be edited: {part.label}
          </Remark>
        ),
      )}
    </>
  );
}
