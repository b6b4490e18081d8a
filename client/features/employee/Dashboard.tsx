import { useTitle } from '../../ui/useTitle.ts';

export function Dashboard() {
  useTitle('Dashboard');
  return (
    <main className="em-main stack g24" id="main">
      <h1 className="h2">Welcome</h1>
    </main>
  );
}
