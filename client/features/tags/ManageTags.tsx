import { Menu, Select, TextInput } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toId } from '../../../shared/ids/isId.ts';
import type { TagId } from '../../../shared/ids/schema.ts';
import { colourOf, type TagColour, type TagRow, tagColours, tagLimits } from '../../../shared/tags/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { dateText } from '../../../shared/time/dates.ts';
import { readError } from '../../errors.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button, IconButton } from '../../ui/buttons/Button.tsx';
import { CallForm } from '../../ui/form/CallForm.tsx';
import { useStillOpen } from '../../ui/hooks/useStillOpen.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { doneWith, keyFor } from '../panel/panelDrafts.ts';
import { TagChip } from './TagChip.tsx';
import styles from './Tags.module.css';

/** `from`: the control the user left the list with: a tag's actions, or “New tag”. Undefined if it's gone. */
type Step =
  | { kind: 'list'; from?: TagId | 'new' }
  | { kind: 'new' }
  | { kind: 'edit' | 'merge' | 'delete'; tag: TagRow };

const titles = {
  list: 'Tags',
  new: 'New tag',
  edit: 'Edit tag',
  merge: 'Merge tag',
  delete: 'Delete tag?',
} as const;

/** Tag management: create, rename, recolor, merge, and delete. */
export function ManageTags({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const back = (from?: TagId | 'new'): void => setStep({ kind: 'list', ...(from ? { from } : {}) });
  const content = useStepFocus(step, opened);
  const close = (): void => {
    onClose();
    back();
  };
  return (
    <Dialog opened={opened} onClose={close} title={titles[step.kind]}>
      <div ref={content}>
        {step.kind === 'list' && <List onStep={setStep} />}
        {step.kind === 'new' && <TagForm tag={null} onDone={() => back('new')} />}
        {step.kind === 'edit' && <TagForm tag={step.tag} onDone={() => back(step.tag.id)} />}
        {step.kind === 'merge' && (
          <MergeForm opened={step.tag} onDone={() => back()} onBack={() => back(step.tag.id)} />
        )}
        {step.kind === 'delete' && (
          <DeleteForm opened={step.tag} onDone={() => back()} onBack={() => back(step.tag.id)} />
        )}
      </div>
    </Dialog>
  );
}

/**
 * A step replaces the focused content, so this moves the focus to the first field or the title and, back in the list, to
 * the control the user left it with.
 */
function useStepFocus(step: Step, opened: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const dialog = content.current?.closest('[role="dialog"]');
    if (!opened || !dialog) return;
    const first = step.kind === 'list' ? `[data-leads="${step.from}"]:enabled` : '[data-autofocus]';
    const target = dialog.querySelector<HTMLElement>(first) ?? dialog.querySelector<HTMLElement>('h2');
    if (target?.matches('h2')) target.tabIndex = -1;
    target?.focus();
  }, [step, opened]);
  return content;
}

const people = (count: number): string => counted(count, 'person', 'people');

