import { IconCheck, IconExternalLink, IconEye, IconFileText, IconId, IconUpload } from '@tabler/icons-react';
import type { CandidateDetail, FileView } from '../../../shared/candidates.ts';
import type { AdminDocumentsView, MaskedDocuments } from '../../../shared/documents.ts';
import type { FileId } from '../../../shared/ids.ts';
import { momentText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';

/** The person's files; opening one is recorded. */
export function Files({ person, onFile }: { person: CandidateDetail; onFile: MaskedDocuments | null }) {
  const handedIn = person.applications.flatMap(({ resume, coverLetter }) => [
    { kind: 'Résumé', file: resume },
    { kind: 'Cover letter', file: coverLetter },
  ]);
  const unique = new Map(
    handedIn.flatMap(({ kind, file }) => (file ? [[file.id, { kind, file }] as const] : [])),
  );
  return (
    <>
      <h3>Files</h3>
      {onFile?.idDocument && <FileRow kind="ID document" file={onFile.idDocument} />}
      {[...unique].map(([id, { kind, file }]) => (
        <FileRow key={id} kind={kind} file={file} />
      ))}
      {!onFile?.idDocument && unique.size === 0 && <p className="sm dim">No documents uploaded</p>}
    </>
  );
}

type Openable = Pick<FileView, 'name' | 'size'> & { id: FileId };

function FileRow({ kind, file }: { kind: string; file: Openable }) {
  const utils = trpc.useUtils();
  const link = trpc.admin.fileLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error('Error', readError(error).message, { id: 'file-link' }),
    onSettled: () => utils.documents.ofCandidate.invalidate(),
  });
  const Icon = kind === 'ID document' ? IconId : IconFileText;
  return (
    <div className="od-row od-wide">
      <span className="row g12">
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span className="grow break">
          <b className="b" style={{ display: 'block' }} dir="auto">
            {file.name}
          </b>
          <span className="xs dim">
            {kind} · {Math.max(1, Math.round(file.size / 1024))} KB · each opening is recorded
          </span>
        </span>
      </span>
      <button
        type="button"
        className="btn default xs"
        aria-label={`Open ${file.name}`}
        disabled={link.isPending}
        onClick={() => link.mutate({ fileId: file.id })}
      >
        <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
        Open
      </button>
    </div>
  );
}

/** Who opened what, newest first. */
export function AuditLines({ lines }: { lines: AdminDocumentsView['audit'] }) {
  return (
    <aside className="od-log" aria-label="Audit log">
      <h3 className="h4">Audit log</h3>
      <p className="xs dim" style={{ margin: '2px 0 8px' }}>
        Who opened what, newest first
      </p>
      {lines.length === 0 && <p className="xs dim">Nobody has opened anything yet.</p>}
      {lines.map(({ id, at, who, text, reason }) => {
        const Icon = text.startsWith('sent')
          ? IconUpload
          : text.startsWith('opened')
            ? IconFileText
            : text.startsWith('revealed') || text.startsWith('exported')
              ? IconEye
              : IconCheck;
        return (
          <div key={id} className="od-line">
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            <span className="break">
              <b className="b" dir="auto">
                {who}
              </b>{' '}
              {text}
              <br />
              {reason && `“${reason}” · `}
              {momentText(at)}
            </span>
          </div>
        );
      })}
    </aside>
  );
}
