import {
  IconAlertTriangle,
  IconBriefcase,
  IconFileAlert,
  IconFlag,
  IconMailExclamation,
  IconMailX,
  IconMessages,
  IconShieldLock,
  IconUserQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { NeedsYou } from '../../../../shared/panel.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useMayChange } from '../panelPerson.ts';
import type { AdminSearch } from '../search.ts';

type Look = { icon: TablerIcon; button: string; search: AdminSearch };

/** The server's list, and urgent items, which the safety module's own router counts for admins. */
type Need = Omit<NeedsYou, 'kind'> & { kind: NeedsYou['kind'] | 'urgent' };

const looks: Record<Need['kind'], Look> = {
  urgent: { icon: IconAlertTriangle, button: 'Open', search: { tab: 'inbox' } },
  interviews: {
    icon: IconMessages,
    button: 'Read',
    search: { tab: 'candidates', status: 'interviewed', sort: 'oldest' },
  },
  requests: { icon: IconUserQuestion, button: 'Answer', search: { tab: 'inbox' } },
  documents: { icon: IconFileAlert, button: 'Check', search: { tab: 'inbox' } },
  contests: { icon: IconFlag, button: 'Review', search: { tab: 'inbox' } },
  privacy: { icon: IconShieldLock, button: 'Open', search: { tab: 'privacy' } },
  job: { icon: IconBriefcase, button: 'Open job', search: { tab: 'jobs' } },
  returned: { icon: IconMailExclamation, button: 'Correct', search: { tab: 'inbox' } },
  mails: { icon: IconMailX, button: 'Look', search: { tab: 'mail', mails: 'failed' } },
};

/** What waits for HR, each with the way there. */
export function Needs() {
  const needs = trpc.admin.overview.needs.useQuery();
  const mayChange = useMayChange();
  // What needs a tab that only admins have would lead a reviewer nowhere.
  const urgent = trpc.safety.count.useQuery(undefined, { enabled: mayChange });
  const items: Need[] | undefined = needs.data && [
    ...urgentNeed((mayChange && urgent.data?.open) || 0),
    ...needs.data.filter(({ kind }) => mayChange || (kind !== 'privacy' && kind !== 'returned')),
  ];
  const count = items?.length;
  return (
    <section className="ad-panel ov-box" aria-labelledby="ov-needs">
      <div className="row sp g8">
        <h2 className="h3" id="ov-needs">
          Needs you today
        </h2>
        <span className="sm dim">
          {count === undefined ? '' : count === 1 ? '1 thing' : `${count} things`}
        </span>
      </div>
      {needs.isError && !needs.data && <Notice kind="bad">{readError(needs.error).message}</Notice>}
      {needs.isPending && <span className="sk ov-chart" />}
      {count === 0 && <p className="dim ov-nothing">Nothing waits for you. Enjoy the quiet.</p>}
      <ul className="ov-needs">
        {items?.map(({ kind, title, note, jobId }) => {
          const { icon: Icon, button, search } = looks[kind];
          return (
            <li key={jobId ?? kind}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <span className="grow">
                <b className="b break">{title}</b>
                <span className="sm dim break">{note}</span>
              </span>
              <Link
                to="/admin"
                search={jobId ? { ...search, job: jobId } : search}
                className="btn default sm"
                aria-label={`${button}: ${title}`}
              >
                {button}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function urgentNeed(open: number): Need[] {
  if (open === 0) return [];
  const title = open === 1 ? '1 urgent item' : `${open} urgent items`;
  return [{ kind: 'urgent', title, note: 'A person should read it right away.', jobId: null }];
}