function List({ onStep }: { onStep: (step: Step) => void }) {
  const tags = trpc.admin.tags.list.useQuery();
  const full = (tags.data?.length ?? 0) >= tagLimits.all;
  return (
    <Stack>
      {tags.isError && !tags.data && <Notice kind="bad">{readError(tags.error).message}</Notice>}
      {tags.data?.length === 0 && <Text tone="dim">No tags yet. Tags help you group and find people.</Text>}
      <ul className={styles.list}>
        {tags.data?.map((tag) => (
          <li key={tag.id}>
            <span data-place="grow">
              <TagChip tag={tag} />
            </span>
            <Remark
              as="span"
              figures
              title={`Created${tag.createdBy ? ` by ${tag.createdBy}` : ''} on ${dateText(tag.createdAt)}`}
            >
              {people(tag.people)}
            </Remark>
            <Menu position="bottom-end" width={180} shadow="lg" withInitialFocusPlaceholder={false}>
              <Menu.Target>
                <IconButton
                  icon={IconDots}
                  size="sm"
                  data-leads={tag.id}
                  label={`Actions for the tag ${tag.name}`}
                />
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => onStep({ kind: 'edit', tag })}>Name and color</Menu.Item>
                <Menu.Item
                  disabled={(tags.data?.length ?? 0) < 2}
                  onClick={() => onStep({ kind: 'merge', tag })}
                >
                  Merge into…
                </Menu.Item>
                <Menu.Item color="red" onClick={() => onStep({ kind: 'delete', tag })}>
                  Delete…
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      <Group wrap>
        <Button
          icon={IconPlus}
          size="sm"
          disabled={full}
          data-leads="new"
          onClick={() => onStep({ kind: 'new' })}
        >
          New tag
        </Button>
        <Remark as="span" figures>
          {tags.data ? `${tags.data.length} of ${tagLimits.all}` : ''}
          {full && '. Delete or merge some first.'}
        </Remark>
      </Group>
    </Stack>
  );
}

/** Shared mutation callbacks, with toasts. */
function useTagStep(about: string, onDone: () => void, done: string) {
  const utils = trpc.useUtils();
  const stillOpen = useStillOpen();
  return {
    onSuccess: (_: unknown) => {
      doneWith(about);
      toast.success(done);
      if (stillOpen()) onDone();
    },
    onError: toastFailure('We couldn’t change the tag', 'tag'),
    onSettled: () => utils.admin.invalidate(),
  };
}

function TagForm({ tag, onDone }: { tag: TagRow | null; onDone: () => void }) {
  const [id] = useState(() => tag?.id ?? toId<TagId>(crypto.randomUUID()));
  const [name, setName] = useState(tag?.name ?? '');
  const [picked, setPicked] = useState<TagColour | null>(tag?.colour ?? null);
  const colour = picked ?? colourOf(name);
  const about = `tag ${id}`;
  const step = useTagStep(about, onDone, tag ? 'Tag changed' : 'Tag created');
  const create = trpc.admin.tags.create.useMutation(step);
  const update = trpc.admin.tags.update.useMutation(step);
  const pending = create.isPending || update.isPending;
  return (
    <CallForm
      pending={pending}
      action={tag ? 'Save' : 'Create tag'}
      disabled={name.trim() === ''}
      more={<Button onClick={onDone}>Back</Button>}
      onSubmit={() => {
        const input = { id, name, colour };
        if (tag) update.mutate({ ...input, idempotencyKey: keyFor(about, input) });
        else create.mutate(input);
      }}
    >
      <TextInput
        label="Name"
        maxLength={tagLimits.name}
        data-autofocus
        dir="auto"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group as="fieldset" gap={4} wrap className={styles.colours}>
        <legend className="mantine-InputWrapper-label">Color</legend>
        {tagColours.map((value) => (
          <label key={value} data-colour={value}>
            <input type="radio" name="colour" checked={colour === value} onChange={() => setPicked(value)} />
            <span className={styles.dot} aria-hidden="true" />
            {value.charAt(0).toUpperCase() + value.slice(1)}
          </label>
        ))}
      </Group>
    </CallForm>
  );
}

/** The current version of the tag, or the last one if it was deleted. */
const latestOf = (opened: TagRow, tags: readonly TagRow[] | undefined): TagRow =>
  tags?.find(({ id }) => id === opened.id) ?? opened;

type Leaving = { opened: TagRow; onDone: () => void; onBack: () => void };

function MergeForm({ opened, onDone, onBack }: Leaving) {
  const tags = trpc.admin.tags.list.useQuery();
  const tag = latestOf(opened, tags.data);
  const [into, setInto] = useState<string | null>(null);
  const about = `merge tag ${tag.id}`;
  const merge = trpc.admin.tags.merge.useMutation(useTagStep(about, onDone, 'Tags merged'));
  return (
    <CallForm
      pending={merge.isPending}
      action="Merge"
      disabled={!into}
      more={<Button onClick={onBack}>Back</Button>}
      onSubmit={() => {
        if (!into) return;
        const input = { from: tag.id, into: toId<TagId>(into), seen: tag.people };
        merge.mutate({ ...input, idempotencyKey: keyFor(about, input) });
      }}
    >
      <Text lines="anywhere">
        {people(tag.people)} with “<bdi>{tag.name}</bdi>” will get the other tag, and “<bdi>{tag.name}</bdi>”
        will be deleted. You can’t undo this.
      </Text>
      <Select
        label="Merge into"
        placeholder="Choose a tag"
        searchable
        data-autofocus
        data={(tags.data ?? [])
          .filter(({ id }) => id !== tag.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={into}
        onChange={setInto}
      />
    </CallForm>
  );
}

function DeleteForm({ opened, onDone, onBack }: Leaving) {
  const tag = latestOf(opened, trpc.admin.tags.list.useQuery().data);
  const about = `delete tag ${tag.id}`;
  const remove = trpc.admin.tags.remove.useMutation(useTagStep(about, onDone, 'Tag deleted'));
  return (
    <CallForm
      pending={remove.isPending}
      variant="danger-filled"
      action="Delete tag"
      more={<Button onClick={onBack}>Back</Button>}
      onSubmit={() => {
        const input = { id: tag.id, seen: tag.people };
        remove.mutate({ ...input, idempotencyKey: keyFor(about, input) });
      }}
    >
      <Text lines="anywhere">
        {tag.people === 0 ? 'No one has' : `${people(tag.people)} will lose`} “<bdi>{tag.name}</bdi>.” You
        can’t undo this.
      </Text>
    </CallForm>
  );
}
