import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { CONTACT_MESSAGE_MAX, contactTopics } from '../../../shared/contactTopics.ts';
import type { SafetySign } from '../../../shared/safety.ts';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';
import { type ContactField, contactFields, useContactForm } from './useContactForm.ts';

const labels: Record<ContactField, string> = {
  name: 'Your name',
  email: 'Your email',
  topic: 'Topic',
  message: 'Your message',
};

/**
 * Writes to HR. Without scripts the browser posts it like any form and comes back with `sent`, the number
 * under which it was received.
 */
export function ContactForm({ sent }: { sent: string | null }) {
  const form = useContactForm();
  const reference = form.receipt?.reference ?? sent;
  const safety = form.receipt?.safety ?? null;
  if (reference) return <Received reference={reference} safety={safety} headingRef={form.outcome} />;
  const { errors, wrong, problem, sending } = form;
  return (
    <form
      className="ct-form"
      method="post"
      action="/contact"
      noValidate={form.scripted}
      onSubmit={form.submit}
      onInput={form.recheck}
      aria-labelledby="contact-form"
    >
      <h2 id="contact-form">Write to us</h2>
      {(wrong || problem) && (
        <div className="es" role="alert" tabIndex={-1} ref={form.summary}>
          <b className="b">{problem ?? 'Please correct the following:'}</b>
          <ul>
            {contactFields.map(
              (field) =>
                errors[field] && (
                  <li key={field}>
                    <a href={`#contact-${field}`} onClick={(event) => focusField(event, field)}>
                      {labels[field]}: {errors[field]}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
      )}
      <div className="fg">
        <Field name="name" error={errors.name}>
          <input {...control('name', errors.name)} autoComplete="name" minLength={2} maxLength={100} />
        </Field>
        <Field name="email" error={errors.email}>
          <input {...control('email', errors.email)} type="email" autoComplete="email" maxLength={254} />
        </Field>
      </div>
      <Field name="topic" error={errors.topic}>
        <select {...control('topic', errors.topic)} defaultValue="">
          <option value="" disabled>
            Please choose
          </option>
          {Object.entries(contactTopics).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field name="message" error={errors.message} hint="Start with URGENT if it can’t wait.">
        <textarea
          {...control('message', errors.message, 'hint')}
          className="inp area"
          rows={7}
          minLength={10}
          maxLength={CONTACT_MESSAGE_MAX}
        />
      </Field>
      <div className="ct-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="row g16 w">
        <button type="submit" className="btn filled lg" aria-busy={sending}>
          {sending ? 'Sending…' : 'Send message'}
        </button>
        <span className="dim sm" role="status">
          {sending ? 'Your message is on its way.' : ''}
        </span>
      </div>
    </form>
  );
}

/** What every field of the form has in common. */
function control(name: ContactField, error: string | undefined, hint?: 'hint') {
  const described = [hint && `contact-${name}-hint`, error && `contact-${name}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    id: `contact-${name}`,
    name,
    className: 'inp',
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

type FieldProps = { name: ContactField; error: string | undefined; hint?: string; children: ReactNode };

function Field({ name, error, hint, children }: FieldProps) {
  return (
    <div className={error ? 'fld bad' : 'fld'}>
      <label htmlFor={`contact-${name}`}>{labels[name]}</label>
      {hint && (
        <span className="hint" id={`contact-${name}-hint`}>
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span className="err" id={`contact-${name}-error`}>
          <IconAlertCircle className="ic" size={16} stroke={1.75} aria-hidden="true" />
          {error}
        </span>
      )}
    </div>
  );
}

function focusField(event: { preventDefault(): void }, field: ContactField): void {
  event.preventDefault();
  document.getElementById(`contact-${field}`)?.focus();
}

type ReceivedProps = {
  reference: string;
  safety: SafetySign | null;
  headingRef: Ref<HTMLHeadingElement>;
};

function Received({ reference, safety, headingRef }: ReceivedProps) {
  return (
    <div className="ct-done" role="status">
      {safety && <SafetyHelp sign={safety} country={null} />}
      <IconCircleCheck size={32} stroke={1.75} aria-hidden="true" />
      <h2 tabIndex={-1} ref={headingRef}>
        Message sent
      </h2>
      <p>
        Its number is <b className="b mono">{reference}</b>. We’ve emailed you a confirmation, and we’ll
        answer within 24–48 hours, Monday to Friday.
      </p>
      <p className="dim sm">Nothing in your inbox after a few minutes? Check your spam folder.</p>
    </div>
  );
}
