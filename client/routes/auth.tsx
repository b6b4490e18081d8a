import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { emailedLinkIn } from '../features/auth/linkInAddress.ts';
import { matching, oneOf } from '../searchReaders.ts';

/** Only a path on our site may follow a sign-in; `//host` would leave the site. */
const ownPath = matching(/^\/(?![/\\])[^\s\\]*$/);
const token = matching(/^[\w-]{20,100}$/);

/** The tokens of older emails; newer ones are in the fragment. */
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
  // Before anything is rendered or fetched, so the token leaves the URL immediately.
  beforeLoad: ({ location, search: { next, view, ...query } }) => {
    const emailedLink = emailedLinkIn(location.hash, query);
    if (emailedLink)
      throw redirect({ to: '/auth', search: { next, view }, state: { emailedLink }, replace: true });
  },
  validateSearch: (raw: Record<string, unknown>): Partial<ReturnType<typeof read>> => read(raw),
  component: function AuthRoute() {
    const { next, view } = Route.useSearch();
    const link = useLocation({ select: ({ state }) => state.emailedLink });
    return <AuthPage next={next} view={view} link={link ?? null} />;
  },
});
