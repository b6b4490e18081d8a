import type { CriterionGrade } from '../../../shared/workSessions.ts';

/** Where a grade comes from: each criterion with its weight, its part and the reason. */
export function Criteria({ criteria }: { criteria: readonly CriterionGrade[] }) {
  return (
    <ul className="wk-criteria">
      {criteria.map(({ id, label, weight, grade, reason, leftOut }) => (
        <li key={id} className="stack g4">
          <span className="row sp g12">
            <b className="b sm">
              {label}{' '}
              <span className="dim wk-weight">
                {leftOut ? 'not judged' : `counts ${Math.round(weight * 100)}%`}
              </span>
            </b>
            {!leftOut && (
              <span className="sm tn">
                {grade}
                <span className="vh"> of 100</span>
              </span>
            )}
          </span>
          {!leftOut && (
            <span className="wk-part" aria-hidden="true">
              <i style={{ width: `${grade}%` }} />
            </span>
          )}
          <span className="sm dim break">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
