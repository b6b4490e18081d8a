import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { matching, oneOf } from '../searchReaders.ts';

/** Only a path of our own may follow a sign-in; `//host` would leave the site. */
const ownPath = matching(/^\/(?![/\\])[^\s\\]*$/);
const token = matching(/^[\w-]{20,100}$/);

const read = (raw: Record<string, unknown>) => ({
  next: ownPath(raw.next),
  view: oneOf(['signup', 'forgot', 'account'])(raw.view),
  invitation: token(raw.invitation),
  reset: token(raw.reset),
  invited: oneOf([true, false])(raw.invited),
  confirm: token(raw.confirm),
  email: token(raw.email),
});

export const Route = createFileRoute('/auth')({
  validateSearch: (raw: Record<string, unknown>): Partial<ReturnType<typeof read>> => read(raw),
  component: function AuthRoute() {
    return <AuthPage search={Route.useSearch()} />;
  },
});
