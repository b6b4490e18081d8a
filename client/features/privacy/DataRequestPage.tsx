import { IconMailCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { PrivacyKind } from '../../../shared/privacy/schema.ts';
import { CONFIRM_HOURS, COPY_DAYS } from '../../../shared/privacy/terms.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { useSamePage } from '../../site/useSamePage.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';
import { DonePage } from '../site/DonePage.tsx';
import { FormPage } from '../site/FormPage.tsx';
import { DataRequestForm } from './DataRequestForm.tsx';

const steps = [
  {
    title: 'You ask',
    text: 'We only need your email address. Nothing happens until you confirm.',
  },
  {
    title: 'You confirm by email',
    text: `We’ll email you a link, so no one else can make the request in your name. It works for ${CONFIRM_HOURS} hours.`,
  },
  {
    title: 'We take care of it',
    text: `A copy is ready within minutes and available for ${COPY_DAYS} days. We usually delete data right away. If you work with us, HR will agree on a date with you first. If we have to keep something by law, we’ll tell you what, why, and until when.`,
  },
];

/** The public "Request or delete my data" page. Its first render works without a browser. */
export function DataRequestPage() {
  useTitle('Request or delete my data');
  const [sent, setSent] = useState<SentRequest | null>(null);
  useSamePage(setSent);
  if (sent) return <Sent {...sent} />;
  return (
    <FormPage
      title="Request or delete my data"
      lead="Your data is yours. You can ask for a copy of it, or have it deleted."
      steps={steps}
      formTitle="Your request"
    >
      <DataRequestForm
        onSent={(request) => {
          setSent(request);
          window.scrollTo({ top: 0 });
        }}
      />
      <Remark>
        Prefer to write to a person? <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>. Our{' '}
        <Link to="/privacy-policy">privacy policy</Link> explains what we store and why.
      </Remark>
    </FormPage>
  );
}

type SentRequest = { kind: PrivacyKind; safety: SafetySign | null };

function Sent({ kind, safety }: SentRequest) {
  return (
    <DonePage done={{ icon: IconMailCheck, text: 'Almost done' }} title="Check your email">
      <Text size="lead">
        We sent a link to the address you gave. Open it within {CONFIRM_HOURS} hours to confirm{' '}
        {kind === 'copy' ? 'that you want a copy of your data.' : 'that you want your data deleted.'}
      </Text>
      {safety && <SafetyHelp sign={safety} country={null} />}
      <Text tone="dim">
        No email after a few minutes? Check your spam folder and the address, then{' '}
        <Link to="/data-request">ask again</Link>. Nothing happens until you open the link.
      </Text>
    </DonePage>
  );
}
