import { readError } from '../../../errors.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';

/**
 * Whether the record is gone. What was read of it before is still in memory, and must not be shown: the person may have
 * been erased.
 */
export const isRemoved = ({ isError, error }: { isError: boolean; error: unknown }): boolean =>
  isError && readError(error).code === 'not_found';

/** Instead of a person whose record is gone. */
export function RemovedRecord() {
  return (
    <div role="alert">
      <EmptyState title="This record is gone">It was deleted, or merged with another record.</EmptyState>
    </div>
  );
}
