import { IconDeviceFloppy } from '@tabler/icons-react';
import { usStates } from '../../../shared/applications/usStates.ts';
import { brand } from '../../../shared/company/brand.ts';
import { resumeAccept } from '../../../shared/files/resumeTypes.ts';
import { positions } from '../../../shared/jobs/schema.ts';
import { HrEmail } from '../../site/HrEmail.tsx';
import { useHydrated } from '../../site/useHydrated.ts';
import { TextButton } from '../../ui/buttons/Button.tsx';
import { Form, FormActions, Trap } from '../../ui/form/Form.tsx';
import { CheckField, ChoiceField, TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import type { FieldState } from '../../ui/form/useZodForm.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { isUnderWay, type UploadState } from '../files/state.ts';
import { UploadField } from '../files/UploadField.tsx';
import { draft } from './draft.ts';
import { type ApplicationProps, useApplication } from './useApplication.ts';

const paper = {
  place: 'full',
  accept: resumeAccept,
  hint: 'PDF, DOC, or DOCX, up to 10 MB',
} as const;
const INTRODUCTION_MAX = 1_000;

const choicesOf = (choices: readonly string[]) => choices.map((value) => ({ value, label: value }));
const positionChoices = choicesOf(positions);
const stateChoices = choicesOf(usStates);

/** The application form of specification file 1 §2. Its draft stays on this device until it is sent. */
export function ApplicationForm(props: ApplicationProps) {
  const application = useApplication(props);
  const { form, resume, coverLetter } = application;
  const { values, problems } = form;
  return (
    <Form form={form} method="post">
      <div className="fg">
        {/* Before the first field, so no one fills in a form that can't be sent. */}
        <noscript>
          <Notice kind="warn" place="full">
            You need JavaScript to send a résumé. Please turn it on, or write to <HrEmail />.
          </Notice>
        </noscript>
        <Chosen {...props} />
        {form.summary}
        <TextField {...form.field('fullName')} autoComplete="name" dir="auto" />
        <EmailField {...application} />
        <TextField
          {...form.field('phone')}
          optional
          hint="Include the country code. We’ll only call if we can’t reach you by email."
          type="tel"
          autoComplete="tel"
        />
        <ChoiceField {...form.field('position')} choices={positionChoices} placeholder="Choose one" />
        {values.position === 'Other' && (
          <TextField {...form.field('otherPosition')} place="full" maxLength={100} dir="auto" />
        )}
        <TextField {...form.field('country')} autoComplete="country-name" dir="auto" />
        <ChoiceField
          {...form.field('state')}
          optional
          choices={stateChoices}
          placeholder="Only if you live in the U.S."
        />
        <Introduction {...form.field('introduction')} />
        <UploadField id="field-resume" label="Résumé" upload={resume} error={problems.resume} {...paper} />
        <UploadField
          id="field-coverLetter"
          label="Cover letter"
          optional
          upload={coverLetter}
          error={problems.coverLetter}
          {...paper}
        />
        <TextField
          {...form.field('linkedinUrl')}
          optional
          hint="For example, linkedin.com/in/your-name"
          place="full"
          // Not `url`: people type the address without https://, and the browser would refuse it.
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
        <Trap />
        <CheckField {...form.field('consent')} place="full">
          I agree that {brand.name} may store my application and contact me about jobs.{' '}
          {/* Leaving this page would lose the uploaded files. */}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            Privacy policy (opens in a new tab)
          </a>
        </CheckField>
        <Sending {...application} />
      </div>
    </Form>
  );
}

type Application = ReturnType<typeof useApplication>;

function EmailField({ form, email, meant, checkEmail }: Application) {
  return (
    <TextField
      {...email}
      type="email"
      autoComplete="email"
      onBlur={checkEmail}
      status={
        meant && (
          <>
            Did you mean{' '}
            <TextButton
              onClick={() => {
                // The suggestion disappears once it's accepted.
                form.focus('email');
                email.onChange(meant);
              }}
            >
              {meant}
            </TextButton>
            ?
          </>
        )
      }
    />
  );
}

function Introduction(field: FieldState<string>) {
  const introduced = field.value.trim().length;
  const tooLong = introduced > INTRODUCTION_MAX;
  return (
    <TextAreaField
      {...field}
      hint="Tell us what you’ve done and what you’d like to do. Two or three sentences are enough (at least 50 characters)."
      hintAbove
      place="full"
      aside={
        <Text as="span" size="sm" tone={tooLong ? 'error' : 'dim'} bold={tooLong} figures lines="one">
          {introduced} / {INTRODUCTION_MAX}
        </Text>
      }
      rows={4}
    />
  );
}

function Sending({ form, resume, coverLetter, clear }: Application) {
  const hydrated = useHydrated();
  const waiting = onItsWay({ résumé: resume.state, 'cover letter': coverLetter.state });
  return (
    <Stack gap={12} place="full">
      <FormActions
        form={form}
        action="Submit application"
        doing="Submitting Application..."
        size="lg"
        gap={12}
        // Without the script, files can't be uploaded.
        disabled={!hydrated || waiting !== null}
      >
        {waiting && <Remark as="span">Your {waiting} is still uploading.</Remark>}
        {hydrated && draft.isKept() && !waiting && (
          <Group as="span" gap={6} size="sm" tone="dim">
            <IconDeviceFloppy size={16} stroke={1.75} aria-hidden="true" />
            Draft saved on this device. Choose files again after a reload.
            <TextButton onClick={clear}>Clear draft</TextButton>
          </Group>
        )}
      </FormActions>
      <Remark>
        If you’re shortlisted, we’ll email you an access code. It opens your candidate portal and your
        interview.
      </Remark>
    </Stack>
  );
}

/** The first file still uploading, as named in a sentence. */
function onItsWay(files: Record<string, UploadState>): string | null {
  return Object.keys(files).find((name) => files[name] && isUnderWay(files[name])) ?? null;
}

function Chosen({ chosen }: Pick<ApplicationProps, 'chosen'>) {
  if (chosen.kind === 'open') {
    return (
      <Notice kind="info" place="full">
        You’re applying for <b>{chosen.job.title}</b>, {chosen.job.department}.
      </Notice>
    );
  }
  if (chosen.kind !== 'closed') return null;
  return (
    <Notice kind="warn" place="full">
      This job is closed. You can still apply, and HR will look for a job that fits you.
    </Notice>
  );
}
