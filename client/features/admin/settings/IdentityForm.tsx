import { TextInput } from '@mantine/core';
import { type SettingValues, type Stored, settingValues } from '../../../../shared/panel/settings.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { useSettingForm } from './useSettingForm.ts';

type Identity = SettingValues['identity'];

/** The company's name and addresses. */
export function IdentityForm({ stored, mayChange }: { stored: Stored<Identity>; mayChange: boolean }) {
  const { form, ...state } = useSettingForm<Identity, Identity>({
    section: 'identity',
    stored,
    toValues: (value) => value,
    parse: (values) => settingValues.identity.safeParse(values),
    toInput: (basedOn, value) => ({ section: 'identity', basedOn, value }),
  });
  return (
    <SettingFrame
      section="identity"
      title="Company"
      text="Shown on pages, in emails and PDFs, and used by the AI personas."
      stored={stored}
      mayChange={mayChange}
      state={state}
    >
      <TextInput label="Name" dir="auto" {...form.getInputProps('name')} />
      <TextInput
        label="Location"
        description="Shown in the footer of every page."
        dir="auto"
        {...form.getInputProps('location')}
      />
      <TextInput
        label="About the location"
        description="One sentence for the About page, the privacy policy, and the interviewer. If empty: a remote company for employers in the United States and Canada."
        dir="auto"
        {...form.getInputProps('whereabouts')}
      />
      <TextInput
        label="Postal address"
        description="Shown in the footer of emails. If empty, we show the location."
        dir="auto"
        {...form.getInputProps('postalAddress')}
      />
      <TextInput
        label="Contact email"
        description="Shown in the footer of every page and email."
        type="email"
        {...form.getInputProps('contactEmail')}
      />
      <TextInput
        label="Privacy email"
        description="For questions about personal data."
        type="email"
        {...form.getInputProps('privacyEmail')}
      />
    </SettingFrame>
  );
}
