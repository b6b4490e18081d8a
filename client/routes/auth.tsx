import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AuthPage } from '../features/auth/AuthPage.tsx';

/** Only a path of our own may follow a sign-in; `//host` would leave the site. */
const ownPath = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);
const token = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .optional()
  .catch(undefined);

export const Route = createFileRoute('/auth')({
  validateSearch: z.object({
    next: ownPath.optional().catch(undefined),
    view: z.enum(['signup', 'forgot', 'account']).optional().catch(undefined),
    invitation: token,
    reset: token,
    invited: z.boolean().optional().catch(undefined),
    confirm: token,
    email: token,
  }),
  component: function AuthRoute() {
    return <AuthPage search={Route.useSearch()} />;
  },
});
