import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useMayChange } from '../../panel/panelPerson.ts';

/** A decision based on a result of an earlier method, until someone has reviewed it. */
export function SecondLook({ interview }: { interview: InterviewView }) {
  const mayChange = useMayChange();
  const utils = trpc.useUtils();
  const done = trpc.admin.results.lookedAgain.useMutation({
    onSuccess: () => toast.success('Decision rechecked', undefined, { id: 'second-look' }),
    onError: toastFailure('We couldn’t save this', 'second-look'),
    onSettled: () =>
      Promise.all([
        utils.admin.candidate.invalidate(),
        utils.admin.candidates.invalidate(),
        utils.admin.results.earlier.invalidate(),
      ]),
  });
  return (
    <Notice kind="warn">
      <Stack gap={8}>
        <span>
          The decision about this person was based on a score from an earlier method. Read the interview again
          and check whether the decision still holds.
        </span>
        {mayChange && (
          <span>
            <Button
              size="xs"
              loading={done.isPending}
              onClick={() => done.mutate({ interviewId: interview.id })}
            >
              Mark as done
            </Button>
          </span>
        )}
      </Stack>
    </Notice>
  );
}
