import { NumberInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { type RetentionPlan, RetentionSettings } from '../../../../shared/privacy/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { problemsOf } from '../../../ui/form/problems.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Group, Stack } from '../../../ui/Stack.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast.ts';
import { PanelSection } from '../PanelParts.tsx';
import { Unsaved } from './Unsaved.tsx';

const TITLE = 'Data retention';
/** Most names listed. */
const NAMED = 10;

const fields = [
  {
    name: 'applicationMonths',
    label: 'Applications (months)',
    hint: 'For people who weren’t hired, counted from their last application or status change.',
  },
  { name: 'vaultDays', label: 'ID and bank data (days)', hint: 'After a rejection.' },
  {
    name: 'payrollYears',
    label: 'Payroll and tax records (years)',
    hint: 'For people who worked here. Check what your local law requires.',
  },
  {
    name: 'safetyMonths',
    label: 'Urgent items (months)',
    hint: 'After they’re closed. Open items stay.',
  },
] as const;

/** Data retention, with a dry run of the entered values before saving (quality S22). */
export function Retention() {
  const stored = trpc.privacy.retention.useQuery();
  return (
    <PanelSection
      id="retention-title"
      title={TITLE}
      text="Runs nightly. Employees and people on legal hold are never deleted."
    >
      {stored.data ? (
        <Form key={JSON.stringify(stored.data.settings)} stored={stored.data.settings} />
      ) : stored.isError ? (
        <ErrorState
          title="We couldn’t load the retention settings"
          message={readError(stored.error).message}
          onRetry={() => stored.refetch()}
        />
      ) : (
        <Skeleton width="60%" height={18} />
      )}
    </PanelSection>
  );
}

type Values = Record<(typeof fields)[number]['name'], number | string>;

/** An empty field is NaN rather than zero. */
const inputOf = (values: Values): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? Number.NaN : Number(value)]),
  );

function Form({ stored }: { stored: RetentionSettings }) {
  const utils = trpc.useUtils();
  const form = useForm<Values>({
    initialValues: { ...stored },
    validateInputOnChange: true,
    validate: (values) => {
      const { error } = RetentionSettings.safeParse(inputOf(values));
      return error ? problemsOf(error, values) : {};
    },
  });
  const save = trpc.privacy.setRetention.useMutation({
    onSuccess: () => {
      form.resetDirty();
      toast.success('Settings saved', 'They apply from the next run.', { id: 'retention' });
    },
    onError: (error) =>
      toast.error('We couldn’t save the settings', readError(error).message, { id: 'retention' }),
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
      <Group gap={8} wrap>
        <Button
          type="submit"
          variant="filled"
          size="sm"
          disabled={!dirty}
          loading={save.isPending}
          loadingText="Saving…"
        >
          Save
        </Button>
        {dirty && (
          <Button size="sm" disabled={save.isPending} onClick={form.reset}>
            Discard
          </Button>
        )}
      </Group>
      <Unsaved dirty={dirty && !save.isPending} what={TITLE} />
    </form>
  );
}

/** What a run with these settings would delete. Changes nothing. */
function DryRun({ tried }: { tried: RetentionSettings }) {
  const plan = trpc.privacy.retention.useQuery(tried, { placeholderData: keepPreviousData });
  return (
    <Stack gap={8} role="status" aria-busy={plan.isFetching}>
      <Heading level={3} size={4}>
        Preview: what the next run would delete
      </Heading>
      {plan.data ? (
        <Due plan={plan.data.plan} />
      ) : (
        <Text size="sm" tone="dim">
          {plan.isError ? readError(plan.error).message : 'Counting…'}
        </Text>
      )}
    </Stack>
  );
}

function Due({ plan: { due, more, held, safetyFlags } }: { plan: RetentionPlan }) {
  return (
    <>
      <Text size="sm">
        {due.length === 0
          ? 'No one is due for deletion.'
          : `${counted(due.length, 'person', 'people')}${more ? ' or more' : ''}.`}
        {held > 0 && ` ${counted(held, 'person', 'people')} kept by a legal hold.`}
        {safetyFlags > 0 && ` ${counted(safetyFlags, 'closed urgent item', 'closed urgent items')}.`}
      </Text>
      {due.length > 0 && (
        <ul className="stack g4 sm">
          {due.slice(0, NAMED).map(({ candidateId, fullName, what, since }) => (
            <Text key={candidateId} as="li" lines="anywhere">
              <Text as="bdi" bold>
                {fullName}
              </Text>
              : {what === 'everything' ? 'everything' : 'ID and bank data'}
              <Text as="span" tone="dim">
                , last activity {dateText(since)}
              </Text>
            </Text>
          ))}
          {due.length > NAMED && (
            <Text as="li" tone="dim">
              and {(due.length - NAMED).toLocaleString('en-US')} more
            </Text>
          )}
        </ul>
      )}
    </>
  );
}
