import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, LabelHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { drawn, type Place } from './drawn.ts';

type Look = Place & {
  /**
   * One `filled` per view; `danger-filled` only inside a confirmation dialog; `sun` for the single
   * highlighted action.
   */
  variant?:
    | 'filled'
    | 'default'
    | 'light'
    | 'subtle'
    | 'quiet'
    | 'danger'
    | 'danger-filled'
    | 'sun'
    | 'inverse'
    /** In a banner, whose ground gives the color: with and without a line. */
    | 'outline'
    | 'plain';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  full?: boolean;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** After the label; decorative. */
  iconAfter?: ReactNode;
};

const looks = ['variant', 'size', 'full', 'square'];

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    ref?: Ref<HTMLButtonElement>;
    /** In progress: it can't be pressed again, and shows `loadingText` if set. */
    loading?: boolean;
    loadingText?: string;
  };

export function Button({ loading, loadingText, icon, iconAfter, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...drawn(styles.root, { variant: 'default', ...props }, looks)}
      disabled={props.disabled || loading}
      aria-busy={loading || undefined}
    >
      {icon}
      {loading && loadingText ? loadingText : children}
      {iconAfter}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'icon' | 'iconAfter' | 'full' | 'loadingText' | 'aria-label'> & {
  /** The label, for people who don't see the icon. */
  label: string;
};

/** An icon-only button. */
export function IconButton({ label, variant = 'quiet', ...props }: IconButtonProps) {
  return <Button variant={variant} {...{ square: true }} {...props} aria-label={label} />;
}

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button and leads outside the router: a file, an email, another program. */
export function ButtonAnchor({ icon, iconAfter, children, ...props }: AnchorProps) {
  return (
    <a {...drawn(styles.root, { variant: 'default', ...props }, looks)}>
      {icon}
      {children}
      {iconAfter}
    </a>
  );
}

/** A router link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

type LabelProps = Look & LabelHTMLAttributes<HTMLLabelElement> & { htmlFor: string };

/** The label of a hidden field, such as a file input, that looks like a button. */
export function ButtonLabel({ htmlFor, icon, iconAfter, children, ...props }: LabelProps) {
  return (
    <label htmlFor={htmlFor} {...drawn(styles.root, { variant: 'default', ...props }, looks)}>
      {icon}
      {children}
      {iconAfter}
    </label>
  );
}

type TextButtonProps = Place & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/** A button inside a sentence that looks like a link. */
export function TextButton(props: TextButtonProps) {
  return <button type="button" {...drawn(styles.text, props, [])} />;
}
