import { describe, expect, it } from 'vitest';
import { defaultManagers } from '../../shared/company/brand.ts';
import { isTrending, newJob } from '../../shared/jobs/admin.ts';
import { retentionDefaults } from '../../shared/privacy/terms.ts';
import { SessionListInput } from '../../shared/workSessions/admin.ts';

describe("the panel's constants (specification file 2 §9)", () => {
  it('starts a job with Remote, the first hiring manager, active and 1000 applicants', () => {
    expect(newJob).toEqual({
      location: 'Remote',
      hiringManager: defaultManagers[0],
      status: 'active',
      applicantCount: 1000,
    });
    expect(defaultManagers).toHaveLength(2);
  });

  it('calls a job trending above 5000 applicants, and lists the latest 50 sessions', () => {
    expect([5_000, 5_001].map(isTrending)).toEqual([false, true]);
    expect(SessionListInput.parse({}).limit).toBe(50);
  });

  it('keeps applications for 24 months, identity and bank data for 90 days after a rejection', () => {
    expect(retentionDefaults).toMatchObject({ applicationMonths: 24, vaultDays: 90 });
  });
});
