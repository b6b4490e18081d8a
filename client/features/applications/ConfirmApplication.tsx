import { useMutation } from '../../site/useMutation.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { useMailedToken } from '../privacy/useMailedToken.ts';

/** Where the link of the confirmation email leads. Opening it changes nothing yet: email programs open links too. */
export function ConfirmApplication() {
  useTitle('Confirm your application');
  const token = useMailedToken();
  const confirm = useMutation('applications.confirm');
  return (
    <main className="wrap n simple-page stack g24" id="main">
      <h1>Confirm your application</h1>
      {confirm.data ? (
        <div role="status">
          <Notice kind="good">
            <b>Confirmed.</b> Thank you. We’ve emailed you a copy of your answers.
          </Notice>
        </div>
      ) : (
        <>
          <p className="lead">
            Someone applied with your email address. If it was you, confirm it here, and we’ll email you a
            copy of your answers.
          </p>
          {token === '' && (
            <Notice kind="warn">This link is incomplete. Open it again from the email.</Notice>
          )}
          {confirm.failure && <Notice kind="bad">{confirm.failure}</Notice>}
          <div>
            <button
              type="button"
              className="btn filled lg"
              disabled={!token || confirm.pending}
              aria-busy={confirm.pending}
              onClick={() => token && confirm.run({ token })}
            >
              {confirm.pending ? 'Confirming…' : 'Confirm it was me'}
            </button>
          </div>
        </>
      )}
    </main>
  );
}
