import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Group, Stack } from '../layout/Stack.tsx';
import { Dialog } from '../overlays/Dialog.tsx';

type Place = { pathname: string; search: unknown };

/** Whether a page is left: skip links and links to the page itself discard nothing. */
const leaves = (current: Place, next: Place): boolean =>
  next.pathname !== current.pathname || JSON.stringify(next.search) !== JSON.stringify(current.search);

/**
 * Asks before unsaved changes are discarded; the browser asks when the page is closed or reloaded. With `within`, only links to
 * pages below that path ask, and the browser doesn't: signing out and the end of a session mustn't wait for an answer.
 */
export function Unsaved(props: {
  dirty: boolean;
  what: string;
  within?: string;
  onAsking?: (asking: boolean) => void;
}) {
  const { dirty, what, within, onAsking } = props;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && leaves(current, next) && (within === undefined || next.pathname.startsWith(within)),
    enableBeforeUnload: () => dirty && within === undefined,
    withResolver: true,
  });
  const asking = blocker.status === 'blocked';
  useEffect(() => onAsking?.(asking), [asking, onAsking]);
  const { proceed } = blocker;
  useEffect(() => {
    // Stored in the meantime.
    if (!dirty) proceed?.();
  }, [dirty, proceed]);
  return (
    <Dialog opened={asking} onClose={() => blocker.reset?.()} size={440} title="Leave without saving?">
      <Stack>
        <p>Your changes to “{what}” aren’t saved.</p>
        <Group gap={8} wrap>
          <Button variant="filled" onClick={() => blocker.reset?.()}>
            Stay
          </Button>
          <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/**
 * For a form that closes once it's saved: the returned function says that it is, and `onSaved` runs as soon as the form
 * counts as saved, too. Earlier, closing it would ask; text typed in the meantime still does.
 */
export function useCloseAfterSave(pending: boolean, onSaved: () => void): () => void {
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved || pending) return;
    setSaved(false);
    onSaved();
  });
  return () => setSaved(true);
}
