import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Remark } from '../../ui/text/Text.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  note?: ReactNode;
  /** The query behind the content; its error is shown while there's nothing to show, not instead of what's being read. */
  query: { data: unknown; error: unknown; refetch: () => unknown };
  /** For a record that may no longer exist. */
  gone?: { title: string; back: string };
  children: ReactNode;
};

/** A drawer that shows the details of one record. */
export function PanelDrawer({ opened, onClose, title, mark, note, query, gone, children }: Props) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={760} position="right" classNames={{ content: 'dw' }}>
      <Drawer.Overlay color="#0e1e16" backgroundOpacity={0.55} />
      <Drawer.Content>
        <div className="dw-head" style={{ paddingBottom: 16 }}>
          <Group gap={16} align="start">
            <div data-place="grow">
              <Group gap={8} wrap>
                <Drawer.Title dir="auto">{title}</Drawer.Title>
                {mark}
              </Group>
              <Remark>{note}</Remark>
            </div>
            <IconButton icon={IconX} variant="default" size="sm" label="Close" onClick={onClose} />
          </Group>
        </div>
        <div className="dw-panel">
          <Stack gap={24} className="dw-pad">
            {query.data !== undefined ? (
              children
            ) : query.error ? (
              <QueryError
                title="We couldn’t load this"
                query={query}
                gone={gone && <GoneState title={gone.title} back={{ label: gone.back, onClick: onClose }} />}
              />
            ) : (
              <SkeletonLines widths={['40%', '92%', '86%', '60%', '94%', '72%']} />
            )}
          </Stack>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
