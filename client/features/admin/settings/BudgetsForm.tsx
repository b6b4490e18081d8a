import { Progress } from '@mantine/core';
import type { AppSettings, SettingValues, Stored } from '../../../../shared/panel/settings.ts';
import { counted, figure } from '../../../../shared/text/counted.ts';
import { NumberField } from '../../../ui/form/SelectField.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Muted, Text } from '../../../ui/text/Text.tsx';
import { SettingFrame } from '../../panel/settings/SettingFrame.tsx';
import { useSettingForm } from '../../panel/settings/useSettingForm.ts';

type Props = {
  stored: Stored<SettingValues['budgets']>;
  spent: AppSettings['spent'];
  mayChange: boolean;
};

type Values = Record<keyof SettingValues['budgets'], number | ''>;

const labels = { person: 'Per person, per day', all: 'Everyone together, per day' };

/** Daily token caps of the models (quality S20). */
export function BudgetsForm({ stored, spent, mayChange }: Props) {
  const setting = useSettingForm({
    section: 'budgets',
    stored,
    labels,
    toValues: ({ person, all }): Values => ({ person, all }),
  });
  return (
    <SettingFrame
      title="AI budgets"
      text="Tokens per day (UTC). A new cap applies from the next call. 0 stops all calls."
      setting={setting}
      mayChange={mayChange}
    >
      <NumberField {...setting.form.field('person')} hideControls />
      <Spent label="Most used by one person today" spent={spent.busiest} cap={stored.value.person} />
      <NumberField {...setting.form.field('all')} hideControls />
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
      <Group as="span" gap={8} size="xs" justify="between" wrap>
        <Muted>{label}</Muted>
        <Text as="span" figures>
          {figure(spent)} of {figure(cap)}
        </Text>
      </Group>
      <Progress
        value={share}
        size="sm"
        color={share >= 90 ? 'red' : 'pine'}
        aria-label={`${label}: ${Math.round(share)}%`}
      />
    </Stack>
  );
}
