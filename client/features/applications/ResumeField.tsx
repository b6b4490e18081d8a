import { IconFileText, IconFileUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import {
  endingOf,
  RESUME_MAX_BYTES,
  resumeAccept,
  resumeExtensions,
  type UploadedFile,
} from '../../../shared/files.ts';
import { FieldError } from '../../ui/Field.tsx';
import type { Share, Upload } from './uploadResume.ts';

export type ResumeState =
  | { kind: 'none' }
  | { kind: 'uploading'; name: string; share: Share }
  | { kind: 'ready'; file: UploadedFile }
  | { kind: 'failed'; name: string; message: string };

/** The résumé: dropped or chosen, sent at once, and replaceable without filling in anything again. */
export function ResumeField(props: {
  state: ResumeState;
  error: string | null;
  onChange: (state: ResumeState) => void;
}) {
  const { state, onChange } = props;
  const [last, setLast] = useState<File | null>(null);
  const running = useRef<Upload | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

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
    onChange({ kind: 'uploading', name: file.name, share: 0 });
    const upload = send(file, (share) => onChange({ kind: 'uploading', name: file.name, share }));
    running.current = upload;
    upload.promise.then(
      (uploaded) => onChange({ kind: 'ready', file: uploaded }),
      (error: unknown) => {
        if (running.current !== upload) return;
        onChange({ kind: 'failed', name: file.name, message: error instanceof Error ? error.message : '' });
      },
    );
  };
  const area = useRef<HTMLDivElement>(null);
  const begin = useRef(start);
  begin.current = start;
  useEffect(() => {
    // Chosen before the script arrived.
    const file = input.current?.files?.[0];
    if (file) begin.current(file);
  }, []);
  useEffect(() => {
    // Dropping is an extra: the field inside does the same, so the area itself is nothing to operate.
    const element = area.current;
    const stopped = new AbortController();
    const listen = { signal: stopped.signal };
    element?.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        setOver(true);
      },
      listen,
    );
    element?.addEventListener('dragleave', () => setOver(false), listen);
    element?.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) begin.current(file);
      },
      listen,
    );
    return () => stopped.abort();
  }, []);

  const error = state.kind === 'failed' ? state.message : props.error;
  return (
    <div className={`fld full ${error ? 'bad' : ''}`}>
      <span className="lab" id="resume-label">
        Résumé
      </span>
      <div className={`drop ${over ? 'over' : ''}`} ref={area}>
        {state.kind === 'ready' ? (
          <IconFileText size={28} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconFileUpload size={28} stroke={1.75} aria-hidden="true" />
        )}
        <span className="grow shrink" role="status">
          <b className="b break block" dir="auto">
            {titleOf(state)}
          </b>
          {state.kind === 'uploading' ? (
            <progress className="upload-bar" value={state.share ?? undefined} aria-label="Upload" />
          ) : (
            <span className="sm dim">
              {state.kind === 'ready' ? sizeText(state.file.size) : 'PDF, DOC or DOCX, up to 10 MB'}
            </span>
          )}
        </span>
        {state.kind === 'failed' && last && (
          <button
            type="button"
            className="btn default"
            onClick={() => {
              // This button goes with its press.
              input.current?.focus();
              start(last);
            }}
          >
            Try again
          </button>
        )}
        {/* The field itself, out of sight, before its label, which works without the script too. */}
        <input
          ref={input}
          id="field-resume"
          className="vh file-input"
          type="file"
          accept={resumeAccept}
          aria-labelledby="resume-label"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'resume-error' : undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file may be chosen again after it was refused and mended.
            event.currentTarget.value = '';
            if (file) start(file);
          }}
        />
        <label className="btn default" htmlFor="field-resume">
          {state.kind === 'ready' ? 'Replace' : 'Choose file'}
        </label>
      </div>
      {error && <FieldError id="resume-error" text={error} />}
      {state.kind === 'ready' && state.file.readable === false && (
        <span className="hint" role="status">
          We found no text in this file, perhaps because it is a scan. People in HR can still read it. If you
          have the original, replace it.
        </span>
      )}
    </div>
  );
}

/** What sends a file comes when one is chosen: until then it would only weigh down the page. */
function send(file: File, onProgress: (share: Share) => void): Upload {
  let stop: Upload['abort'] | null = null;
  let stopped = false;
  const promise = import('./uploadResume.ts').then(
    ({ uploadResume }) => {
      const upload = uploadResume(file, onProgress);
      stop = upload.abort;
      if (stopped) stop();
      return upload.promise;
    },
    () => {
      throw new Error('The connection was lost. Please try again.');
    },
  );
  return {
    promise,
    abort() {
      stopped = true;
      stop?.();
    },
  };
}

/** What can be said without sending anything: on a slow line that would cost minutes. */
function refusalOf({ name, size }: File): string | null {
  const ending = endingOf(name);
  if (!resumeExtensions.some((known) => known === ending)) return 'Please upload a PDF, DOC or DOCX file.';
  return size > RESUME_MAX_BYTES ? 'This file is larger than 10 MB. Please choose a smaller one.' : null;
}

function titleOf(state: ResumeState): string {
  switch (state.kind) {
    case 'none':
      return 'Drop your file here or choose one';
    case 'uploading':
      return state.share === null ? `${state.name} waits for the connection…` : `Uploading ${state.name}…`;
    case 'ready':
      return state.file.name;
    case 'failed':
      return state.name;
  }
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
