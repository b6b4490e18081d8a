import type { InterviewFacts } from '../../../server/features/interview/parts/context.ts';
import { usualCompany } from '../../../server/features/interview/parts/facts/company.ts';

/** What the interviewer knows of a made-up candidate. */
export function factsFor(position: string, seed: string): InterviewFacts {
  return {
    position,
    jobTitle: null,
    jobDescription: null,
    requirements: null,
    workHours: '9 AM - 6 PM ET, Monday to Friday',
    salaryMin: null,
    salaryMax: null,
    jobLocation: null,
    company: usualCompany,
    firstName: 'Robin',
    introduction: '',
    resumeText: null,
    year: 2026,
    seed,
  };
}
