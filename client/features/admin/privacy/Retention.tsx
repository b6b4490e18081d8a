import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import {
  type RetentionPlan,
  RetentionSettings,
  type RetentionSettings as Settings,
} from '../../../../shared/privacy.ts';
import { dateText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { toast } from '../../../ui/toast.tsx';

const fields: { name: keyof Settings; label: string; hint: string; max: number }[] = [
  {
    name: 'applicationMonths',
    label: 'Applications, in months',
    hint: 'People who were not hired, from their last application or status change.',
    max: 120,
  },
  {
    name: 'vaultDays',
    label: 'ID and bank data, in days',
    hint: 'After a rejection.',
    max: 3650,
  },
  {
    name: 'payrollYears',
    label: 'Payroll and tax records, in years',
    hint: 'Of people who worked here. Check what your law asks for.',
    max: 15,
  },
];

/** How long data stays, and what tonight's run would delete. */
export function Retention() {
  const query = trpc.privacy.retention.useQuery();
  if (query.isError && !query.data) {
    return (
      <div className="ad-panel ad-inset">
        <ErrorState
          title="Retention did not load"
          message={readError(query.error).message}
          onRetry={() => query.refetch()}
        />
      </div>
    );
  }
  return (
    <section className="ad-panel ad-inset stack g16" aria-labelledby="retention-title">
      <h2 className="h3" id="retention-title">
        How long data stays
      </h2>
      {query.data ? (
        <>
          <Form key={JSON.stringify(query.data.settings)} saved={query.data.settings} />
          <Plan plan={query.data.plan} />
        </>
      ) : (
        <span className="sk" style={{ width: '60%', height: 18 }} />
      )}
    </section>
  );
}

function Form({ saved }: { saved: Settings }) {
  const [values, setValues] = useState<Settings>(saved);
  const utils = trpc.useUtils();
  const save = trpc.privacy.setRetention.useMutation({
    onSuccess: () => toast.success('Saved', 'The next run goes by it.'),
    onError: (error) => toast.error('Not saved', readError(error).message, { id: 'retention' }),
    onSettled: () => utils.privacy.retention.invalidate(),
  });
  const changed = fields.some(({ name }) => values[name] !== saved[name]);
  return (
    <form
      className="stack g16"
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = RetentionSettings.safeParse(values);
        if (parsed.success && !save.isPending) save.mutate(parsed.data);
      }}
    >
      <div className="fg">
        {fields.map(({ name, label, hint, max }) => (
          <NumberInput
            key={name}
            label={label}
            description={hint}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            min={1}
            max={max}
            clampBehavior="blur"
            allowDecimal={false}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: Number(value) || 0 })}
          />
        ))}
      </div>
      <button
        type="submit"
        className="btn default"
        style={{ alignSelf: 'flex-start' }}
        disabled={!changed || save.isPending}
      >
        {save.isPending ? 'Saving…' : 'Save'}
      </button>
    </form>
  );
}

/** The dry run: nothing here has happened yet. */
function Plan({ plan }: { plan: RetentionPlan }) {
  const { due, more, held } = plan;
  return (
    <div className="stack g8" role="status">
      <h3 className="h4">Dry run: what tonight’s run would delete</h3>
      <p className="sm">
        {due.length === 0
          ? 'Nobody is due.'
          : `${due.length}${more ? ' or more' : ''} ${due.length === 1 ? 'person' : 'people'}.`}{' '}
        {held > 0 && `${held} kept by a legal hold.`}
      </p>
      {due.length > 0 && (
        <ul className="stack g4 sm">
          {due.slice(0, 20).map(({ candidateId, fullName, what, since }) => (
            <li key={candidateId} className="break">
              <bdi className="b">{fullName}</bdi> ·{' '}
              {what === 'everything' ? 'everything' : 'ID and bank data'}{' '}
              <span className="dim">· last activity {dateText(since)}</span>
            </li>
          ))}
          {due.length > 20 && <li className="dim">and {due.length - 20} more</li>}
        </ul>
      )}
    </div>
  );
}
