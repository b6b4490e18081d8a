import { Drawer as Library } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Its width where the screen has room. */
  width?: number;
  children: ReactNode;
};

/** A panel at the right edge, over the page; full width on a phone. */
export function Drawer({ opened, onClose, title, width = 380, children }: Props) {
  return (
    <Library opened={opened} onClose={onClose} title={title} size={`min(${width}px, 100%)`}>
      {children}
    </Library>
  );
}
