import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx.ts';
import { drawn, type Place, tagOf } from '../drawn.ts';
import { Title } from '../text/Text.tsx';
import styles from './Panel.module.css';
import stacks from './Stack.module.css';

type Props = Place &
  HTMLAttributes<HTMLElement> & {
    as?: 'div' | 'section' | 'article' | 'aside' | 'figure' | 'nav' | 'dl' | 'ul' | 'li';
    ref?: Ref<HTMLElement>;
    /** Padding; none for lists and tables, which bring their own. */
    pad?: 'md' | 'lg';
    round?: 'md' | 'lg';
    /** Stacks the content vertically with this gap. */
    gap?: 8 | 12 | 16 | 24;
    /** On phones it extends to both edges of the screen. */
    bleed?: boolean;
  };

/** A tool's box, with its own border and background. */
export function Panel({ as = 'div', ...props }: Props) {
  const Tag = tagOf(as);
  const root = props.gap ? cx(styles.root, stacks.stack) : styles.root;
  return <Tag {...drawn(root, props, ['pad', 'round', 'gap', 'bleed'])} />;
}

/** A {@link Panel} with a title. */
export function TitledPanel({ title, ...props }: Omit<Props, 'title'> & { title: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" round="lg" pad="lg" gap={16} {...props} aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {props.children}
    </Panel>
  );
}
