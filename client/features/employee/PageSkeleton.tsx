import { useEffect, useState } from 'react';

/** Shown only when loading takes longer than a blink. */
const LATE_MS = 150;

/** A page's outline, one block per height (px), while its data is on the way. Heights are told apart. */
export function PageSkeleton({ heights }: { heights: readonly number[] }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="stack g24" aria-busy="true">
      <p className="vh" role="status">
        Loading…
      </p>
      {late &&
        heights.map((height) => (
          <span key={height} className="sk" style={{ height, borderRadius: 10 }} aria-hidden="true" />
        ))}
    </div>
  );
}
