import { Progress } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useRef } from 'react';
import { idAccept } from '../../../shared/files/types.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted, Remark, Text } from '../../ui/text/Text.tsx';
import { fileBefore, isUnderWay, problemOf, type UploadState, uploadTitle } from '../files/state.ts';
import type { Upload } from '../files/useUpload.ts';
import styles from './DocumentsDialog.module.css';

/** A document: uploaded right away, replaceable, and refused with an explanation. */
export function FileField(props: {
  id: string;
  label: string;
  hint?: string;
  upload: Upload;
  /** What's already on file. */
  onFile: string | null;
  /** An optional file can be removed again. */
  optional?: boolean;
  error: string | null;
}) {
  const { id, label, hint, onFile, optional } = props;
  const { state, choose, clear } = props.upload;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const underWay = isUnderWay(state);
  const error = problemOf(state) ?? props.error;
  const title = uploadTitle(state) ?? onFile;
  const isKept = fileBefore(state) !== undefined || onFile !== null;
  const described = [`${id}-label`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  /** When a button disappears on click, focus stays in the dialog. */
  const press = (then: () => void) => (): void => {
    button.current?.focus();
    then();
  };
  return (
    <Stack gap={6}>
      <Text as="span" size="sm" bold id={`${id}-label`}>
        {label}
      </Text>
      {hint && (
        <Remark as="span" lines="anywhere" dir="auto" id={`${id}-hint`}>
          {hint}
        </Remark>
      )}
      <div className={styles.file} data-bad={error !== null || undefined}>
        <IconId size={18} stroke={1.75} aria-hidden="true" />
        <FileStatus title={title} state={state} />
        {state.kind === 'failed' && (
          <Button variant="subtle" size="sm" onClick={press(() => choose(state.file))}>
            Try again
          </Button>
        )}
        {state.kind !== 'idle' && (underWay || isKept || optional) && (
          <Button variant="subtle" size="sm" aria-describedby={`${id}-label`} onClick={press(clear)}>
            {underWay ? 'Cancel' : isKept ? 'Keep previous file' : 'Remove'}
          </Button>
        )}
        <Button
          ref={button}
          data-wrong={error ? '' : undefined}
          variant="subtle"
          size="sm"
          aria-describedby={described}
          onClick={() => input.current?.click()}
        >
          {title ? 'Replace' : 'Choose file'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={idAccept}
          aria-labelledby={`${id}-label`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) choose(file);
          }}
        />
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <Remark as="span">Image or PDF, up to 10 MB</Remark>
    </Stack>
  );
}

/** The file's name, and how far its upload is. */
function FileStatus({ title, state }: { title: string | null; state: UploadState }) {
  return (
    <Text as="span" lines="anywhere" place="grow" role="status" dir="auto">
      {title ?? <Muted>No file yet</Muted>}
      {isUnderWay(state) && (
        <Progress value={state.kind === 'sending' ? state.share * 100 : 0} size="xs" aria-label="Upload" />
      )}
    </Text>
  );
}
