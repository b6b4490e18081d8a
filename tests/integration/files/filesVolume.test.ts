import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { uploadId } from '../../support/handIn.ts';
import { docResume } from '../../support/oldWord.ts';
import { hired, someIp, uploadUnread } from '../../support/stories.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
beforeEach(() => deps.clock.forward(48 * HOUR_MS));
afterAll(() => deps.close());

const refused = { code: 'too_many_attempts' };
/** As the program counts, so that a test needn't send half a gigabyte. */
const day = { name: 'upload-volume', max: 512 * 1024, windowSeconds: 86_400 };
const send = (ip: string, to: TestDeps = deps) => uploadUnread(to, docResume(), 'resume.doc', ip);
const kilobytes = Math.ceil(docResume().length / 1024);

describe('what one network stores in a day', () => {
  it('is free again after that day, however often its people tried', async () => {
    const ip = someIp();
    await deps.limits.hit(day, ip, day.max);
    for (let hour = 0; hour < 24; hour++) {
      await expect(send(ip)).rejects.toMatchObject(refused);
      await expect(send(ip)).rejects.toMatchObject(refused);
      deps.clock.forward(HOUR_MS);
    }
    await send(ip);
  });

  it('doesn’t include what was refused or couldn’t be stored', async () => {
    const ip = someIp();
    await deps.limits.hit(day, ip, day.max - 2 * kilobytes);
    const put = () => Promise.reject(new Error('The disk is away'));
    const broken = { ...deps, storage: { ...deps.storage, put } };
    for (let tries = 0; tries < 5; tries++)
      await expect(send(ip, broken)).rejects.toThrow('The disk is away');
    await send(ip);
    await deps.limits.hit(day, ip, 1);
    for (let tries = 0; tries < 5; tries++) await expect(send(ip)).rejects.toMatchObject(refused);
    await deps.limits.takeBack(day, ip, 1);
    await send(ip);
  });

  it('gives back nothing when an upload couldn’t be counted', async () => {
    const ip = someIp();
    await deps.limits.hit(day, ip, day.max);
    const hit: TestDeps['limits']['hit'] = (rule, ...more) =>
      rule.name === day.name ? Promise.reject(new Error('No connection')) : deps.limits.hit(rule, ...more);
    const broken = { ...deps, limits: { ...deps.limits, hit } };
    await expect(send(ip, broken)).rejects.toThrow('No connection');
    await expect(send(ip)).rejects.toMatchObject(refused);
  });

  it('keeps nobody inside the portal from sending their ID: that’s counted by person', async () => {
    const [candidateId, full] = [await hired(deps), await hired(deps)];
    const ip = someIp();
    await deps.limits.hit(day, ip, day.max);
    await uploadId(deps, candidateId, undefined, 'license.jpg', ip);
    await deps.limits.hit(day, full, day.max);
    await expect(uploadId(deps, full)).rejects.toMatchObject(refused);
  });
});
