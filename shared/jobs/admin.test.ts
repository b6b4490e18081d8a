import { describe, expect, it } from 'vitest';
import { jobInputOn, newJob } from './admin.ts';

const filled = {
  title: 'Night Chat Agent',
  department: 'Support',
  location: newJob.location,
  position: 'Customer Support Representative',
  salaryMin: null,
  salaryMax: null,
  description: 'Answers people at night.',
  responsibilities: '',
  requirements: '',
  benefits: '',
  workHours: '',
  hiringManager: newJob.hiringManager,
  status: newJob.status,
  applicantCount: null,
  applicationDeadline: null,
};
const problems = (changes: object) =>
  jobInputOn('2026-11-27')
    .safeParse({ ...filled, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the form of a job', () => {
  it('asks for a position, because none fits every job', () => {
    expect(problems({ position: '' })).toEqual(['position: Please choose a position']);
  });

  it('finds a passed deadline together with everything else, before anything is sent', () => {
    const passed =
      'applicationDeadline: The application deadline has passed. Please choose a later one first.';
    expect(problems({ applicationDeadline: '2026-11-26', title: '' })).toEqual([
      'title: Please enter a title',
      passed,
    ]);
    expect(problems({ applicationDeadline: '2026-11-26' })).toEqual([passed]);
    expect(problems({ applicationDeadline: '2026-11-27' })).toEqual([]);
    expect(problems({ applicationDeadline: '2026-11-26', status: 'closed' })).toEqual([]);
  });
});
