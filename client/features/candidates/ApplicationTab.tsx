import { IconDownload } from '@tabler/icons-react';
import type { ApplicationView, CandidateDetail, FileView } from '../../../shared/candidates.ts';
import { dateText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMayChange } from '../admin/usePanelLive.ts';

/** Every application as it was handed in, newest first. */
export function ApplicationTab({ person }: { person: CandidateDetail }) {
  return (
    <div className="stack g32 dw-pad">
      {person.linkedinUrl && (
        <p className="sm break">
          <b className="b">LinkedIn:</b> <bdi>{person.linkedinUrl}</bdi>
        </p>
      )}
      {person.applications.length === 0 && <p className="dim">No application is stored.</p>}
      {person.applications.map((application) => (
        <Application key={application.id} application={application} email={person.email} />
      ))}
    </div>
  );
}

function Application({ application, email }: { application: ApplicationView; email: string }) {
  const rows: [string, string | null][] = [
    ['Applied', dateText(application.createdAt)],
    ['Job', application.jobTitle ?? 'No particular job'],
    ['Position', application.position],
    ['Name', application.fullName],
    ['Email', email],
    ['Phone', application.phone],
    ['Location', [application.state, application.country].filter((part) => part !== null).join(', ')],
  ];
  return (
    <section className="slab stack g16">
      <h3>Application of {dateText(application.createdAt)}</h3>
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
      </dl>
      <div className="stack g4">
        <h4>Why they are a good fit</h4>
        <p className="break dw-text" dir="auto">
          {application.introduction}
        </p>
      </div>
      {application.resume ? (
        <Resume file={application.resume} />
      ) : (
        <p className="dim">No documents uploaded</p>
      )}
    </section>
  );
}

function Resume({ file }: { file: FileView }) {
  const mayOpen = useMayChange();
  const link = trpc.admin.fileLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error('The file did not open', readError(error).message, { id: 'file' }),
  });
  return (
    <>
      <div className="row g12 w">
        {mayOpen ? (
          <button
            type="button"
            className="btn default"
            disabled={link.isPending}
            onClick={() => link.mutate({ fileId: file.id })}
          >
            <IconDownload size={18} stroke={1.75} aria-hidden="true" />
            Résumé
          </button>
        ) : (
          <b className="b">Résumé</b>
        )}
        <span className="sm dim break" dir="auto">
          {file.name} · {Math.max(1, Math.round(file.size / 1024)).toLocaleString('en-US')} KB
        </span>
      </div>
      {file.hiddenText && (
        <Notice kind="warn">
          <b>This file contains text that no page shows.</b> It was not given to the interviewer and has no
          effect on the score.
          <pre className="dw-hidden" dir="auto">
            {file.hiddenText}
          </pre>
        </Notice>
      )}
    </>
  );
}
