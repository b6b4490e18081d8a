import { brand } from '../../../shared/company/brand.ts';
import type { FeedbackItem } from '../../../shared/employee/schema.ts';
import { clockText, shortDate } from '../../../shared/time/dates.ts';
import { AiTag, PersonaAvatar } from '../../ui/labels/Avatar.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import page from './Page.module.css';

/** The supervisor's feedback and the task it's about. */
export function Feedback({ item }: { item: FeedbackItem }) {
  return (
    <Stack gap={12}>
      <Group gap={8}>
        <PersonaAvatar size={28} />
        <Text as="b" size="sm">
          {brand.supervisor.name}
        </Text>
        <AiTag>{brand.supervisor.role}</AiTag>
      </Group>
      <Text as="blockquote" lines="anywhere" className={page.quote}>
        {item.text}
      </Text>
      <Remark lines="anywhere">
        {item.title} · {shortDate(item.at)}, {clockText(item.at)}
      </Remark>
    </Stack>
  );
}
