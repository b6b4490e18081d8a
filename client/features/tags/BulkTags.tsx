import { IconTag, IconTagOff } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { CandidateRow } from '../../../shared/candidates/schema.ts';
import type { Tag } from '../../../shared/tags/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TagSelect } from './TagSelect.tsx';
import { useChangeTags, useCreateTag, useTags } from './useTags.ts';

/** `aria-describedby` names the reason when it's disabled. */
type Props = Pick<ComponentProps<typeof Button>, 'aria-describedby'> & {
  people: CandidateRow[];
  disabled: boolean;
};

/** Adds a tag to the selected people, or removes one. */
export function BulkTags({ people, ...rest }: Props) {
  const tags = useTags();
  const change = useChangeTags();
  const create = useCreateTag();
  const had = new Set(people.flatMap((person) => person.tags.map(({ id }) => id)));
  const everybody = tags.filter(({ id }) =>
    people.every((person) => person.tags.some((tag) => tag.id === id)),
  );
  const apply = (tag: Tag, on: boolean): void =>
    change(
      people.map(({ id }) => ({ candidateId: id, add: on ? [tag.id] : [], remove: on ? [] : [tag.id] })),
      (count) => ({
        title: on ? 'Tag added' : 'Tag removed',
        message: `${tag.name}: ${counted(count, 'person', 'people')}`,
      }),
    );
  return (
    <>
      <TagSelect
        label="Add a tag to the selected people"
        tags={tags}
        chosen={new Set(everybody.map(({ id }) => id))}
        // Adding never removes; the other button does.
        onToggle={(tag) => apply(tag, true)}
        onCreate={async (name) => {
          const tag = await create(name);
          if (tag) apply(tag, true);
        }}
        once
      >
        {({ onClick }) => <TagButton {...rest} label="Add tag" icon={IconTag} onClick={onClick} />}
      </TagSelect>
      {had.size > 0 && (
        <TagSelect
          label="Remove a tag from the selected people"
          tags={tags.filter(({ id }) => had.has(id)).map(({ id, name, colour }) => ({ id, name, colour }))}
          chosen={new Set()}
          onToggle={(tag) => apply(tag, false)}
          once
        >
          {({ onClick }) => <TagButton {...rest} label="Remove tag" icon={IconTagOff} onClick={onClick} />}
        </TagSelect>
      )}
    </>
  );
}

function TagButton({ label, ...rest }: ComponentProps<typeof Button> & { label: string }) {
  return (
    <Button variant="inverse" size="xs" aria-haspopup="listbox" {...rest} aria-label={label}>
      <Text as="span" only="desktop">
        {label}
      </Text>
    </Button>
  );
}
