import type { HouseSettings } from '../../../../shared/panelSettings.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelHead } from '../PanelParts.tsx';
import { useMayChange } from '../usePanelLive.ts';
import { PanelAccess } from './PanelAccess.tsx';
import { Templates } from './Templates.tsx';

/** How the house is set up, who may open the panel, and what mails say. */
export function SettingsTab() {
  const mayChange = useMayChange();
  return (
    <main>
      <PanelHead title="Settings" />
      <House />
      {mayChange && <PanelAccess />}
      <Templates />
    </main>
  );
}

const number = (value: number): string => value.toLocaleString('en-US');

function rowsOf(house: HouseSettings): [string, string, string][] {
  return [
    ['Company', house.company, ''],
    ['Address', house.publicUrl, 'PUBLIC_URL'],
    ['Mail comes from', house.mailFrom, 'MAIL_FROM'],
    ['HR mailbox', house.hrEmail, 'HR_EMAIL'],
    ['Mail leaves', house.smtp ? 'through a mail server' : 'as files in the data folder', 'SMTP_URL'],
    ['Files are kept', house.files === 'disk' ? 'in the data folder' : 'in an S3 bucket', 'S3_BUCKET'],
    [
      'Employee sign-up',
      house.employeeSignup === 'open' ? 'open to everybody (demo)' : 'with an invitation',
      'EMPLOYEE_SIGNUP',
    ],
    ['Pacing', `${house.pacingScale} × the real waits`, 'PACING_SCALE'],
    ['AI model', house.aiBuiltIn ? 'built-in' : house.aiModel, 'AI_MODEL'],
    ['AI budget a person', `${number(house.aiTokensPerson)} tokens a day`, 'AI_DAILY_TOKENS_PERSON'],
    ['AI budget for all', `${number(house.aiTokensAll)} tokens a day`, 'AI_DAILY_TOKENS_ALL'],
  ];
}

function House() {
  const house = trpc.admin.settings.house.useQuery();
  return (
    <section className="ad-panel ad-box stack g12" aria-labelledby="house-title">
      <h2 className="h3" id="house-title">
        The house
      </h2>
      <p className="dim">
        These are set where the program is started; the names of the settings stand beside them.
      </p>
      {house.isError && !house.data && (
        <ErrorState
          title="The settings did not load"
          message={readError(house.error).message}
          onRetry={() => house.refetch()}
        />
      )}
      <dl className="dw-facts">
        {house.data &&
          rowsOf(house.data).map(([label, value, setting]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd className="break">
                {value} {setting && <span className="xs dim mono">{setting}</span>}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
