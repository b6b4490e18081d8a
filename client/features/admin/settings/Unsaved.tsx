import { Modal } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

/** Asks before something typed and not saved is left behind; the browser asks when the page itself goes. */
export function Unsaved({ dirty, what }: { dirty: boolean; what: string }) {
  const blocker = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      size={440}
      title="Leave without saving?"
    >
      <div className="stack g16">
        <p>What you changed in “{what}” is not saved.</p>
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
