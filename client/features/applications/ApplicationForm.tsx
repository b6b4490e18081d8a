import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle, IconDeviceFloppy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApplicationForm as Schema, usStates } from '../../../shared/applications.ts';
import { brand } from '../../../shared/brand.ts';
import { type JobDetail, positions } from '../../../shared/jobs.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ResumeField, type ResumeState } from './ResumeField.tsx';
import { clearDraft, emptyDraft, readDraft, writeDraft } from './useDraft.ts';

type Values = ReturnType<typeof readDraft> & { consent: boolean; website: string };

const labels: Record<string, string> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  position: 'Position',
  otherPosition: 'Specify Position',
  country: 'Country',
  state: 'US state',
  introduction: "Why you're a good fit",
  resume: 'Résumé',
  consent: 'Consent',
};

/** The application form of specification file 1 §2, §5. Its draft stays on this device until it is sent. */
export function ApplicationForm(props: { job: JobDetail | null; closedJob: boolean; onSent: () => void }) {
  const [resume, setResume] = useState<ResumeState>({ kind: 'none' });
  const [tried, setTried] = useState(0);
  const key = useRef(crypto.randomUUID());
  const summary = useRef<HTMLDivElement>(null);
  const form = useForm<Values>({
    initialValues: {
      ...readDraft(),
      ...(props.job ? { position: props.job.position } : {}),
      consent: false,
      website: '',
    },
    validate: schemaResolver(
      Schema.omit({ consent: true }).extend({ consent: Schema.shape.consent }).strip(),
      { sync: true },
    ),
    onValuesChange: (values) => writeDraft(values),
  });
  const submit = trpc.applications.submit.useMutation({
    onSuccess: () => {
      clearDraft();
      toast.success('Application Submitted', 'Your application has been received successfully!');
      props.onSent();
    },
    onError: (error) => {
      const { code, message, fields } = readError(error);
      if (code === 'file_gone') setResume({ kind: 'none' });
      form.setErrors(fields);
      toast.error(
        'Submission Failed',
        code === 'unavailable' || code === 'internal'
          ? 'Failed to submit application. Please try again.'
          : message,
        {
          id: 'apply-failed',
        },
      );
    },
  });

  const resumeError =
    tried > 0 && resume.kind !== 'ready' && resume.kind !== 'uploading'
      ? 'Please upload your resume to continue.'
      : null;
  const problems = Object.entries(form.errors).flatMap(([field, message]) =>
    message ? [[field, String(message)] as const] : [],
  );
  if (resumeError)
    problems.splice(problems.findIndex(([field]) => field === 'consent') >>> 0, 0, ['resume', resumeError]);

  useEffect(() => {
    if (tried > 0) summary.current?.focus();
  }, [tried]);

  const send = (): void => {
    if (submit.isPending) return;
    const { hasErrors } = form.validate();
    if (resume.kind !== 'ready') {
      toast.error('Resume Required', 'Please upload your resume to continue.', { id: 'resume-required' });
    }
    if (hasErrors || resume.kind !== 'ready') {
      setTried((count) => count + 1);
      return;
    }
    const { website, ...values } = form.values;
    const parsed = Schema.safeParse(values);
    if (!parsed.success) return;
    submit.mutate({
      ...parsed.data,
      website,
      idempotencyKey: key.current,
      jobId: props.job?.id ?? null,
      resume: { id: resume.file.id, token: resume.file.token },
    });
  };
  const drafted = Object.keys(emptyDraft).some((field) => form.values[field as keyof Values] !== '');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="fg">
        {props.closedJob && (
          <div className="full">
            <Notice kind="warn">
              This job no longer takes applications. You can still apply for a position, and HR will match
              you.
            </Notice>
          </div>
        )}
        {props.job && (
          <div className="full">
            <Notice kind="info">
              You apply for <b>{props.job.title}</b>, {props.job.department}.
            </Notice>
          </div>
        )}
        {tried > 0 && problems.length > 0 && (
          <div className="es full" ref={summary} tabIndex={-1} role="alert">
            <h3 className="h4 row g8">
              <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
              Please correct {problems.length} {problems.length === 1 ? 'field' : 'fields'}
            </h3>
            <ul>
              {problems.map(([field, message]) => (
                <li key={field} className="sm">
                  <a
                    href={`#field-${field}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(`field-${field}`)?.focus();
                    }}
                  >
                    {labels[field] ?? field}: {message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <TextInput
          id="field-fullName"
          label="Full name"
          autoComplete="name"
          dir="auto"
          {...form.getInputProps('fullName')}
        />
        <TextInput
          id="field-email"
          label="Email"
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <TextInput
          id="field-phone"
          label={<Optional text="Phone" />}
          description="With country code. We only call if e-mail fails."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        <Select
          id="field-position"
          label="Position"
          placeholder="Choose one"
          data={[...positions]}
          allowDeselect={false}
          {...form.getInputProps('position')}
        />
        {form.values.position === 'Other' && (
          <TextInput
            id="field-otherPosition"
            className="full"
            label="Specify Position"
            maxLength={100}
            dir="auto"
            {...form.getInputProps('otherPosition')}
          />
        )}
        <TextInput
          id="field-country"
          label="Country"
          autoComplete="country-name"
          dir="auto"
          {...form.getInputProps('country')}
        />
        <Select
          id="field-state"
          label={<Optional text="US state" />}
          placeholder="Only if you live in the U.S."
          data={usStates}
          searchable
          clearable
          value={form.values.state || null}
          onChange={(state) => form.setFieldValue('state', state ?? '')}
          error={form.errors.state}
        />
        <div className="full">
          <Textarea
            id="field-introduction"
            label="Why You're a Good Fit"
            description="Tell us what you have done and what you would like to do. Two or three sentences are enough."
            autosize
            minRows={4}
            maxRows={14}
            dir="auto"
            {...form.getInputProps('introduction')}
          />
          <p className="sm dim tn" style={{ textAlign: 'right', marginTop: 4 }}>
            {form.values.introduction.trim().length} / 1000
          </p>
        </div>
        <ResumeField state={resume} error={resumeError} onChange={setResume} />
        {/* Hidden from people and from screen readers; only a program fills it in. */}
        <div aria-hidden="true" className="vh">
          <label>
            Website
            <input
              tabIndex={-1}
              autoComplete="off"
              name="website"
              value={form.values.website}
              onChange={(event) => form.setFieldValue('website', event.currentTarget.value)}
            />
          </label>
        </div>
        <Checkbox
          id="field-consent"
          className="full"
          label={
            <>
              I agree that {brand.name} stores my application and contacts me about jobs.{' '}
              <Link to="/privacy-policy">Privacy policy</Link>
            </>
          }
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <div className="full stack g12">
          <div className="row g12 w">
            <button
              type="submit"
              className="btn filled lg"
              disabled={submit.isPending || resume.kind === 'uploading'}
              aria-busy={submit.isPending}
            >
              {submit.isPending ? 'Submitting Application...' : 'Submit application'}
            </button>
            {resume.kind === 'uploading' && <span className="sm dim">Your résumé is still on its way.</span>}
            {drafted && resume.kind !== 'uploading' && (
              <span className="sm dim row g6">
                <IconDeviceFloppy size={16} stroke={1.75} aria-hidden="true" />
                Draft saved on this device
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    clearDraft();
                    form.setValues({ ...emptyDraft, consent: false, website: '' });
                    form.clearErrors();
                    setTried(0);
                  }}
                >
                  Clear draft
                </button>
              </span>
            )}
          </div>
          <p className="sm dim">
            If you are shortlisted, we send an access code to your e-mail. The code opens your candidate
            portal and the interview.
          </p>
        </div>
      </div>
    </form>
  );
}

function Optional({ text }: { text: string }) {
  return (
    <>
      {text} <span style={{ fontWeight: 400, color: 'var(--mantine-color-dimmed)' }}>(optional)</span>
    </>
  );
}
