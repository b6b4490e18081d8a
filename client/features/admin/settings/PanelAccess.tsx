import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.tsx';

/** Who may open the panel: admins change things, reviewers read. */
export function PanelAccess() {
  const utils = trpc.useUtils();
  const people = trpc.admin.settings.people.useQuery();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'admin' | 'reviewer'>('reviewer');
  const change = trpc.admin.settings.setRole.useMutation({
    onSuccess: (_done, input) => {
      toast.success(input.role ? 'Access given' : 'Access taken away', input.email);
      if (input.role) setEmail('');
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast.error(
        'The access was not changed',
        code === 'not_found' ? 'There is no account with this address. It must sign up first.' : message,
        { id: 'role' },
      );
    },
    onSettled: () => utils.admin.settings.people.invalidate(),
  });
  return (
    <section className="ad-panel ad-box stack g12" aria-labelledby="access-title">
      <h2 className="h3" id="access-title">
        Who may open the panel
      </h2>
      <ul className="ad-list">
        {people.data?.map((person) => (
          <li key={person.userId}>
            <span className="grow break">
              <b className="b" dir="auto">
                {person.fullName}
              </b>{' '}
              <span className="dim">{person.email}</span>
            </span>
            <span className="bdg line">
              {person.roles.includes('admin') ? 'Admin' : 'Reviewer, reads only'}
            </span>
            {person.you ? (
              <span className="sm dim">you</span>
            ) : (
              <button
                type="button"
                className="btn default xs"
                aria-label={`Take access away from ${person.fullName}`}
                disabled={change.isPending}
                onClick={() => change.mutate({ email: person.email, role: null })}
              >
                Take away
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="row g8 w ad-access"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate({ email, role });
        }}
      >
        <TextInput
          label="E-mail of an account"
          type="email"
          maxLength={255}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Select
          label="Role"
          allowDeselect={false}
          data={[
            { value: 'reviewer', label: 'Reviewer' },
            { value: 'admin', label: 'Admin' },
          ]}
          value={role}
          onChange={(value) => setRole(value === 'admin' ? 'admin' : 'reviewer')}
        />
        <button type="submit" className="btn default" disabled={email.trim() === '' || change.isPending}>
          Give access
        </button>
      </form>
    </section>
  );
}
