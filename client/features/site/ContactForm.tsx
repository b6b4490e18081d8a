import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CONTACT_MESSAGE_MAX, contactLabels, contactTopics } from '../../../shared/contact/topics.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { tabDrafts } from '../../drafts.ts';
import { mutate } from '../../site/call.ts';
import type { AnswerOf } from '../../site/procedures.ts';
import { useSamePage } from '../../site/useSamePage.ts';
import { formDraft } from '../../ui/form/draft.ts';
import { Form, FormActions, Trap } from '../../ui/form/Form.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { ChoiceField, TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';

const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }));

const empty = { name: '', email: '', topic: '', message: '' };
/** The links beside the form lead away from it. */
const draft = formDraft(tabDrafts, 'draft:contact', Object.keys(empty));

type Receipt = AnswerOf<'contact.send'>;

/**
 * Sends a message to HR. Without scripts, the browser posts it like any form and returns with `sent`, the
 * message's reference number.
 */
export function ContactForm({ sent }: { sent: string | null }) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  useSamePage(setReceipt);
  if (receipt) return <Received {...receipt} fresh />;
  if (sent) return <Received reference={sent} safety={null} />;
  return <Message onSent={setReceipt} />;
}

function Message({ onSent }: { onSent: (receipt: Receipt) => void }) {
  const form = useZodForm({
    id: 'contact',
    // The rules load once someone has started writing, not with the page.
    schema: async () => (await import('../../../shared/contact/schema.ts')).ContactForm,
    initial: empty,
    labels: contactLabels,
    draft,
    onSubmit: async (message, idempotencyKey) =>
      onSent(await mutate('contact.send', { ...message, idempotencyKey })),
  });
  return (
    <Form form={form} className="ct-form" method="post" action="/contact" aria-labelledby="contact-form">
      <h2 id="contact-form">Write to us</h2>
      {form.summary}
      <FormProblem form={form} />
      <div className="fg">
        <TextField {...form.field('name')} autoComplete="name" required minLength={2} maxLength={100} />
        <TextField {...form.field('email')} type="email" autoComplete="email" required maxLength={254} />
      </div>
      <ChoiceField {...form.field('topic')} choices={topics} placeholder="Choose one" required />
      <TextAreaField
        {...form.field('message')}
        hint="Start with URGENT if it can’t wait."
        hintAbove
        rows={7}
        required
        minLength={10}
        maxLength={CONTACT_MESSAGE_MAX}
      />
      <Trap />
      <FormActions form={form} action="Send message" doing="Sending…" size="lg">
        <Remark as="span" role="status">
          {form.pending ? 'Your message is on its way.' : ''}
        </Remark>
      </FormActions>
    </Form>
  );
}

type ReceivedProps = { reference: string; safety: SafetySign | null; fresh?: boolean };

/** `fresh` right after sending: moves the focus here for keyboard users. */
function Received({ reference, safety, fresh = false }: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <div className="ct-done" role="status">
      {safety && <SafetyHelp sign={safety} country={null} />}
      <IconCircleCheck size={32} stroke={1.75} aria-hidden="true" />
      <h2 tabIndex={-1} ref={heading}>
        Message sent
      </h2>
      <Text>
        Your reference number is{' '}
        <Text as="b" mono>
          {reference}
        </Text>
        . We’ve emailed you a confirmation, and we’ll answer within 24–48 hours, Monday to Friday.
      </Text>
      <Remark>Nothing in your inbox after a few minutes? Check your spam folder.</Remark>
    </div>
  );
}
