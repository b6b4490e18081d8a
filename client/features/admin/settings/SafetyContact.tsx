import { Select } from '@mantine/core';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { toast } from '../../../ui/toast.ts';

/** The choice that follows whoever the first admin is. */
const FIRST = 'first';

/** Which admin gets an email when someone writes that they or others may be in danger. */
export function SafetyContact() {
  const stored = trpc.safety.contact.useQuery();
  const utils = trpc.useUtils();
  const save = trpc.safety.setContact.useMutation({
    onSuccess: () => toast.success('Settings saved', undefined, { id: 'safety-contact' }),
    onError: (error) => toast.error('Not saved', readError(error).message, { id: 'safety-contact' }),
    onSettled: () => utils.safety.contact.invalidate(),
  });
  const setting = stored.data;
  // A chosen admin whose account was closed since is in no list; the select then shows the first admin again.
  const chosen = setting?.admins.find(({ id }) => id === setting.chosen);
  return (
    <section className="ad-panel ad-box stack g12" aria-labelledby="safety-contact-title">
      <h2 className="h3" id="safety-contact-title">
        Safety contact
      </h2>
      {setting ? (
        <Select
          label="Who gets urgent items by email"
          description="One admin, when someone writes that they or others may be in danger. The email says neither who nor what. All admins see the item in the inbox."
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
        <ErrorState
          title="We couldn’t load the safety contact"
          message={readError(stored.error).message}
          onRetry={() => stored.refetch()}
        />
      ) : (
        <span className="sk" style={{ width: '60%', height: 18 }} />
      )}
      {setting && (
        <p className="sm dim" role="status">
          {setting.current
            ? `Emails go to ${setting.current.name}.`
            : 'There’s no active admin, so emails go to HR’s addresses for notices.'}
        </p>
      )}
    </section>
  );
}
