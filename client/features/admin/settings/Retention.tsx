import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { RetentionSettings } from '../../../../shared/privacy.ts';
import { dateText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { toast } from '../../../ui/toast.tsx';

const fields = [
  ['applicationMonths', 'Applications of people not hired (months)'],
  ['vaultDays', 'ID and bank data after a rejection (days)'],
  ['payrollYears', 'Payroll records of employees (years)'],
] as const;

/** How long data stays, and what the next run would delete: a dry run, nothing happens by looking. */
export function Retention() {
  const retention = trpc.privacy.retention.useQuery();
  return (
    <section className="ad-panel ad-box stack g12" aria-labelledby="retention-title">
      <h2 className="h3" id="retention-title">
        How long data stays
      </h2>
      {retention.isError && !retention.data && (
        <ErrorState
          title="The settings did not load"
          message={readError(retention.error).message}
          onRetry={() => retention.refetch()}
        />
      )}
      {retention.data && (
        <Form key={JSON.stringify(retention.data.settings)} settings={retention.data.settings} />
      )}
      {retention.data && (
        <div className="stack g4 sm">
          <h3 className="h4">The next run would delete</h3>
          {retention.data.plan.due.length === 0 && <p className="dim">Nothing.</p>}
          <ul>
            {retention.data.plan.due.slice(0, 10).map((line) => (
              <li key={`${line.candidateId}-${line.what}`} className="break">
                <bdi>{line.fullName}</bdi>: {line.what === 'everything' ? 'everything' : 'ID and bank data'},
                due since {dateText(line.since)}
              </li>
            ))}
          </ul>
          {(retention.data.plan.more || retention.data.plan.due.length > 10) && (
            <p className="dim">and more</p>
          )}
          {retention.data.plan.held > 0 && (
            <p className="dim">{retention.data.plan.held} more are kept by a legal hold.</p>
          )}
        </div>
      )}
    </section>
  );
}

function Form({ settings }: { settings: RetentionSettings }) {
  const utils = trpc.useUtils();
  const [values, setValues] = useState<Record<string, number | string>>({ ...settings });
  const parsed = RetentionSettings.safeParse(values);
  const save = trpc.privacy.setRetention.useMutation({
    onSuccess: () => toast.success('Retention saved'),
    onError: (error) => toast.error('Retention was not saved', readError(error).message, { id: 'retention' }),
    onSettled: () => utils.privacy.retention.invalidate(),
  });
  return (
    <form
      className="row g8 w ad-access"
      onSubmit={(event) => {
        event.preventDefault();
        if (parsed.success && !save.isPending) save.mutate(parsed.data);
      }}
    >
      {fields.map(([name, label]) => (
        <NumberInput
          key={name}
          label={label}
          hideControls
          allowDecimal={false}
          allowNegative={false}
          value={values[name] ?? ''}
          onChange={(value) => setValues((old) => ({ ...old, [name]: value }))}
        />
      ))}
      <button type="submit" className="btn default" disabled={!parsed.success || save.isPending}>
        Save
      </button>
    </form>
  );
}
