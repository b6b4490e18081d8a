import { Select } from '@mantine/core';
import { useState } from 'react';
import type { Role } from '../../../../shared/auth/schema.ts';
import { InviteFields, type PanelPerson } from '../../../../shared/panel/settings.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useZodForm } from '../../../ui/form/useZodForm.ts';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Muted, Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PanelSection } from '../../panel/PanelParts.tsx';
import { doneWith, keyFor } from '../../panel/panelDrafts.ts';

const roleLabels: Record<Role, string> = { admin: 'Admin', reviewer: 'Reviewer (view only)' };
const roleChoices: { value: Role; label: string }[] = [
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
      {people.isError && !people.data && <QueryError title="We couldn’t load the list" query={people} />}
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
    onSuccess: ({ stopped, used }, { role, email }) => {
      const title = role ? 'Access changed' : 'Access removed';
      if (used)
        toast.info(
          title,
          `HR’s emails still go to ${email}. You can change that in Mailboxes, under “Your company.”`,
          {
            id: 'role',
          },
        );
      else toast.success(title, stopped ? `${email} won’t get notices anymore.` : email, { id: 'role' });
    },
    onError: toastFailure('We couldn’t change access', 'role'),
    // The addresses that get notices are in another section.
    onSettled: () => utils.admin.settings.invalidate(),
  });
  const role = person.roles.includes('admin') ? 'admin' : 'reviewer';
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <Text as="span" lines="anywhere" place="grow">
        <b dir="auto">{person.fullName}</b> <Muted>{person.email}</Muted>{' '}
        {person.waiting && <Badge color="line">Invited</Badge>}
      </Text>
      {person.you ? (
        <Remark as="span">{roleLabels[role]} · you</Remark>
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
          {person.waiting && <InviteAgain person={person} role={role} />}
          <Button
            size="sm"
            aria-label={`Remove access for ${person.fullName}`}
            loading={change.isPending}
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

function useInvite() {
  const utils = trpc.useUtils();
  return trpc.admin.settings.invite.useMutation({
    onSuccess: ({ invited, has }, { email }) => {
      if (has)
        toast.error('Already on the list', `${email}: ${roleLabels[has]}. You can change the role there.`, {
          id: 'invite',
        });
      else toast.success(invited ? 'Invitation sent' : 'Access granted', email, { id: 'invite' });
    },
    onError: toastFailure('We couldn’t send the invitation', 'invite'),
    onSettled: () => utils.admin.settings.people.invalidate(),
  });
}

/** Sends another link, with the same role, to someone whose invitation expired or got lost. */
function InviteAgain({ person, role }: { person: PanelPerson; role: Role }) {
  const invite = useInvite();
  const { fullName, email, userId } = person;
  const about = `invitation of ${userId}`;
  return (
    <Button
      size="sm"
      aria-label={`Send ${fullName}’s invitation again`}
      loading={invite.isPending}
      onClick={() =>
        invite.mutate(
          { fullName, email, role, idempotencyKey: keyFor(about, role) },
          { onSuccess: () => doneWith(about) },
        )
      }
    >
      Send again
    </Button>
  );
}

const labels = { fullName: 'Full name', email: 'Email', role: 'Role' };
const blank: { fullName: string; email: string; role: Role } = { fullName: '', email: '', role: 'reviewer' };

function Invite() {
  const invite = useInvite();
  const form = useZodForm({
    schema: InviteFields,
    initial: blank,
    labels,
    onSubmit: async (person, idempotencyKey) => {
      const { has } = await invite.mutateAsync({ ...person, idempotencyKey });
      if (!has) form.show(blank);
    },
  });
  return (
    <Form form={form} gap={12}>
      <Subtitle level={3}>Invite someone</Subtitle>
      <div className="ad-form2">
        <TextField {...form.field('fullName')} dir="auto" />
        <TextField {...form.field('email')} type="email" />
        <SelectField {...form.field('role')} choices={roleChoices} />
      </div>
      <FormActions form={form} size="sm" action="Send invitation" doing="Sending…" />
    </Form>
  );
}
