import { NumberInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { counted } from '../../../../shared/counted.ts';
import { type RetentionPlan, RetentionSettings } from '../../../../shared/privacy.ts';
import { dateText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { toast } from '../../../ui/toast.ts';
import { Unsaved } from './Unsaved.tsx';
import { problemsOf } from './useSettingForm.ts';

const TITLE = 'How long data stays';
/** More names than these say nothing new. */
const NAMED = 10;

const fields = [
  {
    name: 'applicationMonths',
    label: 'Applications, in months',
    hint: 'People who were not hired, from their last application or status change.',
  },
  { name: 'vaultDays', label: 'ID and bank data, in days', hint: 'After a rejection.' },
  {
    name: 'payrollYears',
    label: 'Payroll and tax records, in years',
    hint: 'Of people who worked here. Check what your law asks for.',
  },
  {
    name: 'safetyMonths',
    label: 'Safety flags, in months',
    hint: 'After they’re closed. Open flags stay.',
  },
] as const;

/** How long data stays, with a dry run of what is typed before anything is saved (quality S22). */
export function Retention() {
  const stored = trpc.privacy.retention.useQuery();
  return (
    <section className="ad-panel ad-box stack g16" aria-labelledby="retention-title">
      <div className="stack g4">
        <h2 className="h3" id="retention-title">
          {TITLE}
        </h2>
        <p className="dim">A run every night deletes what is due. Nobody who works here, and nobody held.</p>
      </div>
      {stored.data ? (
        <Form key={JSON.stringify(stored.data.settings)} stored={stored.data.settings} />
      ) : stored.isError ? (
        <ErrorState
          title="We couldn’t load the retention settings"
          message={readError(stored.error).message}
          onRetry={() => stored.refetch()}
        />
      ) : (
        <span className="sk" style={{ width: '60%', height: 18 }} />
      )}
    </section>
  );
}

type Values = Record<(typeof fields)[number]['name'], number | string>;

/** An empty field is no number, rather than zero. */
const inputOf = (values: Values): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? Number.NaN : Number(value)]),
  );

function Form({ stored }: { stored: RetentionSettings }) {
  const utils = trpc.useUtils();
  const form = useForm<Values>({
    initialValues: { ...stored },
    validateInputOnChange: true,
    validate: (values) => problemsOf(RetentionSettings.safeParse(inputOf(values))),
  });
  const save = trpc.privacy.setRetention.useMutation({
    onSuccess: () => {
      form.resetDirty();
      toast.success('Settings saved', 'The next run goes by it.', { id: 'retention' });
    },
    onError: (error) => toast.error('Not saved', readError(error).message, { id: 'retention' }),
    onSettled: () => utils.privacy.retention.invalidate(),
  });
  const dirty = form.isDirty();
  const [values] = useDebouncedValue(form.values, 300);
  return (
    <form
      className="stack g16"
      noValidate
      aria-labelledby="retention-title"
      onSubmit={form.onSubmit(
        (typed) => {
          const parsed = RetentionSettings.safeParse(inputOf(typed));
          if (parsed.success && !save.isPending) save.mutate(parsed.data);
        },
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      {fields.map(({ name, label, hint }) => (
        <NumberInput
          key={name}
          label={label}
          description={hint}
          hideControls
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps(name)}
        />
      ))}
      <DryRun tried={RetentionSettings.safeParse(inputOf(values)).data ?? stored} />
      <div className="row g8 w">
        <button type="submit" className="btn filled sm" disabled={!dirty || save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </button>
        {dirty && (
          <button type="button" className="btn default sm" disabled={save.isPending} onClick={form.reset}>
            Discard
          </button>
        )}
      </div>
      <Unsaved dirty={dirty && !save.isPending} what={TITLE} />
    </form>
  );
}

/** What a run would delete by these settings. Nothing happens by looking. */
function DryRun({ tried }: { tried: RetentionSettings }) {
  const plan = trpc.privacy.retention.useQuery(tried, { placeholderData: keepPreviousData });
  return (
    <div className="stack g8" role="status" aria-busy={plan.isFetching}>
      <h3 className="h4">Dry run: what the next run would delete</h3>
      {plan.data ? (
        <Due plan={plan.data.plan} />
      ) : (
        <p className="sm dim">{plan.isError ? readError(plan.error).message : 'Counting…'}</p>
      )}
    </div>
  );
}

function Due({ plan: { due, more, held, safetyFlags } }: { plan: RetentionPlan }) {
  return (
    <>
      <p className="sm">
        {due.length === 0
          ? 'Nobody is due.'
          : `${counted(due.length, 'person', 'people')}${more ? ' or more' : ''}.`}
        {held > 0 && ` ${counted(held, 'person', 'people')} kept by a legal hold.`}
        {safetyFlags > 0 && ` ${counted(safetyFlags, 'closed safety flag', 'closed safety flags')}.`}
      </p>
      {due.length > 0 && (
        <ul className="stack g4 sm">
          {due.slice(0, NAMED).map(({ candidateId, fullName, what, since }) => (
            <li key={candidateId} className="break">
              <bdi className="b">{fullName}</bdi>: {what === 'everything' ? 'everything' : 'ID and bank data'}
              <span className="dim">, last activity {dateText(since)}</span>
            </li>
          ))}
          {due.length > NAMED && (
            <li className="dim">and {(due.length - NAMED).toLocaleString('en-US')} more</li>
          )}
        </ul>
      )}
    </>
  );
}
