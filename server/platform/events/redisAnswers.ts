import type { RedisClient } from './redisClient.ts';

/** After this time without an answer the server counts as unavailable, and events use the fallback. */
const ANSWER_MS = 1_000;
const LOOK_MS = 250;
const PROBE_MS = 2_000;
/** A connection without an answer for so long is given up. */
export const DEAD_MS = 8_000;

/** Whether the server at the other end of one connection answers. */
export type RedisAnswers = {
  isUp(): boolean;
  /** Notes that something was asked: true once it's answered, false when it fails or the server falls silent. */
  ask(command: Promise<unknown>): Promise<boolean>;
  /** The connection is gone. */
  end(): void;
};

type Asked = { at: number; settle: (answered: boolean) => void };

/** Watches a new connection, and destroys it after a long silence. `risen`: the server answers again. */
export function watchAnswers(client: RedisClient, risen: () => void): RedisAnswers {
  const unanswered = new Set<Asked>();
  let isUp = true;
  let hasEnded = false;
  let silentSince = 0;

  const fall = (): void => {
    if (isUp) silentSince = performance.now();
    isUp = false;
    for (const { settle } of unanswered) settle(false);
    unanswered.clear();
  };
  const rise = (): void => {
    if (isUp || hasEnded) return;
    isUp = true;
    risen();
  };
  const ask = (command: Promise<unknown>): Promise<boolean> =>
    new Promise((settle) => {
      const asked: Asked = { at: performance.now(), settle };
      unanswered.add(asked);
      const ended = (answered: boolean): void => {
        unanswered.delete(asked);
        settle(answered);
        if (answered) rise();
      };
      command.then(
        () => ended(true),
        () => ended(false),
      );
    });
  const look = setInterval(() => {
    const [oldest] = unanswered;
    if (isUp && oldest && performance.now() - oldest.at > ANSWER_MS) fall();
    if (!isUp && performance.now() - silentSince > DEAD_MS) client.destroy();
  }, LOOK_MS).unref();
  const probe = setInterval(() => void ask(client.ping()), PROBE_MS).unref();

  return {
    isUp: () => isUp,
    ask,
    end() {
      hasEnded = true;
      clearInterval(look);
      clearInterval(probe);
      fall();
    },
  };
}
