import type { Stored } from '../../../../shared/panel/settings.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { Fine } from '../../../ui/text/Text.tsx';

type Props = { stored: Pick<Stored<unknown>, 'changedAt' | 'changedBy'> };

/** When something was last changed, and by whom; nothing while it's as installed. */
export function ChangedBy({ stored: { changedAt, changedBy } }: Props) {
  return (
    changedAt && (
      <Fine>
        Changed {momentText(changedAt)} by {changedBy ?? 'a former admin'}.
      </Fine>
    )
  );
}

/** Beside a title: that nothing was changed yet. */
export function DefaultMark({ stored: { changedAt } }: Props) {
  return changedAt === null && <Fine as="span">Default</Fine>;
}
