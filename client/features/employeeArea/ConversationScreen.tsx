import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Group } from '../../ui/layout/Stack.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import styles from './ConversationScreen.module.css';
import { Screen } from './Page.tsx';

type Props = {
  label: string;
  head: ReactNode;
  /** The messages, and anything directly above them. */
  children: ReactNode;
  /** The composer, or what replaces it. */
  foot: ReactNode;
  side: ReactNode;
  sideLabel: string;
  /** Shows the same details in a drawer, where there's no room beside the conversation. */
  drawer: Pick<ComponentProps<typeof Drawer>, 'opened' | 'onClose' | 'title' | 'width'>;
};

/** A conversation that fills the screen, with its details beside it where there's room. */
export function ConversationScreen({ label, head, children, foot, side, sideLabel, drawer }: Props) {
  const aside = useRef<HTMLElement>(null);
  // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
  useEffect(() => aside.current?.setAttribute('tabindex', '0'), []);
  return (
    <Screen className={styles.screen} data-whole="">
      <section className={styles.conversation} aria-label={label}>
        <header className={styles.head}>{head}</header>
        {children}
        <div className={styles.foot}>{foot}</div>
      </section>
      <aside className={styles.side} aria-label={sideLabel} ref={aside} data-side="">
        {side}
      </aside>
      <Drawer {...drawer}>{side}</Drawer>
    </Screen>
  );
}

/** An event between two messages. */
export function ConversationLine(props: { children: ReactNode; role?: 'status' }) {
  return <Group gap={8} place="center" {...props} className={styles.line} />;
}
