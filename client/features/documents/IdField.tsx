import { Progress } from '@mantine/core';
import { IconAlertCircle, IconId } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { sentence } from '../../../shared/errors.ts';
import {
  endingOf,
  idAccept,
  idExtensions,
  RESUME_MAX_BYTES,
  type UploadedFile,
} from '../../../shared/files.ts';
import { type Share, type Upload, uploadFile } from '../applications/uploadResume.ts';

export type IdState =
  | { kind: 'none' }
  | { kind: 'uploading'; name: string; share: Share }
  | { kind: 'ready'; file: UploadedFile }
  | { kind: 'failed'; name: string; message: string };

/** The ID document: sent at once, replaceable, and refused with a sentence. */
export function IdField(props: {
  state: IdState;
  /** What is on file already. */
  onFile: string | null;
  error: string | null;
  onChange: (state: IdState) => void;
}) {
  const { state, onChange, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const running = useRef<Upload | null>(null);
  const [last, setLast] = useState<File | null>(null);
  const start = (file: File): void => {
    const superseded = running.current;
    running.current = null;
    superseded?.abort();
    const refusal = refusalOf(file);
    setLast(refusal ? null : file);
    if (refusal) {
      onChange({ kind: 'failed', name: file.name, message: refusal });
      return;
    }
    const show = (share: Share): void => onChange({ kind: 'uploading', name: file.name, share });
    show(0);
    const upload = uploadFile(file, show, {
      url: '/files/id-document',
      failed: sentence('id_upload_failed'),
    });
    running.current = upload;
    upload.promise.then(
      (uploaded) => {
        if (running.current === upload) onChange({ kind: 'ready', file: uploaded });
      },
      (error: unknown) => {
        if (running.current !== upload) return;
        onChange({ kind: 'failed', name: file.name, message: error instanceof Error ? error.message : '' });
      },
    );
  };
  const error = state.kind === 'failed' ? state.message : props.error;
  const chosen = state.kind !== 'none' || onFile !== null;
  return (
    <div className={`fld ${error ? 'bad' : ''}`}>
      <span className="lab" id="od-id-label">
        ID or driver’s license
      </span>
      <div className="od-file">
        <IconId className="ic" size={18} stroke={1.75} aria-hidden="true" />
        <span className="grow break" role="status" dir="auto">
          {state.kind === 'uploading' ? (
            <>
              {state.share === null ? `${state.name} waits for the connection…` : `Uploading ${state.name}…`}
              <Progress value={(state.share ?? 0) * 100} size="xs" aria-label="Upload" />
            </>
          ) : state.kind === 'ready' ? (
            state.file.name
          ) : state.kind === 'failed' ? (
            state.name
          ) : (
            (onFile ?? <span className="dim">No file yet</span>)
          )}
        </span>
        {state.kind === 'failed' && last && (
          <button
            type="button"
            className="btn subtle sm"
            onClick={() => {
              // This button goes with its press; the focus stays in the dialog.
              choose.current?.focus();
              start(last);
            }}
          >
            Try again
          </button>
        )}
        <button
          ref={choose}
          type="button"
          id="od-idDocument"
          className="btn subtle sm"
          aria-describedby={error ? 'od-id-label od-id-error' : 'od-id-label'}
          onClick={() => input.current?.click()}
        >
          {chosen ? 'Replace' : 'Choose file'}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept={idAccept}
          aria-labelledby="od-id-label"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) start(file);
          }}
        />
      </div>
      {error && (
        <span className="err" id="od-id-error">
          <IconAlertCircle className="ic" stroke={1.75} aria-hidden="true" />
          {error}
        </span>
      )}
      <span className="hint">Image or PDF, up to 10 MB</span>
    </div>
  );
}

/** What can be said without sending anything. */
function refusalOf({ name, size }: File): string | null {
  const ending = endingOf(name);
  if (ending === 'heic' || ending === 'heif')
    return 'We cannot read HEIC pictures. Please save it as JPEG and choose it again.';
  if (!idExtensions.some((known) => known === ending)) return sentence('id_type');
  return size > RESUME_MAX_BYTES ? 'This file is larger than 10 MB. Please choose a smaller one.' : null;
}
