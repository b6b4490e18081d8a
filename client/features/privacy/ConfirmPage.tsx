import { Link } from '@tanstack/react-router';
import { brand } from '../../../shared/brand.ts';
import type { RequestAnswer } from '../../../shared/privacy.ts';
import { useMutation } from '../../site/useMutation.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { useMailedToken } from './useMailedToken.ts';

/** Where the mailed link leads. Opening it changes nothing yet: mail programs open links by themselves. */
export function ConfirmPage() {
  useTitle('Confirm your data request');
  const token = useMailedToken();
  const confirm = useMutation('privacy.confirm');
  return (
    <main className="wrap n simple-page stack g24" id="main">
      <h1>Confirm your data request</h1>
      {confirm.data ? (
        <Confirmed answer={confirm.data} />
      ) : (
        <>
          <p className="lead">
            Confirm that this email address is yours, and we’ll start right away. A deletion can’t be undone.
          </p>
          {token === '' && (
            <Notice kind="warn">This link is incomplete. Open it again from the email.</Notice>
          )}
          {confirm.failure && <Notice kind="bad">{confirm.failure}</Notice>}
          <div className="row g12 w">
            <button
              type="button"
              className="btn filled lg"
              disabled={!token || confirm.pending}
              aria-busy={confirm.pending}
              onClick={() => token && confirm.run({ token })}
            >
              {confirm.pending ? 'Confirming…' : 'Confirm my request'}
            </button>
            <Link to="/data-request" className="btn default lg">
              Start again
            </Link>
          </div>
        </>
      )}
    </main>
  );
}

const texts: Record<RequestAnswer['kind'], string> = {
  copy: 'We’re preparing your copy. You’ll get an email with the download link within minutes.',
  deletion:
    'We’re deleting your data. We’ll email you what we deleted and what, if anything, we have to keep by law.',
};

function Confirmed({ answer }: { answer: RequestAnswer }) {
  return (
    <div className="stack g16" role="status">
      <Notice kind="good">
        <b>Confirmed.</b> {texts[answer.kind]}
      </Notice>
      <p className="dim">
        You can close this page. Questions? Write to{' '}
        <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>.
      </p>
    </div>
  );
}
