import { afterEach, beforeEach, expect, it } from 'vitest';
import { withoutBrowser } from '../../../tests/support/hooks.ts';

let page: ReturnType<typeof withoutBrowser>;
let useGrowing: typeof import('./InboxSection.tsx').useGrowing;
beforeEach(async () => {
  page = withoutBrowser();
  ({ useGrowing } = await import('./InboxSection.tsx'));
});
afterEach(() => page.unmount());

const shown = { isLoadingError: false, isPlaceholderData: false };
const [loading, failed] = [
  { ...shown, isPlaceholderData: true },
  { ...shown, isLoadingError: true },
];

/** How many pages are read, and the button under a list in this state. */
function drawn(list: typeof shown) {
  return page.render(() => {
    const { pages, reset, showMore } = useGrowing();
    return { pages, reset, button: showMore(list, true).props };
  });
}

it('reads a page more for each press, and says that it’s loading', () => {
  drawn(shown).button.onMore();
  expect(drawn(loading)).toMatchObject({ pages: 2, button: { loading: true, failed: false } });
  drawn(shown).button.onMore();
  expect(drawn(shown)).toMatchObject({ pages: 3, button: { loading: false } });
  drawn(shown).reset();
  expect(drawn(shown).pages).toBe(1);
});

it('goes back to the rows it has when more can’t be read, says so, and takes another try', () => {
  drawn(shown).button.onMore();
  drawn(failed);
  const after = drawn(shown);
  expect(after).toMatchObject({ pages: 1, button: { failed: true } });
  after.button.onMore();
  expect(drawn(loading)).toMatchObject({ pages: 2, button: { failed: false } });
});

it('shows the failure of the first page as one of the list', () => {
  expect(drawn(failed)).toMatchObject({ pages: 1, button: { failed: false } });
  expect(drawn(failed).pages).toBe(1);
});
