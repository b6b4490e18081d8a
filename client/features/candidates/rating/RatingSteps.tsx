import { noRating } from '../../../../shared/interview/scoring.ts';

type Props = {
  name: string;
  /** Null for "insufficient evidence". */
  rated: number | null | undefined;
  of: Parameters<typeof noRating>[0];
  onRate: (step: number | null) => void;
};

/** The steps of a rating. */
export function RatingSteps({ name, rated, of, onRate }: Props) {
  return [1, 2, 3, 4, 5, null].map((step) => (
    <label key={step ?? 'none'}>
      <input
        type="radio"
        name={name}
        value={step ?? 'none'}
        checked={rated === step}
        aria-label={step === null ? noRating(of) : `${step} of 5`}
        onChange={() => onRate(step)}
      />
      <span aria-hidden="true">{step ?? 'none'}</span>
    </label>
  ));
}
