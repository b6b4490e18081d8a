import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { FirstStep, FirstStepState } from '../../../../shared/firstSteps.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.ts';
import type { AdminSearch } from '../search.ts';

type Look = { title: string; text: string; button: string; search: AdminSearch };

const looks: Record<FirstStep, Look> = {
  company: {
    title: 'Name your company',
    text: 'Its name, color, logo, and addresses, on every page and email.',
    button: 'Set up',
    search: { tab: 'settings', part: 'company' },
  },
  mailbox: {
    title: 'Set the mailboxes',
    text: 'Save the sender’s address, then send yourself a test email.',
    button: 'Set up',
    search: { tab: 'settings', part: 'company' },
  },
  model: {
    title: 'Connect an AI model',
    text: 'The person who runs this server sets it at start-up; then test the connection. Until then, a built-in model works by rules.',
    button: 'Look',
    search: { tab: 'settings' },
  },
  job: {
    title: 'Post your first job',
    text: 'People can apply as soon as it’s active.',
    button: 'Post a job',
    search: { tab: 'jobs', job: 'new' },
  },
  colleague: {
    title: 'Invite a colleague',
    text: 'A second admin, or a reviewer who reads and changes nothing.',
    button: 'Invite',
    search: { tab: 'settings', part: 'access' },
  },
};

/** What a new installation still needs, until it's all there. */
export function FirstSteps({ steps }: { steps: FirstStepState[] }) {
  const utils = trpc.useUtils();
  const putOff = trpc.admin.overview.putOff.useMutation({
    onSettled: () => utils.admin.overview.steps.invalidate(),
    onError: (error) => toast.error('Not saved', readError(error).message, { id: 'first-steps' }),
  });
  const left = steps.filter(({ state }) => state !== 'done').length;
  return (
    <section className="ad-panel ov-box stack g12" aria-labelledby="ov-steps">
      <div className="row sp g8">
        <h2 className="h3" id="ov-steps">
          First steps
        </h2>
        <span className="sm dim">{left === 1 ? '1 left' : `${left} left`}</span>
      </div>
      <ol className="ov-steps">
        {steps.map(({ step, state }) => {
          const { title, text, button, search } = looks[step];
          const Icon = state === 'done' ? IconCircleCheck : IconCircle;
          return (
            <li key={step} data-state={state}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <div>
                <b className="b">{title}</b>
                {state === 'done' && <span className="sm dim"> Done</span>}
                {state === 'open' && <p className="sm dim">{text}</p>}
              </div>
              {state !== 'done' && (
                <span className="row g8 up">
                  {state === 'open' && (
                    <Link to="/admin" search={search} className="btn default sm">
                      {button}
                      <span className="vh">: {title}</span>
                    </Link>
                  )}
                  <button
                    type="button"
                    className="btn quiet sm"
                    disabled={putOff.isPending}
                    onClick={() => putOff.mutate({ step, later: state === 'open' })}
                  >
                    {state === 'open' ? 'Later' : 'Take it up'}
                    <span className="vh">: {title}</span>
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
