import { Select, Textarea } from '@mantine/core';
import {
  type AppSettings,
  type SettingValues,
  type Stored,
  settingValues,
} from '../../../../shared/panel/settings.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { linesOf, useSettingForm } from './useSettingForm.ts';

type Company = SettingValues['company'];
type Props = { stored: Stored<Company>; facts: AppSettings['facts']; mayChange: boolean };

/** Hiring managers of the job form. */
export function CompanyForm({ stored, facts, mayChange }: Props) {
  const { form, ...state } = useSettingForm<Company, { hiringManagers: string; defaultManager: string }>({
    section: 'company',
    stored,
    toValues: ({ hiringManagers, defaultManager }) => ({
      hiringManagers: hiringManagers.join('\n'),
      defaultManager,
    }),
    parse: ({ hiringManagers, defaultManager }) =>
      settingValues.company.safeParse({ hiringManagers: linesOf(hiringManagers), defaultManager }),
    toInput: (basedOn, value) => ({ section: 'company', basedOn, value }),
  });
  return (
    <SettingFrame
      section="company"
      title="Hiring managers"
      text={`Choices on ${facts.company}’s job form. Existing jobs don’t change.`}
      stored={stored}
      mayChange={mayChange}
      state={state}
    >
      <Textarea
        label="Choices"
        description="One per line."
        autosize
        minRows={2}
        dir="auto"
        {...form.getInputProps('hiringManagers')}
      />
      <Select
        label="Default for new jobs"
        allowDeselect={false}
        data={[...new Set(linesOf(form.values.hiringManagers))]}
        {...form.getInputProps('defaultManager')}
      />
    </SettingFrame>
  );
}
