import { Modal } from '@mantine/core';
import { brand } from '../../../shared/brand.ts';

type EndDialogProps = {
  opened: boolean;
  unsent: boolean;
  replying: boolean;
  openTask: string | null;
  onClose: () => void;
  onEnd: () => void;
};

/** Asks before a shift ends, and says what stays undone. */
export function EndDialog({ opened, unsent, replying, openTask, onClose, onEnd }: EndDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="End your shift?" size={520}>
      <div className="stack g16">
        <p>Your tasks and your time are counted up. You can start a new session whenever you like.</p>
        {openTask && <p>“{openTask}” isn’t finished; it stays in your assignments.</p>}
        {replying && <p>{brand.supervisor.name} has not answered your last message yet.</p>}
        {unsent && <p>You have text you haven’t sent yet. It’s lost when you end the session.</p>}
        <div className="row g8 w">
          <button type="button" className="btn danger" onClick={onEnd}>
            End Session
          </button>
          <button type="button" className="btn default" onClick={onClose}>
            Go on working
          </button>
        </div>
      </div>
    </Modal>
  );
}
