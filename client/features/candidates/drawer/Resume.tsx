import { IconDownload, IconEye } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FileView } from '../../../../shared/candidates/schema.ts';
import { figure } from '../../../../shared/text/counted.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button, TextButton } from '../../../ui/buttons/Button.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';

/** The PDF renderer is larger than the whole panel, so it loads with the first preview. */
const PdfPages = lazy(() => import('./PdfPages.tsx'));

type Props = {
  file: FileView;
  label?: string;
  /** Opens the preview immediately. */
  atOnce?: boolean;
};

/**
 * A document of an application, to preview or download. Each view is recorded. A file we couldn't read takes a second
 * click to download, after a warning.
 */
export function Resume({ file, label = 'Résumé', atOnce = false }: Props) {
  const mayOpen = useMayChange();
  const [warned, setWarned] = useState(false);
  const unread = file.textState === 'waiting' || file.textState === 'unreadable';
  const link = trpc.admin.fileLink.useMutation({
    onSuccess: ({ url }) => {
      setWarned(false);
      window.location.assign(url);
    },
    onError: toastFailure('We couldn’t open the file', 'file'),
  });
  const preview = trpc.admin.filePreview.useMutation({
    onError: toastFailure('We couldn’t open the file', 'file'),
  });
  const begun = useRef(false);
  const { mutate: open } = preview;
  useEffect(() => {
    if (!atOnce || !mayOpen || begun.current) return;
    begun.current = true;
    open({ fileId: file.id });
  }, [atOnce, mayOpen, open, file.id]);
  return (
    <>
      <Group wrap>
        {mayOpen ? (
          <>
            <Button
              icon={IconDownload}
              loading={link.isPending}
              aria-expanded={unread ? warned : undefined}
              onClick={() => (unread ? setWarned(!warned) : link.mutate({ fileId: file.id }))}
            >
              {label}
            </Button>
            <Button
              icon={IconEye}
              aria-expanded={preview.data !== undefined}
              aria-describedby={`file-${file.id}`}
              loading={preview.isPending}
              onClick={() => (preview.data ? preview.reset() : preview.mutate({ fileId: file.id }))}
            >
              {preview.data ? 'Close preview' : 'Preview'}
            </Button>
          </>
        ) : (
          <b>{label}</b>
        )}
        <Remark as="span" lines="anywhere" dir="auto" id={`file-${file.id}`}>
          {file.name} · {figure(Math.max(1, Math.round(file.size / 1024)))} KB
        </Remark>
      </Group>
      {unread && warned && (
        <Notice kind="warn">
          <b>{unreadReason(file)}</b> We don’t know what’s inside. Download it only if you trust the sender,
          and don’t allow macros or editing when it opens.{' '}
          <TextButton
            disabled={link.isPending}
            onClick={() => link.mutate({ fileId: file.id, unread: true })}
          >
            Download anyway
          </TextButton>
        </Notice>
      )}
      {preview.data && <Preview file={file} {...preview.data} />}
      {file.hiddenText && (
        <Notice kind="warn">
          <b>This file contains hidden text.</b> The AI interviewer never saw it, and it doesn’t affect the
          score.
          <pre className="dw-hidden" dir="auto">
            {file.hiddenText}
          </pre>
        </Notice>
      )}
    </>
  );
}

function unreadReason({ textState, mime }: FileView): string {
  if (textState === 'waiting') return 'We haven’t read this file yet.';
  return mime === 'application/msword' ? 'We can’t read old Word files.' : 'We couldn’t read this file.';
}

/** Scrolls to the preview, which opens below the fold. */
const bringUp = (opened: HTMLElement | null): void => opened?.scrollIntoView({ block: 'start' });

type Previewed = { url: string | null; text: string | null; state: FileView['textState'] };

/** A PDF's pages with its text collapsed below, or the text alone. */
function Preview({ file, url, text, state }: Previewed & { file: FileView }) {
  const words = text && (
    <pre className="dw-words" dir="auto">
      {text}
    </pre>
  );
  if (url === null) {
    return (
      words || (
        <Notice kind="info">{unreadReason({ ...file, textState: state })} There’s no text to show.</Notice>
      )
    );
  }
  if (file.mime !== 'application/pdf') {
    return words || <Notice kind="info">We found no text in this file. Download it to see its pages.</Notice>;
  }
  return (
    <Stack gap={12} className="dw-preview" ref={bringUp}>
      <Suspense fallback={<SkeletonLines widths={['62%', '94%', '78%']} />}>
        <PdfPages url={url} name={file.name} />
      </Suspense>
      {words && <Details summary="Text of the file">{words}</Details>}
    </Stack>
  );
}
