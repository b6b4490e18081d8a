import { Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { HR_LEAD } from '../../../shared/auth/firstAdmin.ts';
import type { Me } from '../../../shared/auth/schema.ts';
import { firstName } from '../../../shared/text/firstName.ts';
import { useNow } from '../../clock.ts';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Remark } from '../../ui/text/Text.tsx';
import type { AdminSearch } from '../panel/search.ts';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import { Needs } from './Needs.tsx';
import { Pictures } from './Pictures.tsx';
import { StatCards } from './StatCards.tsx';

/** Shown only on new installations. */
const firstSteps = comesLater(async () => (await import('./FirstSteps.tsx')).FirstSteps);

const DEFAULT_WEEKS = 8;
const spans = [4, 8, 12, 26].map((weeks) => ({ value: String(weeks), label: `Last ${weeks} weeks` }));

/** "Thursday, November 19, 2026 at 10:20 AM EST", in the reader's zone. */
const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The first tab: key figures and open tasks. */
export function OverviewTab({ me, search }: { me: Me; search: AdminSearch }) {
  // The time and its half of the day stay on one line.
  const now = moment.format(useNow()).replace(/\s(?=[AP]M)/, '\u00a0');
  const { go } = usePanelSearch();
  const steps = trpc.admin.overview.steps.useQuery(undefined, { enabled: me.roles.includes('admin') });
  const weeks = search.weeks ?? DEFAULT_WEEKS;
  return (
    <main>
      <div className="ad-top ad-top-stacked">
        <div>
          <h1>HR Control Panel</h1>
          <Remark>
            Welcome
            {me.fullName !== HR_LEAD && (
              <>
                , <bdi>{firstName(me.fullName)}</bdi>
              </>
            )}
            . {now}
          </Remark>
        </div>
        <Group gap={8} place="push">
          <Select
            size="sm"
            w={150}
            aria-label="Chart period"
            allowDeselect={false}
            data={spans}
            value={String(weeks)}
            onChange={(value) => go({ weeks: value ? Number(value) : undefined }, true)}
          />
          {me.roles.includes('admin') && (
            <ButtonLink
              icon={IconPlus}
              to="/admin"
              search={{ tab: 'jobs', job: 'new' }}
              variant="filled"
              size="sm"
            >
              Post a job
            </ButtonLink>
          )}
        </Group>
      </div>
      {steps.data && steps.data.length > 0 && <Later part={firstSteps} props={{ steps: steps.data }} />}
      <Needs search={search} />
      <StatCards />
      <Pictures weeks={weeks} />
    </main>
  );
}
