import { IconFileText, IconFileUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLabel } from '../../ui/buttons/Button.tsx';
import { drawn, type Place } from '../../ui/drawn.ts';
import field from '../../ui/form/Field.module.css';
import { FieldError, Optional } from '../../ui/form/Field.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { fileBefore, isUnderWay, problemOf, uploadTitle } from './state.ts';
import styles from './Upload.module.css';
import type { Upload } from './useUpload.ts';

type Props = Place & {
  id: string;
  label: string;
  /** An optional file can be removed again. */
  optional?: boolean;
  upload: Upload;
  error?: string | null;
  /** The accepted file types, for the browser's dialog. */
  accept: string;
  /** The same for people: types and size. */
  hint: string;
};

/** A form's file: dropped or chosen, uploaded immediately, and replaceable without refilling the form. */
export function UploadField({ id, label, optional, upload, error: missing, ...props }: Props) {
  const { accept, hint, ...rest } = props;
  const { state, choose, clear } = upload;
  const input = useRef<HTMLInputElement>(null);
  const { area, over } = useDrop(input, choose);
  const underWay = isUnderWay(state);
  const error = underWay ? null : (problemOf(state) ?? missing ?? null);
  const Icon = state.kind === 'done' ? IconFileText : IconFileUpload;
  /** A button that disappears when pressed leaves the focus at the field. */
  const press = (then: () => void) => (): void => {
    input.current?.focus();
    then();
  };
  return (
    <div {...drawn(field.root, rest, [])}>
      <span className={field.label} id={`${id}-label`}>
        {label}
        {optional && <Optional />}
      </span>
      <div
        ref={area}
        className={styles.area}
        data-over={over || undefined}
        data-wrong={error !== null || undefined}
      >
        <Icon size={28} stroke={1.75} aria-hidden="true" />
        <Text as="span" place="grow" role="status">
          <bdi className={styles.name}>{uploadTitle(state) ?? 'Drop your file here or choose one'}</bdi>
          {underWay ? (
            <progress
              className={styles.bar}
              value={state.kind === 'sending' ? state.share : state.kind === 'checking' ? 0 : undefined}
              aria-label="Upload"
            />
          ) : (
            <Remark as="span">{state.kind === 'done' ? sizeText(state.uploaded.size) : hint}</Remark>
          )}
        </Text>
        {state.kind === 'failed' && (
          <Button aria-describedby={`${id}-label`} onClick={press(() => choose(state.file))}>
            Try again
          </Button>
        )}
        {(underWay || fileBefore(state) || (optional && state.kind !== 'idle')) && (
          <Button aria-describedby={`${id}-label`} onClick={press(clear)}>
            {underWay ? 'Cancel' : fileBefore(state) ? 'Keep previous file' : 'Remove'}
          </Button>
        )}
        {/* The field itself, visually hidden, before its label, which works even without the script. */}
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          accept={accept}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file can be chosen again after it was rejected and fixed.
            event.currentTarget.value = '';
            if (file) choose(file);
          }}
        />
        <ButtonLabel htmlFor={id}>{state.kind === 'done' ? 'Replace' : 'Choose file'}</ButtonLabel>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/**
 * Accepts files dropped on an area, and one chosen in `input` before the script loaded. Dropping is optional:
 * the field inside does the same, so the area itself isn't a control.
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
