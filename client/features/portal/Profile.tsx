import { Link } from '@tanstack/react-router';
import type { PortalView } from '../../../shared/portal.ts';
import { HrMail } from '../../site/HrMail.tsx';
import { YourData } from '../privacy/YourData.tsx';
import { OwnAnswers } from '../selfIdentification/OwnAnswers.tsx';
import { rememberDeletion } from './portalSession.ts';

/** What we know about the person, as they told us. */
export function Profile({ view }: { view: PortalView }) {
  const rows: [string, string | null][] = [
    ['Full name', view.fullName],
    ['Email', view.email],
    ['Phone', view.phone],
    ['Position', view.position],
    ['Location', [view.country, view.state].filter(Boolean).join(', ')],
  ];
  return (
    <div className="portal-tab stack g16">
      <h2 className="h3">Profile</h2>
      <dl className="kv profile">
        {rows.map(([label, value]) => value && <Row key={label} label={label} value={value} />)}
        {view.linkedinUrl && (
          <div>
            <dt>LinkedIn</dt>
            <dd className="break">
              <a href={view.linkedinUrl} rel="noopener noreferrer nofollow" target="_blank">
                {view.linkedinUrl.replace(/^https?:\/\/(www\.)?/, '')}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <p className="sm dim">
        Something is wrong? Write to <HrMail />.
      </p>
      {view.byAccount && (
        <p className="sm">
          Password, email address and sign-in:{' '}
          <Link to="/auth" search={{ view: 'account' }}>
            My account
          </Link>
        </p>
      )}
      <OwnAnswers />
      <YourData onDeleting={rememberDeletion} />
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="break">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
