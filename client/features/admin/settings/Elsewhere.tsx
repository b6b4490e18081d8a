import { Link } from '@tanstack/react-router';
import { BUILT_IN } from '../../../../shared/ai/builtIn.ts';
import type { AppSettings } from '../../../../shared/panel/settings.ts';
import { Facts } from '../../../ui/figures/Facts.tsx';
import { Fine } from '../../../ui/text/Text.tsx';
import { PanelSection } from '../../panel/PanelParts.tsx';

/** Read-only settings, with where they're configured. */
export function Elsewhere(props: { facts: AppSettings['facts']; mayChange: boolean }) {
  const { facts, mayChange } = props;
  const rows: [string, string, string][] = [
    ['Address', facts.publicUrl, 'PUBLIC_URL'],
    ['Email is sent', facts.smtp ? 'through an SMTP server' : 'as files in the data folder', 'SMTP_URL'],
    ['Files are kept', facts.files === 'disk' ? 'in the data folder' : 'in an S3 bucket', 'S3_BUCKET'],
    [
      'Employee sign-up',
      facts.employeeSignup === 'open' ? 'open to everyone (demo)' : 'with an invitation',
      'EMPLOYEE_SIGNUP',
    ],
    ['AI model', facts.aiBuiltIn ? BUILT_IN : facts.aiModel, 'AI_MODEL'],
  ];
  return (
    <PanelSection
      id="elsewhere-title"
      title="Set on the server"
      text={
        <>
          Legal holds and the rule for onboarding documents are in{' '}
          {mayChange ? (
            <Link to="/admin" search={{ tab: 'privacy' }}>
              Privacy
            </Link>
          ) : (
            'Privacy (admins only)'
          )}
          . Everything below is set on the server, with the setting named beside it.
        </>
      }
      gap={12}
    >
      <Facts
        rows={rows.map(([label, value, setting]) => [
          label,
          <>
            {value}{' '}
            <Fine as="span" mono>
              {setting}
            </Fine>
          </>,
        ])}
      />
    </PanelSection>
  );
}
