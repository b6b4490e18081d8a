import { Progress } from '@mantine/core';
import { IconAlertCircle, IconId } from '@tabler/icons-react';
import { useRef } from 'react';
import { idAccept } from '../../../shared/files.ts';
import { isUnderWay, problemOf, uploadTitle } from '../uploads/state.ts';
import type { Upload } from '../uploads/useUpload.ts';

/** The ID document: sent at once, replaceable, and refused with a sentence. */
export function IdField(props: {
  upload: Upload;
  /** What is on file already. */
  onFile: string | null;
  error: string | null;
}) {
  const { onFile } = props;
  const { state, choose, clear } = props.upload;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const underWay = isUnderWay(state);
  const error = problemOf(state) ?? props.error;
  const title = uploadTitle(state) ?? onFile;
  /** A button that goes with its press leaves the focus in the dialog. */
  const press = (then: () => void) => (): void => {
    button.current?.focus();
    then();
  };
  return (
    <div className={`fld ${error ? 'bad' : ''}`}>
      <span className="lab" id="od-id-label">
        ID or driver’s license
      </span>
      <div className="od-file">
        <IconId className="ic" size={18} stroke={1.75} aria-hidden="true" />
        <span className="grow break" role="status" dir="auto">
          {title ?? <span className="dim">No file yet</span>}
          {underWay && (
            <Progress
              value={state.kind === 'sending' ? state.share * 100 : 0}
              size="xs"
              aria-label="Upload"
            />
          )}
        </span>
        {state.kind === 'failed' && (
          <button type="button" className="btn subtle sm" onClick={press(() => choose(state.file))}>
            Try again
          </button>
        )}
        {underWay && (
          <button
            type="button"
            className="btn subtle sm"
            aria-describedby="od-id-label"
            onClick={press(clear)}
          >
            Cancel
          </button>
        )}
        <button
          ref={button}
          type="button"
          id="od-idDocument"
          className="btn subtle sm"
          aria-describedby={error ? 'od-id-label od-id-error' : 'od-id-label'}
          onClick={() => input.current?.click()}
        >
          {title ? 'Replace' : 'Choose file'}
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
            if (file) choose(file);
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
