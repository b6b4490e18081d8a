import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { toast } from '../../ui/toast.ts';

/** A message to copy and make one's own. */
export function CopyTemplate({ title, lines }: { title: string; lines: readonly string[] }) {
  const { copy, copied, error } = useClipboard({ timeout: 2_000 });
  useEffect(() => {
    if (error)
      toast.error('Not copied', 'Please select the text and copy it by hand.', { id: 'copy-template' });
  }, [error]);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <figure className="em-template">
      <figcaption className="row sp g12">
        <b className="b">{title}</b>
        <button type="button" className="btn default xs" onClick={() => copy(lines.join('\n'))}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {copied ? 'Copied' : 'Copy'}
          <span className="vh">: {title}</span>
        </button>
      </figcaption>
      <p>{lines.join('\n')}</p>
    </figure>
  );
}
