import { Notice } from '../../ui/states/Notice.tsx';
import type { EmailedToken } from './useEmailedToken.ts';

/** Says why a page can't use the emailed link that opened it; nothing while it can. */
export function MissingToken({ link: { token, reloaded } }: { link: EmailedToken }) {
  if (token !== '') return null;
  return (
    <Notice kind="warn">
      {reloaded
        ? 'For your security, this page doesn’t keep your link when it’s reloaded. Open it again from the email.'
        : 'This link is incomplete. Open it again from the email.'}
    </Notice>
  );
}
