import { Select, TextInput } from '@mantine/core';
import type { ChosenPeriod } from '../panel/search.ts';

const presets = [
  { value: 'today', label: 'Today' },
  { value: 'month', label: 'This month' },
  { value: 'custom', label: 'Custom range…' },
];

/** A period in the reader's own time zone: today, this month, or from one day to another. */
export function PeriodField(props: {
  label: string;
  value: ChosenPeriod | undefined;
  onChange: (next: ChosenPeriod | undefined) => void;
}) {
  const { label, value, onChange } = props;
  const wrong = Boolean(value?.from && value.until && value.from > value.until);
  return (
    <>
      <Select
        size="sm"
        label={label}
        placeholder="Any time"
        clearable
        data={presets}
        value={value?.preset ?? null}
        onChange={(preset) =>
          onChange(preset === 'today' || preset === 'month' || preset === 'custom' ? { preset } : undefined)
        }
      />
      {value?.preset === 'custom' && (
        <>
          <TextInput
            size="sm"
            type="date"
            label="From"
            value={value.from ?? ''}
            onChange={(event) => onChange({ ...value, from: event.currentTarget.value || undefined })}
          />
          <TextInput
            size="sm"
            type="date"
            label="Through"
            error={wrong && 'This is before the start date'}
            value={value.until ?? ''}
            onChange={(event) => onChange({ ...value, until: event.currentTarget.value || undefined })}
          />
        </>
      )}
    </>
  );
}
