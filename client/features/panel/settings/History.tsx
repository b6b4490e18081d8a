import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettingChange, SettingSection } from '../../../../shared/panel/settings.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Details } from '../../../ui/layout/Details.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Muted, Remark, Text } from '../../../ui/text/Text.tsx';

/** Who changed a section, and what. */
export function History({ section }: { section: SettingSection }) {
  const [open, setOpen] = useState(false);
  const history = trpc.admin.settings.history.useQuery(open ? { section } : skipToken);
  return (
    <Details summary="History" onToggle={setOpen}>
      <Changes changes={history.data} failure={history.error} />
    </Details>
  );
}

/** The lines of a history, the newest first. */
export function Changes({ changes, failure }: { changes: SettingChange[] | undefined; failure: unknown }) {
  if (failure && !changes) return <Remark>{readError(failure).message}</Remark>;
  if (!changes) return <SkeletonLines widths={['56%', '82%', '64%']} />;
  if (changes.length === 0) return <Remark>No changes yet.</Remark>;
  return (
    <Stack as="ul" gap={8} size="sm" className="st-changes">
      {changes.map(({ id, at, who, reset, changes: fields }) => (
        <li key={id}>
          <b dir="auto">{who}</b> <Muted figures>{momentText(at)}</Muted>
          {reset && <span> · reset to default</span>}
          {fields.map(({ field, from, to }) => (
            <Text key={field} as="div" lines="anywhere">
              {wordsOf(field)}: <del dir="auto">{from || 'nothing'}</del> →{' '}
              <ins dir="auto">{to || 'nothing'}</ins>
            </Text>
          ))}
        </li>
      ))}
    </Stack>
  );
}

/** "fromAddress" as "From address". */
const wordsOf = (field: string): string => {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
