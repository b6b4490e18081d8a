import { useEffect, useRef } from 'react';
import {
  type DueReport,
  REPORT_TEXT_MAX,
  type ReportDraft,
  ReportForm,
  reportLabels,
  secondsText,
} from '../../../shared/clientChat/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { counted } from '../../../shared/text/counted.ts';
import { isUnanswered } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { CheckField, TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Heading, Muted, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './ReportDialog.module.css';
import { failureOver, failureToast, useRefreshPractice } from './useClientChat.ts';

const SAVE_AFTER_MS = 800;
const UNSENT = 'Failed to submit report';
const UNSAVED = 'We couldn’t save your draft';

type Props = {
  due: DueReport;
  onClose: () => void;
  onSubmitted: (sessionId: DueReport['sessionId'], safety: SafetySign | null) => void;
};

/** The report of a chat. Closing it keeps the draft, and the report stays due. */
export function ReportDialog(props: Props) {
  const { due } = props;
  const submit = useSubmit(props);
  const form = useZodForm({
    schema: ReportForm,
    initial: due.draft,
    labels: reportLabels,
    onSubmit: (report) => submit.mutateAsync({ sessionId: due.sessionId, report }),
  });
  const draft = useSavedDraft(due.sessionId, form.values, form.pending);
  const leave = async (): Promise<void> => {
    if (form.pending) return;
    if (await draft.flush()) props.onClose();
  };

  return (
    <Dialog
      opened
      onClose={() => void leave()}
      withCloseButton={false}
      padding={0}
      classNames={{ content: styles.dialog, inner: styles.inner }}
      title={null}
      aria-labelledby="report-title"
    >
      <Form form={form}>
        <Stack className={styles.body}>
          <Stack gap={4}>
            <Heading id="report-title" level={2} className={styles.title}>
              Write your report
            </Heading>
            <Text tone="dim">
              {due.clientName}, {due.company} ·{' '}
              <Text as="span" lines="one">
                {counted(due.minutes, 'minute')}
              </Text>
            </Text>
          </Stack>
          {form.summary}
          <TextAreaField
            {...form.field('issueSummary')}
            data-autofocus
            rows={2}
            hint={counter(form.values.issueSummary)}
          />
          <TextAreaField
            {...form.field('resolutionProvided')}
            rows={3}
            hint={counter(form.values.resolutionProvided)}
          />
          <div className={styles.two}>
            <TextField {...form.field('clientName')} />
            <TextField {...form.field('companyInvolved')} />
          </div>
          <CheckField {...form.field('needsFollowup')} hint="HR sees this with your report" />
          <Group justify="between" size="sm" className={styles.average}>
            <Muted>Average response time</Muted>
            <Text as="b" figures>
              {averageText(due.responseTimeAvg)}
            </Text>
          </Group>
        </Stack>
        <footer className={styles.foot}>
          <FormActions form={form} gap={12} action="Submit report" doing="Submitting…">
            <Button loading={form.pending} onClick={() => void leave()}>
              Save and finish later
            </Button>
          </FormActions>
        </footer>
      </Form>
    </Dialog>
  );
}

function useSubmit({ due, onSubmitted }: Props) {
  const refresh = useRefreshPractice();
  const utils = trpc.useUtils();
  return trpc.clientChat.submitReport.useMutation({
    // A lost answer was perhaps a stored report. Sent once more, it stays one, and its answer isn't missed.
    retry: (tries, error) => tries < 1 && isUnanswered(error),
    onSuccess: async ({ notice, safety }) => {
      failureOver(UNSENT, UNSAVED);
      toast.success('Report submitted successfully!', undefined, { id: 'practice-report' });
      // The view has moved on by then; the notice belongs to the page, not this dialog.
      setTimeout(() => {
        toast.info(`Next client available in ${counted(notice.seconds, 'second')}.`, undefined, {
          id: 'practice-next',
          autoClose: notice.durationMs,
        });
      }, notice.delayMs);
      await utils.clientChat.past.invalidate();
      await refresh();
      onSubmitted(due.sessionId, safety);
    },
    onError: (error) => failureToast(UNSENT, error),
  });
}

/** Shown only near the limit. */
function counter(text: string): string | undefined {
  return text.length > REPORT_TEXT_MAX - 200 ? `${text.length} / ${REPORT_TEXT_MAX}` : undefined;
}

function averageText(seconds: number | null): string {
  if (seconds === null) return 'No reply';
  return seconds < 60 ? counted(seconds, 'second') : secondsText(seconds);
}

/**
 * Saves the draft on the server while typing, so another device can finish it. While the report itself is being sent, the draft
 * isn't saved unless that fails.
 */
function useSavedDraft(sessionId: DueReport['sessionId'], form: ReportDraft, sending: boolean) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.clientChat.saveDraft.useMutation();
  const text = JSON.stringify(form);
  const saved = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (saved.current === text) return true;
    // An answer that's on its way is older than this draft.
    await utils.clientChat.state.cancel();
    // Returning to a report begins with what was typed last, even before the state is read again.
    utils.clientChat.state.setData(
      undefined,
      (state) =>
        state && {
          ...state,
          due: state.due.map((one) => (one.sessionId === sessionId ? { ...one, draft: form } : one)),
        },
    );
    try {
      await mutateAsync({ sessionId, draft: form });
      saved.current = text;
      failureOver(UNSAVED);
      return true;
    } catch (error) {
      failureToast(UNSAVED, error);
      return false;
    }
  };
  const latest = useRef(save);
  latest.current = sending ? async () => true : save;
  // The browser's Back button leaves before the pause after the last letter is over.
  useEffect(() => () => void latest.current(), []);
  useEffect(() => {
    if (sending || saved.current === text) return;
    timer.current = setTimeout(() => void latest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, [text, sending]);

  return {
    /** Saves immediately; false when saving failed. */
    flush: async (): Promise<boolean> => {
      const success = await latest.current();
      if (success) await utils.clientChat.state.invalidate();
      return success;
    },
  };
}
