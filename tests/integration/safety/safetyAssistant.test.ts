import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ai, AiRequest } from '../../../server/ai/ai.ts';
import { safetyFlags } from '../../../server/db/schema/safety.ts';
import { askAssistant, assistantHistory } from '../../../server/features/assistant/service.ts';
import type { AskEvent } from '../../../shared/assistant/schema.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { adminActor } from '../../support/stories.ts';

const crisis = 'I want to die, zebra lighthouse. What do I do?';

let deps: TestDeps;
let userId: UserId;
let asked: AiRequest[];
let second: unknown;
beforeEach(async () => {
  asked = [];
  second = { kind: 'none', language: 'en', quote: '' };
  deps = await testDeps();
  ({ userId } = await adminActor(deps));
});
afterEach(() => deps.close());

const connected = (): Ai => ({
  builtIn: false,
  setAside: async () => null,
  model: 'test',
  async *stream(request) {
    asked.push(request);
    yield 'Here you are.';
  },
  async object(request) {
    asked.push(request);
    return request.schema.parse(request.purpose === 'safety' ? second : { calls: [] });
  },
});

async function ask(text: string, messageId: string = deps.clock.uuid()): Promise<AskEvent[]> {
  const events: AskEvent[] = [];
  const signal = new AbortController().signal;
  for await (const event of await askAssistant(
    deps,
    userId,
    { messageId, text, action: null },
    async () => true,
    signal,
  ))
    events.push(event);
  return events;
}

describe('HR tells the assistant of someone in danger', () => {
  it('answers without a model, tells the safety contact, and keeps no word of it', async () => {
    deps = { ...deps, ai: connected() };
    const id = deps.clock.uuid();
    const [event, ...rest] = await ask(crisis, id);
    expect(rest).toEqual([]);
    expect(event?.type === 'done' && event.answer.message).toMatch(
      /AI[\s\S]*emergency[\s\S]*988[\s\S]*findahelpline\.com/,
    );
    expect(asked).toEqual([]);
    expect(await deps.db.select().from(safetyFlags)).toMatchObject([
      { source: 'assistant', kind: 'self_harm', userId, candidateId: null },
    ]);
    expect(JSON.stringify(await assistantHistory(deps, userId))).not.toContain('zebra');
    expect(await wholeDatabase(deps.database.client)).not.toContain('zebra');

    // Asked again with the same id it answers the same; the next question carries nothing of it.
    expect(await ask(crisis, id)).toEqual([event]);
    await ask('How many candidates are there?');
    expect(asked.length).toBeGreaterThan(0);
    expect(JSON.stringify(asked)).not.toMatch(/zebra|findahelpline/);
    expect(await deps.db.select().from(safetyFlags)).toHaveLength(1);
  });

  it('hears a connected model where the lexicon finds nothing', async () => {
    deps = { ...deps, ai: connected() };
    second = { kind: 'self_harm', language: 'en', quote: 'the river' };
    await ask('She writes that tomorrow the river will have her, zebra lighthouse');
    expect(asked.map(({ purpose }) => purpose)).toEqual(['safety']);
    expect(await deps.db.select().from(safetyFlags)).toMatchObject([{ raisedBy: 'model' }]);
    expect(await wholeDatabase(deps.database.client)).not.toContain('zebra');
  });
});
