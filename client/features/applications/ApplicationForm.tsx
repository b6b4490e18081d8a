import { IconDeviceFloppy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usStates } from '../../../shared/applications/usStates.ts';
import { brand } from '../../../shared/company/brand.ts';
import { resumeAccept } from '../../../shared/files/types.ts';
import { positions } from '../../../shared/jobs/schema.ts';
import { HrMail } from '../../site/HrMail.tsx';
import { useHydrated } from '../../site/useHydrated.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { useGrowth } from '../../ui/form/useGrowth.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { Hidden, Remark } from '../../ui/Text.tsx';
import { UploadField } from '../../ui/UploadField.tsx';
import { isUnderWay, type UploadState } from '../uploads/state.ts';
import type { ChosenJob } from './chosenJob.ts';
import { type DraftField, isEmpty } from './draft.ts';
import { useApplication } from './useApplication.ts';

const paper = {
  place: 'full',
  accept: resumeAccept,
  hint: 'PDF, DOC, or DOCX, up to 10 MB',
} as const;
const INTRODUCTION_MAX = 1_000;

type Props = { chosen: ChosenJob; onSent: (page: ReactNode) => void };

/** The application form of specification file 1 §2. Its draft stays on this device until it is sent. */
export function ApplicationForm({ chosen, onSent }: Props) {
  const form = useApplication(chosen, onSent);
  const hydrated = useHydrated();
  const { values, errors, resume, coverLetter } = form;
  const waiting = onItsWay({ résumé: resume.state, 'cover letter': coverLetter.state });
  const introduction = useGrowth(values.introduction);
  const introduced = values.introduction.trim().length;
  const text = (field: DraftField) => ({
    name: field,
    className: 'inp',
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) => form.change(field, event.currentTarget.value),
  });
  return (
    <form
      ref={form.element}
      method="post"
      noValidate
      onFocus={form.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <div className="fg">
        {/* Before the first field, so no one fills in a form that can't be sent. */}
        <noscript>
          <div data-place="full">
            <Notice kind="warn">
              You need JavaScript to send a résumé. Please turn it on, or write to <HrMail />.
            </Notice>
          </div>
        </noscript>
        <Chosen chosen={chosen} />
        <ErrorSummary problems={form.problems} tries={form.tries} />
        <Field id="field-fullName" label="Full name" error={errors.fullName}>
          {(wiring) => <input {...wiring} {...text('fullName')} autoComplete="name" dir="auto" />}
        </Field>
        <Field id="field-email" label="Email" error={errors.email}>
          {(wiring) => (
            <>
              <input
                {...wiring}
                {...text('email')}
                type="email"
                autoComplete="email"
                onBlur={form.checkMail}
              />
              <span className="hint" role="status">
                {form.meant && (
                  <>
                    Did you mean{' '}
                    <TextButton
                      className="break"
                      onClick={() => {
                        // The suggestion disappears once it's accepted.
                        document.getElementById('field-email')?.focus();
                        form.change('email', form.meant ?? '');
                      }}
                    >
                      {form.meant}
                    </TextButton>
                    ?
                  </>
                )}
              </span>
            </>
          )}
        </Field>
        <Field
          id="field-phone"
          label="Phone"
          optional
          hint="With country code. We’ll only call if we can’t reach you by email."
          error={errors.phone}
        >
          {(wiring) => <input {...wiring} {...text('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field id="field-position" label="Position" error={errors.position}>
          {(wiring) => (
            <select {...wiring} {...text('position')}>
              <option value="">Choose one</option>
              {positions.map((position) => (
                <option key={position}>{position}</option>
              ))}
            </select>
          )}
        </Field>
        {values.position === 'Other' && (
          <Field id="field-otherPosition" label="Specify Position" place="full" error={errors.otherPosition}>
            {(wiring) => <input {...wiring} {...text('otherPosition')} maxLength={100} dir="auto" />}
          </Field>
        )}
        <Field id="field-country" label="Country" error={errors.country}>
          {(wiring) => <input {...wiring} {...text('country')} autoComplete="country-name" dir="auto" />}
        </Field>
        <Field id="field-state" label="US state" optional error={errors.state}>
          {(wiring) => (
            <select {...wiring} {...text('state')}>
              <option value="">Only if you live in the U.S.</option>
              {usStates.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </select>
          )}
        </Field>
        <Field
          id="field-introduction"
          label="Why You're a Good Fit"
          hint="Tell us what you’ve done and what you’d like to do. Two or three sentences are enough (at least 50 characters)."
          hintAbove
          place="full"
          error={errors.introduction}
          aside={
            <span className={`sm tn nw ${introduced > INTRODUCTION_MAX ? 'count-over' : 'dim'}`}>
              {introduced} / {INTRODUCTION_MAX}
            </span>
          }
        >
          {(wiring) => (
            <textarea ref={introduction} {...wiring} {...text('introduction')} rows={4} dir="auto" />
          )}
        </Field>
        <UploadField
          id="field-resume"
          label="Résumé"
          upload={resume}
          error={errors.resume ?? null}
          {...paper}
        />
        <UploadField
          id="field-coverLetter"
          label="Cover letter"
          optional
          upload={coverLetter}
          error={errors.coverLetter ?? null}
          {...paper}
        />
        <Field
          id="field-linkedinUrl"
          label="LinkedIn profile"
          optional
          hint="For example, linkedin.com/in/your-name"
          place="full"
          error={errors.linkedinUrl}
        >
          {(wiring) => (
            <input
              {...wiring}
              {...text('linkedinUrl')}
              // Not `url`: people type the address without https://, and the browser would refuse it.
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
            />
          )}
        </Field>
        {/* Hidden from people and from screen readers; only a program fills it in. */}
        <Hidden aria-hidden="true" as="div">
          <label>
            Website
            <input
              tabIndex={-1}
              autoComplete="off"
              name="website"
              value={values.website}
              onChange={(event) => form.change('website', event.currentTarget.value)}
            />
          </label>
        </Hidden>
        <div className={`fld full ${errors.consent ? 'bad' : ''}`}>
          <label className="chk" htmlFor="field-consent">
            <input
              id="field-consent"
              type="checkbox"
              name="consent"
              checked={values.consent}
              aria-invalid={errors.consent ? true : undefined}
              aria-describedby={errors.consent ? 'field-consent-error' : undefined}
              onChange={(event) => form.change('consent', event.currentTarget.checked)}
            />
            <span>
              I agree that {brand.name} may store my application and contact me about jobs.{' '}
              <Link to="/privacy-policy">Privacy policy</Link>
            </span>
          </label>
          {errors.consent && <FieldError id="field-consent-error" text={errors.consent} />}
        </div>
        <Stack gap={12} place="full">
          <Group wrap>
            <Button
              type="submit"
              variant="filled"
              size="lg"
              loading={form.sending}
              loadingText="Submitting Application..."
              // Without the script, files can't be uploaded.
              disabled={!hydrated || form.sending || waiting !== null}
            >
              Submit application
            </Button>
            {waiting && <Remark as="span">Your {waiting} is still uploading.</Remark>}
            {!isEmpty(values) && !waiting && (
              <Group as="span" gap={6} size="sm" tone="dim">
                <IconDeviceFloppy size={16} stroke={1.75} aria-hidden="true" />
                Draft saved on this device
                {(resume.state.kind === 'done' || coverLetter.state.kind === 'done') && ', without the file'}
                <TextButton onClick={form.clear}>Clear draft</TextButton>
              </Group>
            )}
          </Group>
          <Remark>
            If you’re shortlisted, we’ll email you an access code. It opens your candidate portal and your
            interview.
          </Remark>
        </Stack>
      </div>
    </form>
  );
}

/** The first file still uploading, as named in a sentence. */
function onItsWay(files: Record<string, UploadState>): string | null {
  return Object.keys(files).find((name) => files[name] && isUnderWay(files[name])) ?? null;
}

function Chosen({ chosen }: { chosen: ChosenJob }) {
  if (chosen.kind === 'open') {
    return (
      <div data-place="full">
        <Notice kind="info">
          You’re applying for <b>{chosen.job.title}</b>, {chosen.job.department}.
        </Notice>
      </div>
    );
  }
  if (chosen.kind !== 'closed') return null;
  return (
    <div data-place="full">
      <Notice kind="warn">
        This job is closed. You can still apply, and HR will look for a job that fits you.
      </Notice>
    </div>
  );
}
