import { IconCheck, IconExternalLink, IconEye, IconFileText, IconId, IconUpload } from '@tabler/icons-react';
import type { CandidateDetail, FileView } from '../../../../shared/candidates/schema.ts';
import type { AdminDocumentsView, MaskedDocuments } from '../../../../shared/documents/schema.ts';
import type { FileId } from '../../../../shared/ids/schema.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Fine, Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import styles from './AdminDocuments.module.css';

/** The person's files; opening one is recorded. */
export function Files(props: {
  person: CandidateDetail;
  onFile: MaskedDocuments | null;
  replacedIds: AdminDocumentsView['replacedIds'];
}) {
  const { person, onFile, replacedIds } = props;
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
      {replacedIds.map((file) => (
        <FileRow key={file.id} kind="Replaced ID document, on legal hold" file={file} />
      ))}
      {onFile?.otherDocuments.map((file) => (
        <FileRow key={file.id} kind="Other document" file={file} />
      ))}
      {[...unique].map(([id, { kind, file }]) => (
        <FileRow key={id} kind={kind} file={file} />
      ))}
      {!onFile?.idDocument && unique.size === 0 && <Remark>No documents uploaded</Remark>}
    </>
  );
}

type Openable = Pick<FileView, 'name' | 'size'> & { id: FileId };

function FileRow({ kind, file }: { kind: string; file: Openable }) {
  const utils = trpc.useUtils();
  const link = trpc.admin.fileLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: toastFailure('We couldn’t open the file', 'file-link'),
    onSettled: () => utils.documents.ofCandidate.invalidate(),
  });
  const Icon = kind === 'ID document' ? IconId : IconFileText;
  return (
    <div className={cx(styles.row, styles.wide)}>
      <Group as="span">
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <Text as="span" lines="anywhere" place="grow">
          <Text as="b" style={{ display: 'block' }} dir="auto">
            {file.name}
          </Text>
          <Fine as="span">
            {kind} · {Math.max(1, Math.round(file.size / 1024))} KB · every view is recorded
          </Fine>
        </Text>
      </Group>
      <Button
        icon={IconExternalLink}
        size="xs"
        aria-label={`Open ${file.name}`}
        loading={link.isPending}
        onClick={() => link.mutate({ fileId: file.id })}
      >
        Open
      </Button>
    </div>
  );
}

/** Who opened what, newest first. */
export function AuditLines({ lines }: { lines: AdminDocumentsView['audit'] }) {
  return (
    <aside className={styles.log} aria-label="Audit log">
      <Subtitle level={3}>Audit log</Subtitle>
      <Fine style={{ margin: '2px 0 8px' }}>Who opened what, newest first</Fine>
      {lines.length === 0 && <Fine>No one has opened anything yet.</Fine>}
      {lines.map(({ id, at, who, text, reason }) => {
        const Icon = text.startsWith('submitted')
          ? IconUpload
          : text.startsWith('opened')
            ? IconFileText
            : text.startsWith('revealed') || text.startsWith('exported')
              ? IconEye
              : IconCheck;
        return (
          <div key={id} className={styles.line}>
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            <Text as="span" lines="anywhere">
              <b dir="auto">{who}</b> {text}
              <br />
              {reason && `“${reason}” · `}
              {momentText(at)}
            </Text>
          </div>
        );
      })}
    </aside>
  );
}
