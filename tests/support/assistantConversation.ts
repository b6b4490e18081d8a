import { loadDemoContent } from '../../server/demo/load.ts';
import { askAssistant, newConversation } from '../../server/features/assistant/service.ts';
import type { AssistantAction, AssistantMessage } from '../../shared/assistant/schema.ts';
import { type TestDeps, testDeps } from './deps.ts';
import { adminActor } from './stories.ts';

export type AssistantConversation = {
  deps: TestDeps;
  begin: () => Promise<unknown>;
  answerTo: (text: string, action?: AssistantAction | null) => Promise<AssistantMessage>;
};

/** An admin in front of HR's assistant, with the demo's people. Close its `deps` afterwards. */
export async function assistantConversation(): Promise<AssistantConversation> {
  const deps = await testDeps();
  await loadDemoContent(deps);
  const { userId } = await adminActor(deps);
  return {
    deps,
    begin: () => newConversation(deps, userId),
    async answerTo(text, action = null) {
      // No more than twenty questions a minute are taken.
      deps.clock.forward(10_000);
      const input = { messageId: deps.clock.uuid(), text, action };
      const signal = new AbortController().signal;
      for await (const event of await askAssistant(deps, userId, input, async () => true, signal))
        if (event.type === 'done') return event.answer;
      throw new Error('no answer');
    },
  };
}
