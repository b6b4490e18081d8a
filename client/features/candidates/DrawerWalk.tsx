import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Hidden, Text } from '../../ui/Text.tsx';
import type { Walk } from './useWalk.ts';

/**
 * Steps to the people before and after, and where this one stands. At an end the button stays reachable and
 * does nothing, so that the focus of somebody who stepped there is not lost.
 */
export function DrawerWalk({ walk, name }: { walk: Walk; name: string | null }) {
  const { place, total } = walk;
  const stands =
    place !== null && total !== null
      ? `${place.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
      : null;
  return (
    <>
      {stands && (
        <Text as="span" size="xs" tone="dim" figures className="dw-place" aria-hidden="true">
          {stands}
        </Text>
      )}
      <Step label="Previous candidate" title="Previous (K)" icon={IconChevronUp} onStep={walk.previous} />
      <Step label="Next candidate" title="Next (J)" icon={IconChevronDown} onStep={walk.next} />
      <Announced text={[name, stands].filter((part) => part !== null).join(', ')} ready={name !== null} />
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
      variant="default"
      size="sm"
      label={label}
      title={title}
      aria-disabled={onStep === null}
      onClick={() => onStep?.()}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** Says who is shown after a step. The first person is read out as the name of the dialog. */
function Announced({ text, ready }: { text: string; ready: boolean }) {
  const first = useRef<string | null>(null);
  if (ready && first.current === null) first.current = text;
  return <Hidden role="status">{ready && text !== first.current ? text : ''}</Hidden>;
}

/** Puts the focus on the name of the person in the open drawer. */
export function focusDrawer(): void {
  document.querySelector<HTMLElement>('.dw-head h2')?.focus();
}

/** Gives the focus to the person's name when the part that had it went with the person before. */
export function useWalkFocus(candidateId: CandidateId, title: RefObject<HTMLElement | null>): void {
  const shown = useRef(candidateId);
  useEffect(() => {
    if (shown.current === candidateId) return;
    shown.current = candidateId;
    if (document.activeElement === document.body) title.current?.focus();
  }, [candidateId, title]);
}
