import { useEffect } from 'react';
import { usStates } from '../../../shared/applications/usStates.ts';
import {
  ProfileForm,
  type ProfileView,
  profileLabels,
  profileTexts,
} from '../../../shared/profile/schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Unsaved } from '../../ui/form/Unsaved.tsx';
import { useVersion } from '../../ui/form/useVersion.ts';
import { useZodForm, type ZodForm } from '../../ui/form/useZodForm.ts';
import { TitledPanel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import styles from './ProfilePage.module.css';
import { useProfileUpdate } from './useProfile.ts';

const states = usStates.map((state) => ({ value: state, label: state }));

/** Read-only: name, address, position, employee ID. Editable: phone, country, and state. */
export function Information({ profile }: { profile: ProfileView }) {
  const stored = { phone: profile.phone ?? '', country: profile.country, state: profile.state ?? '' };
  const form = useZodForm({
    schema: ProfileForm,
    initial: stored,
    labels: profileLabels,
    onSubmit: useProfileUpdate(),
  });
  const { moved, take } = useVersion(form, { version: JSON.stringify(stored), values: stored });
  useFocusBack(form);
  const title = 'Your information';
  return (
    <TitledPanel title={title} gap={8}>
      <dl className={styles.facts}>
        <Fact label="Full name" value={profile.fullName} />
        <Fact label="Email" value={profile.email} />
        <Fact label="Position" value={profile.position} />
        <Fact label="Employee ID" value={profile.employeeId} mono />
      </dl>
      <Form form={form}>
        <Stack>
          <FormProblem form={form} lead={`${profileTexts.failed}.`} />
          <div className={styles.fields}>
            <TextField
              {...form.field('phone')}
              type="tel"
              autoComplete="tel"
              hint="Include the country code."
            />
            <TextField {...form.field('country')} autoComplete="country-name" dir="auto" />
            <SelectField
              {...form.field('state')}
              placeholder="Only if you live in the U.S."
              choices={states}
              searchable
              none={{ value: '', clear: 'Clear US state' }}
            />
          </div>
          {moved && (
            <Notice kind="warn">
              <p>This information changed while you were editing, so your changes weren’t saved.</p>
              <Button size="sm" onClick={take}>
                Show the saved version
              </Button>
            </Notice>
          )}
          <FormActions form={form} action="Update Information" doing="Saving…" disabled={moved} />
        </Stack>
      </Form>
      <Unsaved dirty={form.dirty} what={title} within="/employee" />
    </TitledPanel>
  );
}

/** The button is off while it's saving, which takes the focus from it. */
function useFocusBack({ pending, element }: Pick<ZodForm<object>, 'pending' | 'element'>): void {
  useEffect(() => {
    if (!pending) return;
    return () => {
      if (document.activeElement === document.body)
        element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
  }, [pending, element]);
}

function Fact({ label, value, mono }: { label: string; value: string; mono?: boolean }) {
  return (
    <div>
      <Remark as="dt">{label}</Remark>
      <Text as="dd" bold mono={mono ?? false} lines="anywhere" dir={mono ? undefined : 'auto'}>
        {value}
      </Text>
    </div>
  );
}
