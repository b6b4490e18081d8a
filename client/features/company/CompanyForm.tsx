import type { AppSettings, SettingValues, Stored } from '../../../shared/panel/settings.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextField.tsx';
import { SettingFrame } from '../panel/settings/SettingFrame.tsx';
import { linesOf, useSettingForm } from '../panel/settings/useSettingForm.ts';

type Company = SettingValues['company'];
type Props = { stored: Stored<Company>; facts: AppSettings['facts']; mayChange: boolean };

/** Hiring managers of the job form. */
export function CompanyForm({ stored, facts, mayChange }: Props) {
  const setting = useSettingForm({
    section: 'company',
    stored,
    labels: { hiringManagers: 'Choices', defaultManager: 'Default for new jobs' },
    toValues: ({ hiringManagers, defaultManager }) => ({
      hiringManagers: hiringManagers.join('\n'),
      defaultManager,
    }),
    toInput: ({ hiringManagers, defaultManager }) => ({
      hiringManagers: linesOf(hiringManagers),
      defaultManager,
    }),
  });
  const { field, values } = setting.form;
  const managers = [...new Set(linesOf(values.hiringManagers))];
  return (
    <SettingFrame
      title="Hiring managers"
      text={`Choices on ${facts.company}’s job form. Existing jobs don’t change.`}
      setting={setting}
      mayChange={mayChange}
    >
      <TextAreaField {...field('hiringManagers')} hint="One per line." hintAbove rows={2} dir="auto" />
      <SelectField
        {...field('defaultManager')}
        choices={managers.map((name) => ({ value: name, label: name }))}
      />
    </SettingFrame>
  );
}
