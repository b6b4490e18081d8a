import type { TablerIcon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, LabelHTMLAttributes, ReactNode, Ref } from 'react';
import { drawn, type Place } from '../drawn.ts';
import styles from './Button.module.css';

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
  /** Before the label, and after it; decorative. */
  icon?: TablerIcon;
  iconAfter?: TablerIcon;
};

const looks = ['variant', 'size', 'full', 'square'];

/** Sized to match the text beside it. */
const drawnIcon = (Icon: TablerIcon | undefined, size: Look['size']): ReactNode =>
  Icon && <Icon size={size === 'xs' ? 14 : size === 'sm' ? 16 : 18} stroke={1.75} aria-hidden="true" />;

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    ref?: Ref<HTMLButtonElement>;
    /** In progress: the button can't be pressed again, keeps the focus, and shows `loadingText` if set. */
    loading?: boolean;
    loadingText?: string;
  };

/**
 * A natively disabled button would lose the focus, so Escape wouldn't work. Preventing the click also prevents Enter in a
 * field, which clicks the form's submit button.
 */
const busy: ButtonHTMLAttributes<HTMLButtonElement> = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event) => event.preventDefault(),
};

export function Button({ loading, loadingText, icon, iconAfter, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...drawn(styles.root, { variant: 'default', ...props }, looks)}
      {...(loading && busy)}
    >
      {drawnIcon(icon, props.size)}
      {(loading && loadingText) || children}
      {drawnIcon(iconAfter, props.size)}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'iconAfter' | 'full' | 'loadingText' | 'aria-label'> & {
  /** The label, for people who don't see the icon. */
  label: string;
};

/** An icon-only button. */
export function IconButton({ label, icon: Icon, variant = 'quiet', children, ...props }: IconButtonProps) {
  const size = props.size === 'xs' ? 14 : props.size === 'sm' ? 18 : 20;
  return (
    <Button variant={variant} {...{ square: true }} {...props} aria-label={label}>
      {Icon && <Icon size={size} stroke={1.75} aria-hidden="true" />}
      {children}
    </Button>
  );
}

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button and leads outside the router: a file, an email, another program. */
export function ButtonAnchor({ icon, iconAfter, children, ...props }: AnchorProps) {
  return (
    <a {...drawn(styles.root, { variant: 'default', ...props }, looks)}>
      {drawnIcon(icon, props.size)}
      {children}
      {drawnIcon(iconAfter, props.size)}
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
      {drawnIcon(icon, props.size)}
      {children}
      {drawnIcon(iconAfter, props.size)}
    </label>
  );
}

type TextButtonProps = Place & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/** A button inside a sentence that looks like a link. */
export function TextButton(props: TextButtonProps) {
  return <button type="button" {...drawn(styles.text, props, [])} />;
}
