import { NumberInput, Progress } from '@mantine/core';
import {
  type AppSettings,
  type SettingValues,
  type Stored,
  settingValues,
} from '../../../../shared/panel/settings.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SettingFrame } from './SettingFrame.tsx';
import { useSettingForm } from './useSettingForm.ts';

type Props = {
  stored: Stored<SettingValues['budgets']>;
  spent: AppSettings['spent'];
  mayChange: boolean;
};

const numbers = { hideControls: true, allowDecimal: false, allowNegative: false, thousandSeparator: ',' };
const number = (value: number | string): number => (value === '' ? Number.NaN : Number(value));

/** Daily token caps of the models (quality S20). */
export function BudgetsForm({ stored, spent, mayChange }: Props) {
  const { form, ...state } = useSettingForm<
    SettingValues['budgets'],
    { person: number | string; all: number | string }
  >({
    section: 'budgets',
    stored,
    toValues: ({ person, all }) => ({ person, all }),
    parse: ({ person, all }) => settingValues.budgets.safeParse({ person: number(person), all: number(all) }),
    toInput: (basedOn, value) => ({ section: 'budgets', basedOn, value }),
  });
  return (
    <SettingFrame
      section="budgets"
      title="AI budgets"
      text="Tokens per day (UTC). A new cap applies from the next call. 0 stops all calls."
      stored={stored}
      mayChange={mayChange}
      state={state}
    >
      <NumberInput label="Per person, per day" {...numbers} {...form.getInputProps('person')} />
      <Spent label="Most used by one person today" spent={spent.busiest} cap={stored.value.person} />
      <NumberInput label="Everyone together, per day" {...numbers} {...form.getInputProps('all')} />
      <Spent
        label={`Used today, in ${counted(spent.calls, 'call')}`}
        spent={spent.all}
        cap={stored.value.all}
      />
    </SettingFrame>
  );
}

function Spent({ label, spent, cap }: { label: string; spent: number; cap: number }) {
  const share = cap === 0 ? 100 : Math.min(100, (spent / cap) * 100);
  return (
    <Stack gap={4}>
      <span className="row sp w g8 xs">
        <Text as="span" tone="dim">
          {label}
        </Text>
        <Text as="span" figures>
          {spent.toLocaleString('en-US')} of {cap.toLocaleString('en-US')}
        </Text>
      </span>
      <Progress
        value={share}
        size="sm"
        color={share >= 90 ? 'red' : 'pine'}
        aria-label={`${label}: ${Math.round(share)}%`}
      />
    </Stack>
  );
}
