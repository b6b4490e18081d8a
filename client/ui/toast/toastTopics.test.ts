import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createToastTopics } from './toastTopics.ts';

/** A screen that shows what began and was neither hidden nor closed. */
function screen(limit: number) {
  const visible = new Map<string, string>();
  const topics = createToastTopics(limit, (id) => {
    visible.delete(id);
  });
  return {
    topics,
    visible,
    begin(topic: string, id: string): void {
      topics.begin(topic, id);
      visible.set(id, topic);
    },
    close(id: string): void {
      const topic = visible.get(id);
      visible.delete(id);
      if (topic !== undefined) topics.end(topic, id);
    },
  };
}

test('the newest message of a topic is the one on the screen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ topic: fc.constantFrom('a', 'b', 'c', 'd', 'e'), close: fc.boolean() })),
      (steps) => {
        const { begin, close, visible } = screen(3);
        steps.forEach(({ topic, close: closes }, at) => {
          begin(topic, `${at}`);
          expect(visible.get(`${at}`)).toBe(topic);
          expect(visible.size).toBeLessThanOrEqual(3);
          expect(new Set(visible.values()).size).toBe(visible.size);
          if (closes) close([...visible.keys()][0] ?? '');
        });
      },
    ),
  );
});

test('a message that closed by itself takes nothing newer with it', () => {
  const { topics, begin, visible } = screen(3);
  begin('save', 'failed');
  begin('save', 'saved');
  topics.end('save', 'failed');
  topics.clear('save');
  expect([...visible.keys()]).toEqual([]);
});

test('a fourth message shows at once instead of waiting behind three errors', () => {
  const { begin, visible } = screen(3);
  for (const id of ['1', '2', '3', '4']) begin(`topic ${id}`, id);
  expect([...visible.keys()]).toEqual(['2', '3', '4']);
});
