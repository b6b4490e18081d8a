import type { SettingValues, Stored } from '../../../shared/panel/settings.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { SettingFrame } from '../panel/settings/SettingFrame.tsx';
import { useSettingForm } from '../panel/settings/useSettingForm.ts';

type Identity = SettingValues['identity'];

const labels = {
  name: 'Name',
  location: 'Location',
  whereabouts: 'About the location',
  postalAddress: 'Postal address',
  contactEmail: 'Contact email',
  privacyEmail: 'Privacy email',
};

/** The company's name and addresses. */
export function IdentityForm({ stored, mayChange }: { stored: Stored<Identity>; mayChange: boolean }) {
  const setting = useSettingForm({
    section: 'identity',
    stored,
    labels,
    toValues: (value) => value,
  });
  const { field } = setting.form;
  return (
    <SettingFrame
      title="Company"
      text="Shown on pages, in emails and PDFs, and used by the AI personas."
      setting={setting}
      mayChange={mayChange}
    >
      <TextField {...field('name')} dir="auto" />
      <TextField {...field('location')} hint="Shown in the footer of every page." hintAbove dir="auto" />
      <TextField
        {...field('whereabouts')}
        hint="One sentence for the About page, the privacy policy, and the interviewer. If empty, we say it’s a remote company for employers in the United States and Canada."
        hintAbove
        dir="auto"
      />
      <TextField
        {...field('postalAddress')}
        hint="Shown in the footer of emails. If empty, we show the location."
        hintAbove
        dir="auto"
      />
      <TextField
        {...field('contactEmail')}
        hint="Shown in the footer of every page and email."
        hintAbove
        type="email"
      />
      <TextField
        {...field('privacyEmail')}
        hint="For questions about personal data."
        hintAbove
        type="email"
      />
    </SettingFrame>
  );
}
