import { IconFileText, IconFileUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { resumeAccept } from '../../../shared/files.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { isUnderWay, problemOf, uploadTitle } from '../uploads/state.ts';
import type { Upload } from '../uploads/useUpload.ts';

type Props = {
  /** The part of the element ids that is this field's own. */
  id: string;
  label: string;
  /** An optional file can be taken out again. */
  optional?: boolean;
  upload: Upload;
  error: string | null;
};

/** A document of the application: dropped or chosen, sent at once, and replaceable without filling in anything again. */
export function FileField({ id, label, optional, upload, error: missing }: Props) {
  const { state, choose, clear } = upload;
  const input = useRef<HTMLInputElement>(null);
  const { area, over } = useDrop(input, choose);
  const underWay = isUnderWay(state);
  const error = problemOf(state) ?? missing;
  const Icon = state.kind === 'done' ? IconFileText : IconFileUpload;
  /** A button that goes with its press leaves the focus at the field. */
  const press = (then: () => void) => (): void => {
    input.current?.focus();
    then();
  };
  return (
    <div className={`fld full ${error ? 'bad' : ''}`}>
      <span className="lab" id={`${id}-label`}>
        {label}
        {optional && <span className="opt"> (optional)</span>}
      </span>
      <div className={`drop ${over ? 'over' : ''}`} ref={area}>
        <Icon size={28} stroke={1.75} aria-hidden="true" />
        <span className="grow shrink" role="status">
          <b className="b break block" dir="auto">
            {uploadTitle(state) ?? 'Drop your file here or choose one'}
          </b>
          {underWay ? (
            <progress
              className="upload-bar"
              value={state.kind === 'sending' ? state.share : state.kind === 'checking' ? 0 : undefined}
              aria-label="Upload"
            />
          ) : (
            <span className="sm dim">
              {state.kind === 'done' ? sizeText(state.uploaded.size) : 'PDF, DOC, or DOCX, up to 10 MB'}
            </span>
          )}
        </span>
        {state.kind === 'failed' && (
          <button
            type="button"
            className="btn default"
            aria-describedby={`${id}-label`}
            onClick={press(() => choose(state.file))}
          >
            Try again
          </button>
        )}
        {(underWay || (optional && state.kind !== 'idle')) && (
          <button
            type="button"
            className="btn default"
            aria-describedby={`${id}-label`}
            onClick={press(clear)}
          >
            {underWay ? 'Cancel' : 'Remove'}
          </button>
        )}
        {/* The field itself, out of sight, before its label, which works without the script too. */}
        <input
          ref={input}
          id={`field-${id}`}
          className="vh file-input"
          type="file"
          accept={resumeAccept}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file may be chosen again after it was refused and mended.
            event.currentTarget.value = '';
            if (file) choose(file);
          }}
        />
        <label className="btn default" htmlFor={`field-${id}`}>
          {state.kind === 'done' ? 'Replace' : 'Choose file'}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/**
 * Takes files that are dropped on an area, and one that was chosen in `input` before the script arrived. Dropping is an
 * extra: the field inside does the same, so the area itself is nothing to operate.
 */
function useDrop(input: { current: HTMLInputElement | null }, choose: (file: File) => void) {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) choose(file);
  }, [input, choose]);
  useEffect(() => {
    const stopped = new AbortController();
    const on = <K extends 'dragover' | 'dragleave' | 'drop'>(kind: K, then: (event: DragEvent) => void) =>
      area.current?.addEventListener(kind, then, { signal: stopped.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', () => setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) choose(file);
    });
    return () => stopped.abort();
  }, [choose]);
  return { area, over };
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
