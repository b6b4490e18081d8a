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

describe('the texts of a job', () => {
  it('lose what reorders or hides them, and keep their lines', () => {
    const description = 'Answers \u202eelpoep\u202c\n\u2066at\u2069 night.\tWell.';
    const read = jobInputOn('2026-11-27').parse({ ...filled, description, benefits: '\u202e' });
    expect(read.description).toBe('Answers elpoep\nat night.\tWell.');
    expect(read.benefits).toBeNull();
    const slides = jobInputOn('2026-11-27').parse({ ...filled, description: 'One\u000btwo\u0085three' });
    expect(slides.description).toBe('One\ntwo\nthree');
  });

  it('say what’s wrong with a character that can’t be stored', () => {
    for (const field of ['description', 'responsibilities', 'requirements', 'benefits'])
      expect(problems({ [field]: 'One\u0000two' })).toEqual([
        `${field}: This text has a character that we can’t save. If you pasted the text, please type that part instead.`,
      ]);
  });

  it('say which years a deadline may be in', () => {
    for (const applicationDeadline of ['0000-01-01', '0202-12-01'])
      expect(problems({ status: 'draft', applicationDeadline })).toEqual([
        'applicationDeadline: Please enter a year from 2000 to 2999',
      ]);
  });
});
