import { detailRows } from '../../../shared/applications.ts';
import { APPLICATIONS_MAX, type ApplicationView, type CandidateDetail } from '../../../shared/candidates.ts';
import { dateText } from '../../../shared/time.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Resume } from './Resume.tsx';

/** Every application as it was handed in, newest first. */
export function ApplicationTab({ person }: { person: CandidateDetail }) {
  return (
    <div className="stack g32 dw-pad">
      {person.linkedinUrl && (
        <p className="sm break">
          <b className="b">LinkedIn:</b> <ProfileLink url={person.linkedinUrl} />
        </p>
      )}
      {person.otherEmails.length > 0 && (
        <p className="sm break">
          <b className="b">Also applied with:</b> <bdi>{person.otherEmails.join(', ')}</bdi>. Emails go to{' '}
          <bdi>{person.email}</bdi>.
        </p>
      )}
      {person.applications.length === 0 && <p className="dim">No application is stored.</p>}
      {person.applications.map((application) => (
        <Application
          key={application.id}
          application={application}
          // Which of two addresses an application came from is not known any more.
          email={person.otherEmails.length > 0 ? null : person.email}
        />
      ))}
      {person.applications.length === APPLICATIONS_MAX && (
        <p className="dim">No more than {APPLICATIONS_MAX} applications are shown</p>
      )}
    </div>
  );
}

function Application({ application, email }: { application: ApplicationView; email: string | null }) {
  const rows: [string, string | null][] = [
    ['Applied', dateText(application.createdAt)],
    ['Job', application.jobTitle],
    ['Position', application.position],
    ['Name', application.fullName],
    ['Email', email],
    ['Phone', application.phone],
    ['Location', [application.state, application.country].filter((part) => part !== null).join(', ')],
  ];
  return (
    <section className="slab stack g16">
      <h3>Application of {dateText(application.createdAt)}</h3>
      {application.awaitsProof && (
        <Notice kind="warn">
          <b>Unconfirmed.</b> Someone applied again with this email address, and its owner hasn’t confirmed
          it. Until they do, it doesn’t change the person’s position and résumé.
        </Notice>
      )}
      <dl className="dw-facts">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd className="break" dir="auto">
                  {value}
                </dd>
              </div>
            ),
        )}
        {detailRows(application).map(({ field, label, value }) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="break" dir="auto">
              {field === 'linkedinUrl' ? <ProfileLink url={value} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="stack g4">
        <h4>Why they are a good fit</h4>
        {application.introduction === '' ? (
          <p className="dim">No text to show</p>
        ) : (
          <p className="break dw-text" dir="auto">
            {application.introduction}
          </p>
        )}
      </div>
      {application.resume ? (
        <Resume file={application.resume} />
      ) : (
        <p className="dim">No documents uploaded</p>
      )}
      {application.coverLetter && <Resume file={application.coverLetter} label="Cover letter" />}
    </section>
  );
}

/** Leads to LinkedIn only, which is checked when it's handed in. */
function ProfileLink({ url }: { url: string }) {
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank">
      <bdi>{url.replace('https://', '')}</bdi>
    </a>
  );
}
