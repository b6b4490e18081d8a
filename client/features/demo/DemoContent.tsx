import { useEffect, useState } from 'react';
import { counted } from '../../../shared/text/counted.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Remark } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PanelSection } from '../panel/PanelParts.tsx';

/** Refetch interval while people are being removed. */
const STEP_MS = 2_000;

/** The demo's people and jobs, with a button to remove them; nothing once they're gone. */
export function DemoContent({ mayChange }: { mayChange: boolean }) {
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const utils = trpc.useUtils();
  const content = trpc.admin.demo.content.useQuery(undefined, {
    refetchInterval: ({ state }) => (removing && state.data && total(state.data) > 0 ? STEP_MS : false),
  });
  const remove = trpc.admin.demo.remove.useMutation({
    onSuccess: () => {
      setRemoving(true);
      setAsking(false);
      toast.success('Removing demo content', 'You can keep working. It takes up to a minute.', {
        id: 'demo',
      });
    },
    onError: toastFailure('We couldn’t remove the demo content', 'demo'),
    onSettled: () => utils.admin.invalidate(),
  });
  const left = content.data ? total(content.data) : null;
  useEffect(() => {
    if (!removing || left !== 0) return;
    setRemoving(false);
    toast.success('Demo content removed', undefined, { id: 'demo' });
    void utils.admin.invalidate();
  }, [removing, left, utils]);
  if (!content.data || left === 0) return null;
  const { people, jobs } = content.data;
  const what = `${counted(people, 'invented person', 'invented people')} and ${counted(jobs, 'sample job', 'sample jobs')}`;
  return (
    <PanelSection id="demo-content" title="Demo content" gap={12}>
      <Remark role="status">
        {removing
          ? `Removing demo content. ${what} left.`
          : `This installation has ${what}. People are marked “Demo” and never get email. A job you’ve edited counts as yours.`}
      </Remark>
      {mayChange && !removing && (
        <Group>
          <Button size="sm" onClick={() => setAsking(true)}>
            Remove demo content
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={asking}
        title="Remove demo content?"
        action="Remove demo content"
        doing="Removing…"
        pending={remove.isPending}
        danger
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          This deletes {what}, with their interviews, shifts, files, and accounts. Real people and the jobs
          you’ve edited stay. You can’t undo this.
        </p>
      </ConfirmDialog>
    </PanelSection>
  );
}

const total = ({ people, jobs }: { people: number; jobs: number }): number => people + jobs;
