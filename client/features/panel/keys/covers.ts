/** Dialogs, the command palette, menus, and other lists: while one is open, keys apply to it. */
const dialogs =
  '.mantine-Modal-content, .mantine-Spotlight-content, .mantine-Menu-dropdown, .mantine-Popover-dropdown';
export const drawer = '.mantine-Drawer-content';

/** Whether such an element is open. Closed lists stay in the page, hidden. */
export const isCovered = (also = ''): boolean =>
  [...document.querySelectorAll(also === '' ? dialogs : `${dialogs}, ${also}`)].some((element) =>
    element.checkVisibility(),
  );
