import { Checkbox, Modal, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  type DueReport,
  REPORT_TEXT_MAX,
  type ReportDraft,
  ReportForm,
  secondsText,
} from '../../../shared/clientChat/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { Heading, Muted, Text } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './ReportDialog.module.css';
import { failureOver, failureToast, useRefreshPractice } from './useClientChat.ts';

const SAVE_AFTER_MS = 800;
const UNSENT = 'Failed to submit report';
const UNSAVED = 'We couldn’t save your draft';
type Field = keyof ReportForm;

/** The report of a chat. Closing it keeps the draft, and the report stays due. */
export function ReportDialog(props: {
  due: DueReport;
  onClose: () => void;
  onSubmitted: (sessionId: DueReport['sessionId'], safety: SafetySign | null) => void;
}) {
  const { due } = props;
  const [form, setForm] = useState<ReportDraft>(due.draft);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const refresh = useRefreshPractice();
  const utils = trpc.useUtils();
  const draft = useSavedDraft(due.sessionId, form);
  const summary = useRef<HTMLDivElement>(null);

  const submit = trpc.clientChat.submitReport.useMutation({
    onSuccess: async ({ notice, safety }) => {
      failureOver(UNSENT, UNSAVED);
      toast.success('Report submitted successfully!', undefined, { id: 'practice-report' });
      // The view has moved on by then; the notice belongs to the page, not this dialog.
      setTimeout(() => {
        toast.info(`Next client available in ${notice.seconds} seconds.`, undefined, {
          id: 'practice-next',
          autoClose: notice.durationMs,
        });
      }, notice.delayMs);
      await utils.clientChat.past.invalidate();
      await refresh();
      props.onSubmitted(due.sessionId, safety);
    },
    onError: (error) => failureToast(UNSENT, error),
  });

  const change = <F extends Field>(field: F, value: ReportDraft[F]): void => {
    setForm((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...rest }) => rest);
  };
  const send = (): void => {
    const parsed = ReportForm.safeParse(form);
    if (parsed.success) {
      draft.stop();
      submit.mutate({ sessionId: due.sessionId, report: parsed.data });
      return;
    }
    const found: Partial<Record<Field, string>> = {};
    for (const { path, message } of parsed.error.issues) {
      const field = ReportForm.keyof().safeParse(path[0]);
      if (field.success) found[field.data] ??= message;
    }
    setErrors(found);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const leave = async (): Promise<void> => {
    if (submit.isPending) return;
    if (await draft.flush()) props.onClose();
  };

  const messages = Object.values(errors);
  return (
    <Modal
      opened
      onClose={() => void leave()}
      withCloseButton={false}
      size={560}
      padding={0}
      classNames={{ content: styles.dialog, inner: styles.inner }}
      title={null}
      aria-labelledby="report-title"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!submit.isPending) send();
        }}
      >
        <Stack className={styles.body}>
          <Stack gap={4}>
            <Heading id="report-title" level={2} className={styles.title}>
              Report this chat
            </Heading>
            <Text tone="dim">
              {due.clientName}, {due.company} · {due.minutes} {due.minutes === 1 ? 'minute' : 'minutes'}
            </Text>
          </Stack>
          {messages.length > 0 && (
            <div ref={summary} tabIndex={-1}>
              <Notice kind="bad">
                <b>Please check the report.</b>
                <ul>
                  {messages.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              </Notice>
            </div>
          )}
          <Textarea
            label="What was the issue?"
            data-autofocus
            autosize
            minRows={2}
            maxRows={6}
            value={form.issueSummary}
            error={errors.issueSummary}
            onChange={(event) => change('issueSummary', event.currentTarget.value)}
            description={counter(form.issueSummary)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <Textarea
            label="What did you do?"
            autosize
            minRows={3}
            maxRows={8}
            value={form.resolutionProvided}
            error={errors.resolutionProvided}
            onChange={(event) => change('resolutionProvided', event.currentTarget.value)}
            description={counter(form.resolutionProvided)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <div className={styles.two}>
            <TextInput
              label="Client"
              value={form.clientName}
              error={errors.clientName}
              onChange={(event) => change('clientName', event.currentTarget.value)}
            />
            <TextInput
              label="Company"
              value={form.companyInvolved}
              error={errors.companyInvolved}
              onChange={(event) => change('companyInvolved', event.currentTarget.value)}
            />
          </div>
          <Checkbox
            label="A follow-up is needed"
            description="HR sees this with your report"
            checked={form.needsFollowup}
            onChange={(event) => change('needsFollowup', event.currentTarget.checked)}
          />
          <Group justify="between" size="sm" className={styles.average}>
            <Muted>Average response time</Muted>
            <Text as="b" figures>
              {averageText(due.responseTimeAvg)}
            </Text>
          </Group>
        </Stack>
        <Group wrap className={styles.foot}>
          <Button type="submit" variant="filled" loading={submit.isPending} loadingText="Submitting…">
            Submit report
          </Button>
          <Button disabled={submit.isPending} onClick={() => void leave()}>
            Save and finish later
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** Shown only near the limit. */
function counter(text: string): string | undefined {
  return text.length > REPORT_TEXT_MAX - 200 ? `${text.length} / ${REPORT_TEXT_MAX}` : undefined;
}

function averageText(seconds: number | null): string {
  if (seconds === null) return 'No reply';
  return seconds < 60 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : secondsText(seconds);
}

/** Saves the draft on the server while typing, so another device can finish it. */
function useSavedDraft(sessionId: DueReport['sessionId'], form: ReportDraft) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.clientChat.saveDraft.useMutation();
  const saved = useRef(form);
  const stopped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (stopped.current || saved.current === form) return true;
    try {
      await mutateAsync({ sessionId, draft: form });
      saved.current = form;
      failureOver(UNSAVED);
      return true;
    } catch (error) {
      failureToast(UNSAVED, error);
      return false;
    }
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (saved.current === form) return;
    timer.current = setTimeout(() => void latest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, [form]);

  return {
    /** Saves immediately; false when saving failed. */
    flush: async (): Promise<boolean> => {
      const kept = await latest.current();
      if (kept) await utils.clientChat.state.invalidate();
      return kept;
    },
    /** Stops saving: the report itself is being sent. */
    stop: (): void => {
      clearTimeout(timer.current);
    },
  };
}
