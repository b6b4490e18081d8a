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
            With this click you prove that the e-mail address is yours, and we start at once. A deletion
            cannot be undone.
          </p>
          {token === '' && (
            <Notice kind="warn">
              This address lacks its link. Please open the link from the mail again, as a whole.
            </Notice>
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
  copy: 'We prepare the copy of your data now. A mail with the download link follows within minutes.',
  deletion:
    'We delete your data now, and write to you what was deleted and what, if anything, the law makes us keep.',
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
