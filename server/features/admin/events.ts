import type { Role } from '../../../shared/auth/schema.ts';
import type { Deps } from '../../deps.ts';
import type { BusEvent } from '../../platform/events/bus.ts';
import type { Topics } from '../../platform/events/topics.ts';
import { merge } from '../../platform/streams/merge.ts';
import { withChecks } from '../../platform/streams/periodicChecks.ts';

/** How often an open panel's access is checked again (quality S4). */
const RECHECK_MS = 4_000;

/** Data on HR's screens, by the topic that announces its changes. */
const panelTopics = ['candidates', 'jobs', 'workSessions', 'mails', 'panel', 'settings', 'safety'] as const;
export type PanelTopic = (typeof panelTopics)[number];
type PanelBusEvent = BusEvent<Topics[PanelTopic]>;
type PanelEvent = { type: 'changed'; topic: PanelTopic; candidateId: string | null };

/**
 * Hints that data on HR's screens has changed, so that the panel reloads it. `roles` returns the viewer's
 * current roles: without any, the stream ends, and only admins get hints about safety flags. It listens when the
 * promise resolves, so a client that was told the stream has started misses nothing from then on.
 */
export async function watchPanel(
  deps: Deps,
  signal: AbortSignal,
  roles: () => Promise<readonly Role[]>,
): Promise<AsyncGenerator<PanelEvent>> {
  const listen = async (topic: PanelTopic) => [topic, await deps.bus.subscribe(topic, signal)] as const;
  const events = merge<PanelBusEvent>(Object.fromEntries(await Promise.all(panelTopics.map(listen))));
  return panelEvents(events, signal, roles);
}

async function* panelEvents(
  events: ReturnType<typeof merge<PanelBusEvent>>,
  signal: AbortSignal,
  roles: () => Promise<readonly Role[]>,
): AsyncGenerator<PanelEvent> {
  for await (const event of withChecks(events, RECHECK_MS, signal)) {
    if (event === 'check') {
      if ((await roles()).length === 0) return;
      continue;
    }
    const topic = panelTopics.find((name) => name === event.source);
    if (!topic) continue;
    if (topic === 'safety' && !(await roles()).includes('admin')) continue;
    const { item } = event;
    const candidateId =
      item.type === 'message' && 'candidateId' in item.payload ? item.payload.candidateId : null;
    yield { type: 'changed', topic, candidateId };
  }
}
