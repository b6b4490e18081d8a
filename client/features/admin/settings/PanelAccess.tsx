import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type { Role } from '../../../../shared/auth/schema.ts';
import { InvitePersonInput, type PanelPerson } from '../../../../shared/panel/settings.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Group } from '../../../ui/Stack.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast.ts';
import { PanelSection } from '../PanelParts.tsx';
import { problemsOf } from './useSettingForm.ts';

const roleLabels: Record<Role, string> = { admin: 'Admin', reviewer: 'Reviewer (view only)' };
const roleChoices = [
  { value: 'reviewer', label: roleLabels.reviewer },
  { value: 'admin', label: roleLabels.admin },
];

/** Panel access: admins can change things, reviewers can read. */
export function PanelAccess() {
  const people = trpc.admin.settings.people.useQuery();
  return (
    <PanelSection
      id="access-title"
      title="Access"
      text="Changes take effect within seconds, even in open panels. We’ll email the person."
    >
      {people.isError && !people.data && (
        <ErrorState
          title="We couldn’t load the list"
          message={readError(people.error).message}
          onRetry={() => people.refetch()}
        />
      )}
      <ul className="ad-list">
        {people.data?.map((person) => (
          <Person key={person.userId} person={person} />
        ))}
      </ul>
      <Invite />
    </PanelSection>
  );
}

function Person({ person }: { person: PanelPerson }) {
  const utils = trpc.useUtils();
  const change = trpc.admin.settings.setRole.useMutation({
    onSuccess: (_done, input) =>
      toast.success(input.role ? 'Access changed' : 'Access removed', input.email, { id: 'role' }),
    onError: (error) => toast.error('We couldn’t change access', readError(error).message, { id: 'role' }),
    onSettled: () => utils.admin.settings.people.invalidate(),
  });
  const role = person.roles.includes('admin') ? 'admin' : 'reviewer';
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <Text as="span" lines="anywhere" place="grow">
        <b dir="auto">{person.fullName}</b>{' '}
        <Text as="span" tone="dim">
          {person.email}
        </Text>{' '}
        {person.waiting && <Badge color="line">Invited</Badge>}
      </Text>
      {person.you ? (
        <Text as="span" size="sm" tone="dim">
          {roleLabels[role]} · you
        </Text>
      ) : (
        <Group as="span" gap={8} wrap>
          <Select
            size="sm"
            aria-label={`Role for ${person.fullName}`}
            allowDeselect={false}
            data={roleChoices}
            value={role}
            disabled={change.isPending}
            onChange={(value) =>
              change.mutate({ email: person.email, role: value === 'admin' ? 'admin' : 'reviewer' })
            }
          />
          <Button
            size="sm"
            aria-label={`Remove access for ${person.fullName}`}
            disabled={change.isPending}
            onClick={() => setAsking(true)}
          >
            Remove access
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Remove access?"
        size={480}
        action="Remove access"
        doing="Removing…"
        pending={change.isPending}
        danger
        onConfirm={() => {
          setAsking(false);
          change.mutate({ email: person.email, role: null });
        }}
      >
        <Text lines="anywhere">
          <Text as="bdi" bold>
            {person.fullName}
          </Text>{' '}
          will be signed out of the panel right away
          {person.waiting ? ', and the invitation will stop working.' : ', and we’ll email them.'} You can
          invite them again.
        </Text>
      </ConfirmDialog>
    </li>
  );
}

function Invite() {
  const utils = trpc.useUtils();
  const key = useRef(crypto.randomUUID());
  const form = useForm({
    initialValues: { fullName: '', email: '', role: 'reviewer' },
    validate: (values) =>
      problemsOf(InvitePersonInput.safeParse({ ...values, idempotencyKey: crypto.randomUUID() })),
  });
  const invite = trpc.admin.settings.invite.useMutation({
    onSuccess: ({ invited }, { email }) => {
      key.current = crypto.randomUUID();
      toast.success(invited ? 'Invitation sent' : 'Access given', email, { id: 'invite' });
      form.reset();
    },
    onError: (error) =>
      toast.error('We couldn’t send the invitation', readError(error).message, { id: 'invite' }),
    onSettled: () => utils.admin.settings.people.invalidate(),
  });
  return (
    <form
      className="stack g12"
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          const input = InvitePersonInput.safeParse({ ...values, idempotencyKey: key.current });
          if (input.success && !invite.isPending) invite.mutate(input.data);
        },
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      <Heading level={3} size={4}>
        Invite someone
      </Heading>
      <div className="ad-form2">
        <TextInput label="Full name" dir="auto" {...form.getInputProps('fullName')} />
        <TextInput label="Email" type="email" {...form.getInputProps('email')} />
        <Select label="Role" allowDeselect={false} data={roleChoices} {...form.getInputProps('role')} />
      </div>
      <div>
        <Button type="submit" variant="filled" size="sm" loading={invite.isPending} loadingText="Sending…">
          Send invitation
        </Button>
      </div>
    </form>
  );
}
