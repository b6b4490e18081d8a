import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { Monogram } from '../../ui/Brand.tsx';

/** The waiting time before the greeting, counted by the server, so that a reload does not start it anew. */
export function Connecting({
  until,
  clockOffset,
  onLeave,
}: {
  until: string;
  clockOffset: number;
  onLeave: () => void;
}) {
  const left = (): number =>
    Math.max(0, Math.ceil((new Date(until).getTime() - (Date.now() + clockOffset)) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  });
  return (
    <main className="connecting">
      <Monogram size={44} />
      <Loader size={36} color="pine" aria-hidden="true" />
      <h1 className="h3" role="status">
        Connecting you with {brand.interviewer.name}…
      </h1>
      <p className="dim tn" aria-hidden="true">
        {seconds > 0 ? `About ${seconds} seconds` : 'Any moment now'}
      </p>
      <ul className="stack g8 sm" style={{ maxWidth: 420, textAlign: 'left' }}>
        <li>Answer in your own words. Simple English is fine.</li>
        <li>Examples from your own work help the most.</li>
        <li>There is no timer on your answers, and nothing is lost when your connection is.</li>
      </ul>
      <button type="button" className="btn quiet" onClick={onLeave}>
        Finish later
      </button>
    </main>
  );
}
