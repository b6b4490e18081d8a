import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { type RetentionPlan, RetentionSettings, retentionLabels } from '../../../../shared/privacy/schema.ts';
import { counted, figure } from '../../../../shared/text/counted.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { type Outputs, trpc } from '../../../trpc.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { problemsOf } from '../../../ui/form/problems.ts';
import { NumberField } from '../../../ui/form/SelectField.tsx';
import { Unsaved } from '../../../ui/form/Unsaved.tsx';
import { useVersion } from '../../../ui/form/useVersion.ts';
import { useZodForm } from '../../../ui/form/useZodForm.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Muted, Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PanelSection } from '../../panel/PanelParts.tsx';
import { changedMeanwhile, SaveBar } from '../../panel/settings/SaveBar.tsx';

const TITLE = 'Data retention';
/** Most names listed. */
const NAMED = 10;

const fields = [
  {
    name: 'applicationMonths',
    hint: 'For people who weren’t hired, counted from their last application or status change. The same period applies to contact messages, to accounts whose address was never confirmed, and to emails outside a person’s record, such as those to HR.',
  },
  { name: 'vaultDays', hint: 'After a rejection.' },
  { name: 'payrollYears', hint: 'For people who worked here. Check what your local law requires.' },
  { name: 'safetyMonths', hint: 'After they’re closed. Open items stay.' },
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
        <Editor stored={stored.data} />
      ) : stored.isError ? (
        <QueryError title="We couldn’t load the retention settings" query={stored} />
      ) : (
        <Skeleton width="60%" height={18} />
      )}
    </PanelSection>
  );
}

type Stored = Pick<Outputs['privacy']['retention'], 'settings' | 'version' | 'changedBy'>;
type Values = Record<keyof RetentionSettings, number | ''>;

/** An empty field is NaN rather than zero. */
const inputOf = (values: Values): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? Number.NaN : value]),
  );

function Editor({ stored: { settings: stored, ...about } }: { stored: Stored }) {
  const utils = trpc.useUtils();
  const save = trpc.privacy.setRetention.useMutation({
    onSuccess: () => toast.success('Settings saved', 'They apply from the next run.', { id: 'retention' }),
    onSettled: () => utils.privacy.retention.invalidate(),
  });
  const initial: Values = stored;
  const form = useZodForm({
    id: 'retention',
    schema: RetentionSettings,
    initial,
    labels: retentionLabels,
    toInput: inputOf,
    onSubmit: async (input): Promise<void> => {
      await save.mutateAsync({ ...input, basedOn: version.base });
    },
    onRefused: ({ message, fields = {} }) => {
      if (Object.keys(fields).length === 0)
        toast.error('We couldn’t save the settings', message, { id: 'retention' });
    },
  });
  const version = useVersion(form, { version: about.version, values: initial });
  // The dry run follows what is typed, so a wrong value is pointed out while it's typed, too.
  const { error } = RetentionSettings.safeParse(inputOf(form.values));
  const wrong = error ? problemsOf(error, form.values) : {};
  const [tried] = useDebouncedValue(form.values, 300);
  return (
    <Form form={form} gap={16} aria-labelledby="retention-title">
      <div className="st-pairs">
        {fields.map(({ name, hint }) => {
          const field = form.field(name);
          return (
            <NumberField
              key={name}
              {...field}
              error={field.error ?? wrong[name] ?? null}
              hint={hint}
              hintAbove
              hideControls
            />
          );
        })}
      </div>
      <DryRun tried={RetentionSettings.safeParse(inputOf(tried)).data ?? stored} />
      <SaveBar form={form} version={version} mayChange conflict={changedMeanwhile(about.changedBy)} />
      <Unsaved dirty={form.dirty} what={TITLE} />
    </Form>
  );
}

/** What a run with these settings would delete. Changes nothing. */
function DryRun({ tried }: { tried: RetentionSettings }) {
  const plan = trpc.privacy.retention.useQuery(tried, { placeholderData: keepPreviousData });
  return (
    <Stack gap={8} role="status" aria-busy={plan.isFetching}>
      <Subtitle level={3}>Preview: what the next run would delete</Subtitle>
      {plan.data ? (
        <Due plan={plan.data.plan} />
      ) : (
        <Remark>{plan.isError ? readError(plan.error).message : 'Counting…'}</Remark>
      )}
    </Stack>
  );
}

function Due({ plan: { due, total, held, safetyFlags } }: { plan: RetentionPlan }) {
  return (
    <>
      <Text size="sm">
        {total === 0 ? 'No one is due for deletion.' : `${counted(total, 'person', 'people')}.`}
        {held > 0 && ` ${counted(held, 'person', 'people')} kept by a legal hold.`}
        {safetyFlags > 0 && ` Also due: ${counted(safetyFlags, 'closed urgent item')}.`}
      </Text>
      {due.length > 0 && (
        <Stack as="ul" gap={4} size="sm">
          {due.slice(0, NAMED).map(({ candidateId, fullName, what, since }) => (
            <Text key={candidateId} as="li" lines="anywhere">
              <Text as="bdi" bold>
                {fullName}
              </Text>
              : {what === 'everything' ? 'everything' : 'ID and bank data'}
              <Muted>, last activity {dateText(since)}</Muted>
            </Text>
          ))}
          {total > NAMED && (
            <Text as="li" tone="dim">
              and {figure(total - NAMED)} more
            </Text>
          )}
        </Stack>
      )}
    </>
  );
}
