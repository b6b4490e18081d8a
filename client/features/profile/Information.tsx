import { Select, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { usStates } from '../../../shared/applications/usStates.ts';
import { ProfileForm, type ProfileView, profileTexts } from '../../../shared/profile/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { problemsOf } from '../../ui/form/problems.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TitledPanel } from '../../ui/Panel.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Remark, Text } from '../../ui/Text.tsx';
import styles from './ProfilePage.module.css';
import { useProfileUpdate } from './useProfile.ts';

/** Read-only: name, address, position, employee ID. Editable: phone, country, and state. */
export function Information({ profile }: { profile: ProfileView }) {
  const [values, setValues] = useState({
    phone: profile.phone ?? '',
    country: profile.country,
    state: profile.state ?? '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const update = useProfileUpdate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = ProfileForm.safeParse(values);
    if (parsed.success) {
      setErrors({});
      update.start(parsed.data);
      return;
    }
    setErrors(problemsOf(parsed.error, values));
    form.current
      ?.querySelector<HTMLInputElement>(`[name="${String(parsed.error.issues[0]?.path[0])}"]`)
      ?.focus();
  };
  const set = (changes: Partial<typeof values>): void => setValues((old) => ({ ...old, ...changes }));
  return (
    <TitledPanel title="Your information" gap={8}>
      <dl className={styles.facts}>
        <Fact label="Full name" value={profile.fullName} />
        <Fact label="Email" value={profile.email} />
        <Fact label="Position" value={profile.position} />
        <Fact label="Employee ID" value={profile.employeeId} mono />
      </dl>
      <form noValidate onSubmit={submit} ref={form}>
        <Stack>
          {update.problem && (
            <Notice kind="bad">
              {profileTexts.failed}. {update.problem}
            </Notice>
          )}
          <div className={styles.fields}>
            <TextInput
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              description="With country code."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={values.phone}
              error={errors.phone ?? null}
              onChange={(event) => set({ phone: event.currentTarget.value })}
            />
            <TextInput
              label="Country"
              name="country"
              autoComplete="country-name"
              dir="auto"
              value={values.country}
              error={errors.country ?? null}
              onChange={(event) => set({ country: event.currentTarget.value })}
            />
            <Select
              label="US state"
              name="state"
              placeholder="Only if you live in the U.S."
              data={usStates}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': 'Clear US state' }}
              value={values.state || null}
              error={errors.state ?? null}
              onChange={(state) => set({ state: state ?? '' })}
            />
          </div>
          <Button type="submit" variant="filled" loading={update.pending} loadingText="Saving…" place="start">
            Update Information
          </Button>
        </Stack>
      </form>
    </TitledPanel>
  );
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
