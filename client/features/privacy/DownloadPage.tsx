import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { COPY_DAYS } from '../../../shared/privacyTerms.ts';
import { useMutation } from '../../site/useMutation.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { useMailedToken } from './useMailedToken.ts';

/** Where the link to a prepared copy leads. The first browser that presses the button is the only one. */
export function DownloadPage() {
  useTitle('Download my data');
  const token = useMailedToken();
  const open = useMutation('privacy.openDownload');
  const start = async (): Promise<void> => {
    const answer = token ? await open.run({ token }) : null;
    if (answer) window.location.assign(answer.url);
  };
  return (
    <main className="wrap n simple-page stack g24" id="main">
      <h1>Download my data</h1>
      <p className="lead">
        One ZIP archive with all your records and files. Available for {COPY_DAYS} days, in this browser only.
        Please use your own device.
      </p>
      {token === '' && <Notice kind="warn">This link is incomplete. Open it again from the email.</Notice>}
      {open.failure && <Notice kind="bad">{open.failure}</Notice>}
      {open.data && (
        <div role="status">
          <Notice kind="good">
            Your download has started. If it was interrupted, press the button again.
          </Notice>
        </div>
      )}
      <div className="row g12 w">
        <button
          type="button"
          className="btn filled lg"
          disabled={!token || open.pending}
          aria-busy={open.pending}
          onClick={() => void start()}
        >
          <IconDownload size={18} stroke={1.75} aria-hidden="true" />
          {open.pending ? 'Opening…' : 'Download my data'}
        </button>
        <Link to="/data-request" className="btn default lg">
          Request a new copy
        </Link>
      </div>
    </main>
  );
}
