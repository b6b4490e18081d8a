import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mailWords } from '../../../../shared/mails/labels.ts';
import { placeholderWords } from '../../../../shared/mails/templateCopy.ts';
import {
  type EmailTemplateDetail,
  type EmailTemplateText,
  emailTemplateOf,
  emailTemplateSchema,
  placeholdersOf,
} from '../../../../shared/mails/templates.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { trpc, trpcClient } from '../../../trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Group } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast.ts';
import { PanelSection } from '../PanelParts.tsx';
import { EmailTemplateFrame } from './EmailTemplateFrame.tsx';
import { Changes } from './History.tsx';
import { Unsaved } from './Unsaved.tsx';
import { problemsOf } from './useSettingForm.ts';

const slotLabels = { opening: 'Opening paragraphs', closing: 'Closing paragraphs' } as const;
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
  const utils = trpc.useUtils();
  const [base, setBase] = useState(stored.version);
  const form = useForm<EmailTemplateText>({
    initialValues: { ...stored.value },
    validateInputOnChange: true,
    validate: (values) => problemsOf(emailTemplateSchema(kind).safeParse(values)),
  });
  const dirty = form.isDirty();
  const changed = stored.version !== base;
  const moved = changed && dirty;
  const take = (): void => {
    form.setInitialValues({ ...stored.value });
    form.setValues({ ...stored.value });
    form.clearErrors();
    setBase(stored.version);
  };
  useEffect(() => {
    if (changed && !dirty) take();
  });
  const settled = {
    onSettled: () => utils.admin.settings.invalidate(),
    onError: (error: unknown) => {
      const { code, message } = readError(error);
      if (code !== 'conflict') toast.error('We couldn’t save the email', message, { id: 'letter' });
    },
  };
  const done = (title: string) => (): void => {
    form.resetDirty();
    toast.success(title, 'Every email of this kind uses it from now on.', { id: 'letter' });
  };
  const save = trpc.admin.settings.saveLetter.useMutation({ ...settled, onSuccess: done('Email saved') });
  const reset = trpc.admin.settings.resetLetter.useMutation({
    ...settled,
    onSuccess: done('Reset to default'),
  });
  const test = trpc.admin.settings.testLetter.useMutation({
    onSuccess: ({ to }) => toast.success('Test email sent', `Look for it at ${to}.`, { id: 'letter-test' }),
    onError: (error) =>
      toast.error('We couldn’t send a test email', readError(error).message, { id: 'letter-test' }),
  });
  const pending = save.isPending || reset.isPending;
  const [typed] = useDebouncedValue(form.values, PREVIEW_MS);
  const fits = emailTemplateSchema(kind).safeParse(typed).success;
  const draft = useQuery({
    queryKey: ['letter preview', kind, typed],
    queryFn: () => trpcClient.admin.settings.previewLetter.mutate({ kind, text: typed }),
    enabled: mayChange && dirty && fits,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const preview = dirty && draft.data ? draft.data : detail.preview;
  const title = mailWords[kind];
  return (
    <PanelSection id="letter-title" title={title} text={emailTemplateOf(kind).when} className="lt-main">
      <div className="lt-both">
        <form
          className="stack g16"
          noValidate
          aria-labelledby="letter-title"
          onSubmit={form.onSubmit(
            (values) => {
              if (!pending) save.mutate({ kind, text: values, basedOn: base });
            },
            (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
          )}
        >
          <fieldset className="st-fields stack g16" disabled={!mayChange}>
            <TextInput label="Subject" dir="auto" {...form.getInputProps('subject')} />
            <TextInput label="Heading" dir="auto" {...form.getInputProps('heading')} />
            {emailTemplateOf(kind).parts.map((part) =>
              'slot' in part ? (
                <Textarea
                  key={part.slot}
                  label={slotLabels[part.slot]}
                  description="An empty line starts a new paragraph."
                  autosize
                  minRows={3}
                  maxRows={16}
                  dir="auto"
                  {...form.getInputProps(part.slot)}
                />
              ) : (
                <Text key={part.fixed} size="sm" tone="dim" className="lt-fixed">
                  Can’t be edited: {part.label}
                </Text>
              ),
            )}
          </fieldset>
          <details className="st-history">
            <summary className="sm">Placeholders</summary>
            <Facts rows={placeholdersOf(kind).map((name) => [`{${name}}`, placeholderWords[name]])} />
          </details>
          {moved && (
            <Notice kind="warn">
              <p>
                {stored.changedBy ?? 'Someone'} changed this while you were editing, so your changes weren’t
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
                loading={pending}
                loadingText="Saving…"
              >
                Save
              </Button>
              {dirty && !moved && (
                <Button size="sm" disabled={pending} onClick={take}>
                  Discard
                </Button>
              )}
              <Button
                size="sm"
                disabled={test.isPending || !emailTemplateSchema(kind).safeParse(form.values).success}
                onClick={() => test.mutate({ kind, text: form.values })}
              >
                Send me a test
              </Button>
              {stored.version !== null && (
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={pending || moved || dirty}
                  onClick={() => reset.mutate({ kind, basedOn: base })}
                >
                  Reset to default
                </Button>
              )}
            </Group>
          )}
          <Text size="xs" tone="dim">
            {stored.changedAt
              ? `Changed ${momentText(stored.changedAt)} by ${stored.changedBy ?? 'a former admin'}.`
              : 'Default'}
          </Text>
          <details className="st-history">
            <summary className="sm">History</summary>
            <Changes changes={detail.history} failure={null} />
          </details>
        </form>
        <EmailTemplateFrame preview={preview} stale={dirty && (!fits || draft.isFetching)} />
      </div>
      <Unsaved dirty={dirty && !pending} what={title} />
    </PanelSection>
  );
}
