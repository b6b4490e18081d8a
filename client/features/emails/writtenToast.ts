import type { WrittenEmail } from '../../../shared/assistant/schema.ts';
import { counted, figure } from '../../../shared/text/counted.ts';
import { toast } from '../../ui/toast/toast.ts';
import { NO_MAILBOX } from '../demo/DemoMark.tsx';

const people = (count: number): string => counted(count, 'person', 'people');

/** Says who gets the email and who doesn't. False if it isn't in anyone's record, so the text must be kept. */
export function writtenToast({ sent, before, demo, gone }: WrittenEmail, id: string): boolean {
  if (sent > 0) {
    const others = [demo > 0 ? NO_MAILBOX : '', gone > 0 ? goneText(gone) : ''];
    toast.success('Email sent', [`Sent to ${people(sent)}.`, ...others].filter(Boolean).join(' '), { id });
  } else if (demo > 0) toast.info('Email not sent', NO_MAILBOX, { id });
  else if (before === 0) toast.error('We couldn’t send the email', noOneText(gone), { id });
  return sent + demo + before > 0;
}

const noOneText = (gone: number): string =>
  gone === 1 ? 'This person’s data was deleted.' : 'These people’s data was deleted.';

const goneText = (gone: number): string =>
  gone === 1
    ? 'One person’s data was deleted, so they didn’t get it.'
    : `${figure(gone)} people’s data was deleted, so they didn’t get it.`;
