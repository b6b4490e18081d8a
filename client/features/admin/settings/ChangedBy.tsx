import type { Stored } from '../../../../shared/panel/settings.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { Fine } from '../../../ui/Text.tsx';

/** When something was last changed, and by whom. */
export function ChangedBy({ stored }: { stored: Pick<Stored<unknown>, 'changedAt' | 'changedBy'> }) {
  return (
    <Fine>
      {stored.changedAt
        ? `Changed ${momentText(stored.changedAt)} by ${stored.changedBy ?? 'a former admin'}.`
        : 'Default'}
    </Fine>
  );
}
