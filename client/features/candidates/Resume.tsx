import { IconDownload, IconEye } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { FileView } from '../../../shared/candidates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMayChange } from '../admin/panelPerson.ts';

/** Drawing a PDF takes more script than the whole panel; it comes when somebody asks for a preview. */
const PdfPages = lazy(() => import('./PdfPages.tsx'));

/** A file of an application: to read here, or to download. Each look is recorded. */
export function Resume({ file }: { file: FileView }) {
  const mayOpen = useMayChange();
  const link = trpc.admin.fileLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error('The file did not open', readError(error).message, { id: 'file' }),
  });
  const preview = trpc.admin.filePreview.useMutation({
    onError: (error) => toast.error('The file did not open', readError(error).message, { id: 'file' }),
  });
  return (
    <>
      <div className="row g12 w">
        {mayOpen ? (
          <>
            <button
              type="button"
              className="btn default"
              disabled={link.isPending}
              onClick={() => link.mutate({ fileId: file.id })}
            >
              <IconDownload size={18} stroke={1.75} aria-hidden="true" />
              Résumé
            </button>
            <button
              type="button"
              className="btn default"
              aria-expanded={preview.data !== undefined}
              disabled={preview.isPending}
              onClick={() => (preview.data ? preview.reset() : preview.mutate({ fileId: file.id }))}
            >
              <IconEye size={18} stroke={1.75} aria-hidden="true" />
              {preview.data ? 'Close preview' : 'Preview'}
            </button>
          </>
        ) : (
          <b className="b">Résumé</b>
        )}
        <span className="sm dim break" dir="auto">
          {file.name} · {Math.max(1, Math.round(file.size / 1024)).toLocaleString('en-US')} KB
        </span>
      </div>
      {preview.data && <Preview file={file} {...preview.data} />}
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

/** What was asked for is brought into sight; it opens below the fold of the drawer. */
const bringUp = (opened: HTMLElement | null): void => opened?.scrollIntoView({ block: 'start' });

/** The pages of a PDF with its words folded away below, or the words alone. */
function Preview({ file, url, text }: { file: FileView; url: string; text: string | null }) {
  const words = text && (
    <pre className="dw-words break" dir="auto">
      {text}
    </pre>
  );
  if (file.mime !== 'application/pdf') {
    return words || <Notice kind="info">Files of this kind can only be downloaded.</Notice>;
  }
  return (
    <div className="stack g12 dw-preview" ref={bringUp}>
      <Suspense
        fallback={
          <p className="dim" role="status">
            Loading…
          </p>
        }
      >
        <PdfPages url={url} name={file.name} />
      </Suspense>
      {words && (
        <details>
          <summary>The words of the file</summary>
          {words}
        </details>
      )}
    </div>
  );
}
