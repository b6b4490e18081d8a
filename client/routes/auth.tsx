import '../styles/site.css';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { SignIn } from '../features/auth/SignIn.tsx';

/** Only a path of our own may follow a sign-in; `//host` would leave the site. */
const ownPath = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

export const Route = createFileRoute('/auth')({
  validateSearch: z.object({ next: ownPath.optional().catch(undefined) }),
  component: function AuthRoute() {
    const { next } = Route.useSearch();
    return <SignIn next={next ?? null} />;
  },
});
