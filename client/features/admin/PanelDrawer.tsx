import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { readError } from '../../errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Waiting } from './PanelParts.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  note?: ReactNode;
  /** What fills it; a failure is shown in its place. */
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
  children: ReactNode;
};

/** A drawer over the panel that shows one thing. */
export function PanelDrawer({ opened, onClose, title, mark, note, query, children }: Props) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={760} position="right" classNames={{ content: 'dw' }}>
      <Drawer.Overlay color="#0e1e16" backgroundOpacity={0.55} />
      <Drawer.Content>
        <div className="dw-head" style={{ paddingBottom: 16 }}>
          <div className="row t g16">
            <div className="grow">
              <div className="row g8 w">
                <Drawer.Title className="break" dir="auto">
                  {title}
                </Drawer.Title>
                {mark}
              </div>
              <p className="sm dim">{note}</p>
            </div>
            <Drawer.CloseButton className="btn default sm icon" size={34} aria-label="Close" />
          </div>
        </div>
        <div className="dw-panel">
          <div className="dw-pad stack g24">
            {query.error ? (
              <ErrorState
                title="We couldn’t load this"
                message={readError(query.error).message}
                onRetry={() => query.refetch()}
              />
            ) : query.isPending ? (
              <Waiting lines={['40%', '92%', '86%', '60%', '94%', '72%']} />
            ) : (
              children
            )}
          </div>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
