import { Menu, TextInput } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ViewSearch } from '../../../../shared/candidates/bulk.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { AdminSearch } from '../../panel/search.ts';

type Props = { search: AdminSearch; onShow: (view: ViewSearch) => void };

/** Named filters, available on every device. */
export function SavedViews({ search, onShow }: Props) {
  const utils = trpc.useUtils();
  const views = trpc.admin.views.list.useQuery();
  const [naming, setNaming] = useState(false);
  const remove = trpc.admin.views.remove.useMutation({
    onSuccess: () => toast.success('View removed', undefined, { id: 'view' }),
    onError: toastFailure('We couldn’t remove the view', 'view'),
    onSettled: () => utils.admin.views.invalidate(),
  });
  return (
    <>
      <Menu position="bottom-end" width={260} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button icon={IconBookmark} variant="quiet" size="sm" aria-label="Views">
            <span data-only="desktop">Views</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.data?.length === 0 && <Menu.Label>No saved views yet</Menu.Label>}
          {views.data?.map((view) => (
            <Menu.Item key={view.id} onClick={() => onShow(view.search)}>
              <Text as="span" lines="anywhere" dir="auto">
                {view.name}
              </Text>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setNaming(true)}>Save this view…</Menu.Item>
          {views.data?.map((view) => (
            <Menu.Item
              key={view.id}
              color="red"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => remove.mutate({ id: view.id })}
            >
              Remove “{view.name}”
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={naming} onClose={() => setNaming(false)} size={480} title="Save this view">
        {naming && <NameForm search={search} onClose={() => setNaming(false)} />}
      </Dialog>
    </>
  );
}

function NameForm({ search, onClose }: { search: AdminSearch; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const stillOpen = useStillOpen();
  const save = trpc.admin.views.save.useMutation({
    onSuccess: () => {
      toast.success('View saved', name, { id: 'view' });
      if (stillOpen()) onClose();
    },
    onError: toastFailure('We couldn’t save the view', 'view'),
    onSettled: () => utils.admin.views.invalidate(),
  });
  const { q, status, position, country, days, result, tag, sort, view, hide } = search;
  return (
    <CallForm
      pending={save.isPending}
      action="Save view"
      disabled={name.trim() === ''}
      onCancel={onClose}
      onSubmit={() =>
        save.mutate({
          id,
          name,
          search: { q, status, position, country, days, result, tag, sort, view, hide },
        })
      }
    >
      <TextInput
        label="Name"
        description="Saves the search, filters, sorting, and columns."
        maxLength={60}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </CallForm>
  );
}
