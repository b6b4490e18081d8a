type Side = 'transcript' | 'rubric';

/** Id of the element with a number. A number can appear in the rubric more than once; the first one gets the id. */
export const evidenceId = (side: Side, number: number): string => `${side}-evidence-${number}`;

const spoken: Record<Side, (number: number) => string> = {
  transcript: (number) => `Evidence ${number}, show what it supports`,
  rubric: (number) => `Evidence ${number}, show it in the transcript`,
};

/** A number that links a quote and its rating, in both directions. */
export function EvidenceNumber(props: {
  side: Side;
  number: number;
  active: boolean;
  /** False for repeated numbers in the rubric. */
  target?: boolean;
  onFollow: (number: number) => void;
}) {
  const { side, number } = props;
  return (
    <button
      type="button"
      id={props.target === false ? undefined : evidenceId(side, number)}
      className="dw-number"
      aria-label={spoken[side](number)}
      aria-pressed={props.active}
      onClick={() => props.onFollow(number)}
    >
      <span aria-hidden="true">{number}</span>
    </button>
  );
}
