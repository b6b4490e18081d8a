import type { HTMLAttributes, Ref } from 'react';
import { drawn, type Place, tagOf } from '../drawn.ts';
import styles from './Text.module.css';
import { type TextLook, textLooks } from './textLooks.ts';
import { Unbroken } from './Unbroken.tsx';

type TextProps = Place &
  TextLook &
  HTMLAttributes<HTMLElement> & {
    /** The element; a paragraph unless its meaning requires another. */
    as?: TextElement;
    ref?: Ref<HTMLElement>;
    align?: 'center' | 'end';
  };

type TextElement =
  | ('p' | 'span' | 'b' | 'div' | 'li' | 'dt' | 'dd' | 'bdi' | 'ul' | 'ol' | 'dl')
  | ('section' | 'blockquote' | 'figcaption' | 'caption' | 'legend');

const looks = [...textLooks, 'align'];

/** Text: size, tone, and weight. */
export function Text({ as = 'p', children, ...props }: TextProps) {
  const Tag = tagOf(as);
  return (
    <Tag {...drawn(styles.root, props, looks)}>
      <Unbroken>{children}</Unbroken>
    </Tag>
  );
}

/** Secondary text beside something. */
export function Remark(props: TextProps) {
  return <Text size="sm" tone="dim" {...props} />;
}

/** Small print that only some readers need. */
export function Fine(props: TextProps) {
  return <Text size="xs" tone="dim" {...props} />;
}

/** Less important text within other text. */
export function Muted(props: TextProps) {
  return <Text as="span" tone="dim" {...props} />;
}

type Level = 1 | 2 | 3 | 4;

type HeadingProps = Place &
  HTMLAttributes<HTMLHeadingElement> & {
    ref?: Ref<HTMLHeadingElement>;
    /** Its level in the page outline. */
    level: Level;
    /** Its visual size, if it differs from the level; 0 is the home page's headline. */
    size?: 0 | Level;
    lines?: 'anywhere' | 'cut';
  };

/** A heading; its level and its size are independent. */
export function Heading({ level, size = level, ...props }: HeadingProps) {
  const Tag = tagOf(`h${level}`);
  return <Tag {...drawn(styles.heading, { size, ...props }, looks)} />;
}

type TitleProps = Omit<HeadingProps, 'level' | 'size'> & { level?: Level };

/** The heading of a panel or page section. */
export function Title({ level = 2, ...props }: TitleProps) {
  return <Heading level={level} size={3} {...props} />;
}

/** The heading of a panel's section. */
export function Subtitle({ level = 2, ...props }: TitleProps) {
  return <Heading level={level} size={4} {...props} />;
}

type HiddenProps = HTMLAttributes<HTMLElement> & { as?: 'span' | 'p' | 'div' | 'h2' | 'legend' | 'caption' };

/** For screen readers only. */
export function Hidden({ as = 'span', ...rest }: HiddenProps) {
  const Tag = tagOf(as);
  return <Tag {...rest} className={styles.hidden} />;
}
