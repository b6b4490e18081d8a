import '../../styles/site.css';
import { Link } from '@tanstack/react-router';
import { Scene } from '../../ui/Scene.tsx';
import { useTitle } from '../../ui/useTitle.ts';

export function NotFound() {
  useTitle('Page not found');
  return (
    <main className="nf" id="main">
      <div>
        <div style={{ width: 'min(420px, 80vw)' }}>
          <Scene name="not-found" />
        </div>
        <h1>Oops! Page not found.</h1>
        <p className="lead">Nobody is sitting at this address.</p>
        <Link to="/" className="btn filled lg">
          Return to Home
        </Link>
      </div>
    </main>
  );
}
