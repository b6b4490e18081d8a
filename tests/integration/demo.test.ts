import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoContent } from '../../server/demo/load.ts';
import { listRequests } from '../../server/features/admin/inbox/service.ts';
import { timesInStages } from '../../server/features/admin/overview/stages.ts';
import { adminCandidate } from '../../server/features/admin/service.ts';
import {
  listPractice,
  listSessions,
  practiceDetail,
  sessionDetail,
} from '../../server/features/admin/sessions/service.ts';
import { listCandidates } from '../../server/features/candidates/service.ts';
import { listContests } from '../../server/features/contests/service.ts';
import type { Viewer } from '../../server/features/reviews/service.ts';
import { CandidateListInput } from '../../shared/candidates.ts';
import { PracticeListInput, SessionListInput } from '../../shared/panel.ts';
import { ContestListInput } from '../../shared/workSessions.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { adminActor } from '../support/stories.ts';

let deps: TestDeps;
let viewer: Viewer;
beforeAll(async () => {
  deps = await testDeps();
  viewer = { ...(await adminActor(deps)), roles: ['admin'] };
  await loadDemoContent(deps);
});
afterAll(() => deps.close());

const everybody = async () => (await listCandidates(deps, CandidateListInput.parse({ limit: 100 }))).rows;

describe('demo content', () => {
  it('is loaded once, sends nothing and waits for nothing', async () => {
    const before = await everybody();
    await loadDemoContent(deps);
    expect(await everybody()).toEqual(before);
    expect(before.length).toBeGreaterThan(15);
    for (const { fullName, email, tags } of before) {
      expect(fullName).toMatch(/^\p{Lu}\p{L}+( \p{Lu}\p{L}+)+$/u);
      expect(email).toMatch(/^[a-z.]+@example\.com$/);
      expect(tags.map(({ name }) => name)).toEqual(['Demo']);
    }
    const words = await Promise.all(
      before.map(async ({ id }) => (await adminCandidate(deps, viewer, id)).applications[0]?.introduction),
    );
    expect(new Set(words).size).toBe(before.length);
    expect(await deps.mails()).toEqual([]);
    expect(await deps.queue.tasks()).toEqual([]);
  });

  it('shows each person with a history that leads to where they are, and nothing of the future', async () => {
    for (const { id, status } of await everybody()) {
      const { timeline, interviews } = await adminCandidate(deps, viewer, id);
      expect(timeline.at(-1)?.kind).toBe('applied');
      const changed = timeline.find(({ kind }) => kind === 'status_changed');
      expect(changed?.text.toLowerCase() ?? 'applied').toMatch(new RegExp(`${status}$`));
      for (const { at } of timeline) expect(Date.parse(at)).toBeLessThan(deps.clock.now().getTime());
      if (status === 'interviewed') {
        expect(interviews[0]?.ratings?.criteria.some(({ evidence }) => evidence.length > 0)).toBe(true);
      }
    }
    const { stages } = await timesInStages(deps, 8);
    expect(stages.every(({ moved, waiting }) => moved > 0 && waiting > 0)).toBe(true);
  });

  it('has shifts with grades, practice chats with reports, and something in the inbox', async () => {
    const { sessions } = await listSessions(deps, SessionListInput.parse({}));
    expect(sessions.length).toBeGreaterThan(3);
    for (const { id } of sessions) {
      const { assignments, messages } = await sessionDetail(deps, id);
      expect(assignments.every(({ grade }) => grade !== null)).toBe(true);
      expect(messages.length).toBeGreaterThan(4);
    }
    const { chats } = await listPractice(deps, PracticeListInput.parse({}));
    expect(chats).toHaveLength(2);
    for (const { id } of chats) {
      const { report, messages } = await practiceDetail(deps, id);
      expect(report?.resolutionProvided).toBeTruthy();
      expect(messages.length).toBeGreaterThan(3);
    }
    expect((await listContests(deps, ContestListInput.parse({ state: 'open' }))).openCount).toBe(1);
    expect((await listRequests(deps, viewer)).map(({ about }) => about).sort()).toEqual(['human', 'review']);
  });
});
