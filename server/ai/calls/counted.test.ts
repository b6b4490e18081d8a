import { expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/log.ts';
import { anyRequest, openAiServer } from '../../../tests/support/openaiServer.ts';
import { readEnv } from '../../env.ts';
import { createAi } from '../createAi.ts';

it('keeps an answer whose tokens can’t be counted, because the database is away', async () => {
  const server = await openAiServer();
  server.behave('answer', 'Hello there.');
  let tries = 0;
  const ai = createAi({
    env: { ...readEnv({}), OPENAI_BASE_URL: server.url },
    log: silentLog,
    metrics: { aiCall() {} },
    scripts: {},
    budgets: {
      reserve: async () => [],
      settle: async () => {
        tries += 1;
        throw new Error('away');
      },
      settleSoon: async () => {},
    },
  });
  let text = '';
  for await (const piece of ai.stream(anyRequest())) text += piece;
  await server.close();
  expect([text, tries]).toEqual(['Hello there.', 1]);
});
