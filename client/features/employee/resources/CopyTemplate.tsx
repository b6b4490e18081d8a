import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Hidden } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './Article.module.css';

/** A message to copy and adapt. */
export function CopyTemplate({ title, lines }: { title: string; lines: readonly string[] }) {
  const { copy, copied, error } = useClipboard({ timeout: 2_000 });
  useEffect(() => {
    if (error)
      toast.error('We couldn’t copy the text', 'Please select it and copy it yourself.', {
        id: 'copy-template',
      });
  }, [error]);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Panel as="figure" className={styles.template}>
      <Group as="figcaption" justify="between">
        <b>{title}</b>
        <Button size="xs" onClick={() => copy(lines.join('\n'))}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {copied ? 'Copied' : 'Copy'}
          <Hidden>: {title}</Hidden>
        </Button>
      </Group>
      <p>{lines.join('\n')}</p>
    </Panel>
  );
}
