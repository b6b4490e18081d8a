import { Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconAlertCircle, IconFileText, IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { RESUME_MAX_BYTES, resumeAccept, type UploadedFile } from '../../../shared/files.ts';
import { type Upload, uploadResume } from './uploadResume.ts';

export type ResumeState =
  | { kind: 'none' }
  | { kind: 'uploading'; name: string; share: number }
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
  const open = useRef<() => void>(null);

  const start = (file: File): void => {
    const superseded = running.current;
    running.current = null;
    superseded?.abort();
    setLast(file);
    if (file.size > RESUME_MAX_BYTES) {
      onChange({
        kind: 'failed',
        name: file.name,
        message: 'This file is larger than 10 MB. Please choose a smaller one.',
      });
      return;
    }
    onChange({ kind: 'uploading', name: file.name, share: 0 });
    const upload = uploadResume(file, (share) => onChange({ kind: 'uploading', name: file.name, share }));
    running.current = upload;
    upload.promise.then(
      (uploaded) => onChange({ kind: 'ready', file: uploaded }),
      (error: unknown) => {
        if (running.current !== upload) return;
        onChange({ kind: 'failed', name: file.name, message: error instanceof Error ? error.message : '' });
      },
    );
  };
  const error = state.kind === 'failed' ? state.message : props.error;
  return (
    <div className={`fld full ${error ? 'bad' : ''}`} id="field-resume" tabIndex={-1}>
      <span className="lab" id="resume-label">
        Résumé
      </span>
      <Dropzone
        onDrop={([file]) => file && start(file)}
        multiple={false}
        openRef={open}
        activateOnClick={false}
        activateOnKeyboard={false}
        useFsAccessApi={false}
        classNames={{ root: 'drop-root', inner: 'drop' }}
        inputProps={{
          'aria-labelledby': 'resume-label',
          accept: resumeAccept,
          'aria-describedby': error ? 'resume-error' : undefined,
        }}
      >
        {state.kind === 'ready' ? (
          <IconFileText size={28} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconFileUpload size={28} stroke={1.75} aria-hidden="true" />
        )}
        <span className="grow" style={{ minWidth: 0 }} role="status">
          <b className="b break" style={{ display: 'block' }} dir="auto">
            {titleOf(state)}
          </b>
          {state.kind === 'uploading' ? (
            <Progress value={state.share * 100} size="sm" aria-label="Upload" />
          ) : (
            <span className="sm dim">
              {state.kind === 'ready' ? sizeText(state.file.size) : 'PDF, DOC or DOCX, up to 10 MB'}
            </span>
          )}
        </span>
        {state.kind === 'failed' && last && last.size <= RESUME_MAX_BYTES && (
          <button type="button" className="btn default" onClick={() => start(last)}>
            Try again
          </button>
        )}
        <button type="button" className="btn default" onClick={() => open.current?.()}>
          {state.kind === 'ready' ? 'Replace' : 'Choose file'}
        </button>
      </Dropzone>
      {error && (
        <span className="err" id="resume-error">
          <IconAlertCircle className="ic" stroke={1.75} aria-hidden="true" />
          {error}
        </span>
      )}
    </div>
  );
}

function titleOf(state: ResumeState): string {
  switch (state.kind) {
    case 'none':
      return 'Drop your file here or choose one';
    case 'uploading':
      return `Uploading ${state.name}…`;
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
