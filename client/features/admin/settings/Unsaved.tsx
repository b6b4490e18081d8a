import { Modal } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Asks before something typed and not saved is left behind; the browser asks when the page itself goes. */
export function Unsaved(props: { dirty: boolean; what: string; onAsking?: (asking: boolean) => void }) {
  const { dirty, what, onAsking } = props;
  const blocker = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  const asking = blocker.status === 'blocked';
  useEffect(() => onAsking?.(asking), [asking, onAsking]);
  return (
    <Modal opened={asking} onClose={() => blocker.reset?.()} size={440} title="Leave without saving?">
      <div className="stack g16">
        <p>What you changed in “{what}” isn’t saved.</p>
        <div className="row g8 w">
          <button type="button" className="btn filled" onClick={() => blocker.reset?.()}>
            Stay
          </button>
          <button type="button" className="btn default" onClick={() => blocker.proceed?.()}>
            Leave
          </button>
        </div>
      </div>
    </Modal>
  );
}
