import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';
import { pages } from '../../content/pages.ts';
import { useSamePage } from '../../site/useSamePage.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { FormPage } from '../site/FormPage.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { ChosenJob } from './chosenJob.ts';

const steps = [
  { title: 'You apply', text: 'We’ll email you a confirmation right away.' },
  {
    title: 'HR reads it',
    text: 'A person reads every application. If you’re shortlisted, we’ll email you an access code within 3–5 business days.',
  },
  { title: 'Chat interview', text: '10–15 minutes, on your phone or computer, when it works for you.' },
];

/** The application form, for one job or for any, and the page after it. */
export function ApplyPage({ chosen }: { chosen: ChosenJob }) {
  useTitle(pages.apply.title);
  const [sent, setSent] = useState<ReactNode>(null);
  /** A choice that was closed while the form was filled in: the form stays, with its files. */
  const [closed, setClosed] = useState<ChosenJob | null>(null);
  const router = useRouter();
  useSamePage(setSent);
  if (sent) return sent;
  return (
    <FormPage
      title="Submit Your Application"
      lead="About ten minutes. You don’t need an account."
      steps={steps}
      formTitle="Job Application Form"
    >
      {chosen.kind === 'failed' ? (
        <ErrorState
          title="We couldn’t load the job"
          message={UNAVAILABLE}
          onRetry={() => void router.invalidate()}
        />
      ) : (
        <ApplicationForm
          chosen={chosen === closed ? { kind: 'closed' } : chosen}
          onClosed={() => setClosed(chosen)}
          onSent={(page) => {
            setSent(page);
            window.scrollTo(0, 0);
          }}
        />
      )}
    </FormPage>
  );
}
