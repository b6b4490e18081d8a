import { pages } from '../../../content/pages.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { useTitle } from '../../../ui/hooks/useTitle.ts';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Scene } from '../../../ui/states/Scene.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PublicShell, type PublicShellProps } from './PublicShell.tsx';

/** The page for unknown addresses, inside the frame of the public pages. */
export function NotFound({ year }: Pick<PublicShellProps, 'year'>) {
  return (
    <PublicShell year={year}>
      <NotFoundText />
    </PublicShell>
  );
}

/** The same without the frame, for a route that's already inside it. */
export function NotFoundText() {
  useTitle(pages.notFound.title);
  return (
    <main className="nf" id="main">
      <div>
        <div className="pic">
          <Scene name="not-found" />
        </div>
        <h1>Oops! Page not found.</h1>
        <Text size="lead">There’s no page at this address. The link may be old or have a typo in it.</Text>
        <Group wrap>
          <ButtonLink to="/" variant="filled" size="lg">
            Return to Home
          </ButtonLink>
          <ButtonLink to="/jobs" size="lg">
            See open jobs
          </ButtonLink>
        </Group>
      </div>
    </main>
  );
}
