import { TextInput } from '@mantine/core';
import { brandDefaults } from '../../../../shared/company/brand.ts';
import { type SettingValues, type Stored, settingValues } from '../../../../shared/panel/settings.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { useSettingForm } from './useSettingForm.ts';

type Personas = SettingValues['personas'];

/** The names of the AI personas. Screens always label them as AI. */
export function PersonasForm({ stored, mayChange }: { stored: Stored<Personas>; mayChange: boolean }) {
  const { form, ...state } = useSettingForm<Personas, Personas>({
    section: 'personas',
    stored,
    toValues: (value) => value,
    parse: (values) => settingValues.personas.safeParse(values),
    toInput: (basedOn, value) => ({ section: 'personas', basedOn, value }),
  });
  return (
    <SettingFrame
      section="personas"
      title="AI personas"
      text="Each is always labeled as AI. Messages already sent keep the name they were signed with."
      stored={stored}
      mayChange={mayChange}
      state={state}
    >
      <TextInput label={brandDefaults.interviewer.role} dir="auto" {...form.getInputProps('interviewer')} />
      <TextInput label={brandDefaults.supervisor.role} dir="auto" {...form.getInputProps('supervisor')} />
      <TextInput label="HR’s assistant" dir="auto" {...form.getInputProps('assistant')} />
    </SettingFrame>
  );
}
