import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Avatar.module.css';

const colors = [
  ['#bce0cd', '#0e2f21'],
  ['#c1e3f1', '#123542'],
  ['#ffe5ae', '#503606'],
  ['#fec8b3', '#5b260e'],
  ['#beedbe', '#193c1b'],
  ['#d6dad5', '#1b201a'],
] as const;

/** A person's initials on a color derived from their name. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const [background, color] = colors[sum % colors.length] ?? colors[0];
  return (
    <span
      className={styles.root}
      style={{ background, color, width: size, height: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {initials}
    </span>
  );
}

/** A person's initials that open something, such as a menu. */
export function AvatarButton({ name, className, ...props }: ComponentProps<'button'> & { name: string }) {
  return (
    <button type="button" {...props} className={cx(styles.button, className)}>
      <Avatar name={name} />
    </button>
  );
}

/** An AI persona: the mark in a circle, never a face. */
export function PersonaAvatar({ size = 32 }: { size?: number }) {
  return (
    <span
      className={cx(styles.root, styles.persona)}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <svg width={size * 0.62} height={size * 0.62} viewBox="4 8 24 19" aria-hidden="true">
        <path d="M9 16.5a7 7 0 0 1 14 0z" fill="#fdc842" />
        <path d="M4 16.5h24v3.5h-2.6V26h-3.2v-6H9.8v6H6.6v-6H4z" fill="#fff" />
      </svg>
    </span>
  );
}

/** Beside the name of every persona, and the persona's role. */
export function AiTag({ children = 'AI' }: { children?: string }) {
  return <span className={styles.tag}>{children}</span>;
}
