import { Menu as Library, type MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Pick<MenuProps, 'position' | 'opened' | 'onChange' | 'disabled' | 'onOpen' | 'onClose'> & {
  /** The button that opens it. */
  target: ReactNode;
  width?: number;
  children: ReactNode;
};

/** Actions behind a button; arrow keys move between them. */
export function Menu({ target, width = 230, position = 'bottom-end', children, ...rest }: Props) {
  return (
    <Library {...rest} position={position} width={width} shadow="lg" withInitialFocusPlaceholder={false}>
      <Library.Target>{target}</Library.Target>
      <Library.Dropdown>{children}</Library.Dropdown>
    </Library>
  );
}

/** One action of a {@link Menu}. */
export function MenuItem(props: {
  icon?: ReactNode;
  /** At the end of the line, such as a consequence of the choice. */
  after?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Library.Item
      leftSection={props.icon}
      rightSection={props.after}
      color={props.danger ? 'red' : undefined}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </Library.Item>
  );
}

/** A heading above some of the actions. */
export const MenuLabel = Library.Label;
export const MenuDivider = Library.Divider;
