import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { IconButton } from '../../../ui/buttons/Button.tsx';
import { Fine, Hidden } from '../../../ui/text/Text.tsx';
import type { RecordSteps } from './useRecordSteps.ts';

/**
 * Previous and next, and the position in the list. At either end, the button stays focusable but does nothing, so the
 * focus isn't lost.
 */
export function DrawerSteps({ steps, name }: { steps: RecordSteps; name: string | null }) {
  const { place } = steps;
  return (
    <>
      {place && (
        <Fine as="span" figures className="dw-place" aria-hidden="true">
          {place}
        </Fine>
      )}
      <Step label="Previous candidate" title="Previous (K)" icon={IconChevronUp} onStep={steps.previous} />
      <Step label="Next candidate" title="Next (J)" icon={IconChevronDown} onStep={steps.next} />
      <Announced text={[name, place].filter((part) => part !== null).join(', ')} ready={name !== null} />
    </>
  );
}

function Step(props: {
  label: string;
  title: string;
  icon: typeof IconChevronUp;
  onStep: (() => void) | null;
}) {
  const { label, title, icon: Icon, onStep } = props;
  return (
    <IconButton
      icon={Icon}
      variant="default"
      size="sm"
      label={label}
      title={title}
      aria-disabled={onStep === null}
      onClick={() => onStep?.()}
    />
  );
}

/** Announces the person after a step. The first one is announced as the dialog's name. */
function Announced({ text, ready }: { text: string; ready: boolean }) {
  const first = useRef<string | null>(null);
  if (ready && first.current === null) first.current = text;
  return <Hidden role="status">{ready && text !== first.current ? text : ''}</Hidden>;
}

/** Focuses the person's name in the open drawer. */
export function focusDrawer(): void {
  document.querySelector<HTMLElement>('.dw-head h2')?.focus();
}

/** Focuses the person's name if the focused element disappeared with the previous person. */
export function useStepFocus(candidateId: CandidateId, title: RefObject<HTMLElement | null>): void {
  const shown = useRef(candidateId);
  useEffect(() => {
    if (shown.current === candidateId) return;
    shown.current = candidateId;
    if (document.activeElement === document.body) title.current?.focus();
  }, [candidateId, title]);
}
