import { Select } from '@mantine/core';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PanelSection } from '../../panel/PanelParts.tsx';

/** The option that always means the current first admin. */
const FIRST = 'first';

/** Which admin gets an email when someone writes that they or others may be in danger. */
export function SafetyContact() {
  const stored = trpc.safety.contact.useQuery();
  const utils = trpc.useUtils();
  const save = trpc.safety.setContact.useMutation({
    onSuccess: () => toast.success('Settings saved', undefined, { id: 'safety-contact' }),
    onError: toastFailure('We couldn’t save the settings', 'safety-contact'),
    onSettled: () => utils.safety.contact.invalidate(),
  });
  const setting = stored.data;
  // If the chosen admin's account was closed, the select falls back to the first admin.
  const chosen = setting?.admins.find(({ id }) => id === setting.chosen);
  return (
    <PanelSection id="safety-contact-title" title="Safety contact" gap={12}>
      {setting ? (
        <Select
          label="Who gets urgent items by email"
          description="One admin gets an email when someone writes that they or others may be in danger. It doesn’t say who or what. All admins see the item in the inbox."
          allowDeselect={false}
          disabled={save.isPending}
          data={[
            { value: FIRST, label: 'The first admin' },
            ...setting.admins.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen?.id ?? FIRST}
          onChange={(value) => {
            const picked = setting.admins.find(({ id }) => id === value);
            if (value !== null) save.mutate({ userId: picked?.id ?? null });
          }}
        />
      ) : stored.isError ? (
        <QueryError title="We couldn’t load the safety contact" query={stored} />
      ) : (
        <Skeleton width="60%" height={18} />
      )}
      {setting && (
        <Remark role="status">
          {setting.current
            ? `Emails go to ${setting.current.name}.`
            : 'There’s no active admin, so emails go to HR’s addresses for notices.'}
        </Remark>
      )}
    </PanelSection>
  );
}
