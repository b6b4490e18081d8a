import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutBrowser } from '../../../tests/support/hooks.ts';

let page: ReturnType<typeof withoutBrowser>;
let useTyping: typeof import('./useTyping.ts').useTyping;
let reported: string[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page = withoutBrowser();
  reported = [];
  ({ useTyping } = await import('./useTyping.ts'));
});
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
});

/** The box with this text in the address, as drawn. */
const drawn = (settled: string) =>
  page.render(() => {
    const typing = useTyping(settled, (text) => reported.push(text));
    if (!typing.box.current) Object.assign(typing.box, { current: { value: settled } });
    return typing;
  });

it('reports what was typed 300 ms after the last stroke, without spaces around it', () => {
  drawn('').type('in');
  vi.advanceTimersByTime(299);
  drawn('').type('invoices ');
  vi.advanceTimersByTime(299);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual(['invoices']);
  expect(drawn('').text).toBe('invoices ');
});

it('reports at once when asked, and only once', () => {
  drawn('').type('night');
  drawn('').push();
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual(['night']);
});

it('keeps what is typed while an earlier text takes effect', () => {
  drawn('').type('inv');
  vi.advanceTimersByTime(300);
  drawn('').type('invoices');
  drawn('inv');
  expect(drawn('inv').text).toBe('invoices');
  vi.advanceTimersByTime(300);
  expect(reported).toEqual(['inv', 'invoices']);
});

it('gives way to a change from elsewhere, and reports nothing of what was being typed', () => {
  drawn('').type('inv');
  drawn('support');
  expect(drawn('support').text).toBe('support');
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual([]);
});

it('reports nothing once the box is gone', () => {
  drawn('').type('inv');
  page.unmount();
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual([]);
});
