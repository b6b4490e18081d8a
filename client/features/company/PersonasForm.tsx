import { brandDefaults } from '../../../shared/company/brand.ts';
import type { SettingValues, Stored } from '../../../shared/panel/settings.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { SettingFrame } from '../panel/settings/SettingFrame.tsx';
import { useSettingForm } from '../panel/settings/useSettingForm.ts';

type Personas = SettingValues['personas'];

const labels = {
  interviewer: brandDefaults.interviewer.role,
  supervisor: brandDefaults.supervisor.role,
  assistant: 'HR’s assistant',
};

/** The names of the AI personas. Screens always label them as AI. */
export function PersonasForm({ stored, mayChange }: { stored: Stored<Personas>; mayChange: boolean }) {
  const setting = useSettingForm({
    section: 'personas',
    stored,
    labels,
    toValues: (value) => value,
  });
  const { field } = setting.form;
  return (
    <SettingFrame
      title="AI personas"
      text="Each is always labeled as AI. Messages already sent keep the name they were signed with."
      setting={setting}
      mayChange={mayChange}
    >
      <TextField {...field('interviewer')} dir="auto" />
      <TextField {...field('supervisor')} dir="auto" />
      <TextField {...field('assistant')} dir="auto" />
    </SettingFrame>
  );
}
