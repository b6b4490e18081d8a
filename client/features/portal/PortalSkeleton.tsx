import { useEffect, useState } from 'react';
import { Monogram, Wordmark } from '../../ui/Brand.tsx';

/** Shown only when loading takes longer than a blink. */
const LATE_MS = 150;

/** The portal's outline while its data is on the way. */
export function PortalSkeleton() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <>
      <header className="hd">
        <div className="in">
          <span className="brand">
            <Monogram />
            <Wordmark />
          </span>
        </div>
      </header>
      <main className="wrap" aria-busy="true">
        <p className="vh" role="status">
          Loading…
        </p>
        <div className="ph" aria-hidden="true">
          <div className="stack g12">
            <span className="sk" style={{ width: 260, height: 36 }} />
            <span className="sk" style={{ width: 320, maxWidth: '80vw' }} />
          </div>
        </div>
        <div className="pg" aria-hidden="true">
          <span className="sk" style={{ height: 300, borderRadius: 10 }} />
          <div className="stack g16">
            <span className="sk" style={{ height: 24, width: '50%' }} />
            <span className="sk" style={{ height: 40 }} />
            <span className="sk" style={{ height: 40 }} />
          </div>
        </div>
      </main>
    </>
  );
}
