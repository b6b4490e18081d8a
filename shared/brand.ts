/** Everything that names the company. A deployment that renames itself edits this file and nothing else. */
export const brand = {
  name: 'Longtable',
  /** Shown in the footer and in emails. */
  contactEmail: 'hello@longtable.example',
  /** Fallback for HR_EMAIL, and the address printed for the specification's `{email}`. */
  hrEmail: 'hr@longtable.example',
  privacyEmail: 'privacy@longtable.example',
  /** The footer's line (specification file 2 §9). */
  location: 'United States (Remote)',
  /** One sentence about the company's location. */
  whereabouts:
    'Longtable is a remote company for employers in the United States and Canada. There’s no office to visit.',
  /** AI personas. Each is always shown together with an "AI" tag. */
  interviewer: { name: 'Nora', role: 'AI interviewer' },
  supervisor: { name: 'Ines', role: 'AI supervisor' },
  assistant: { name: 'Assistant', role: 'AI assistant' },
  /** Choices for a job's hiring manager; the first is the default. Team names, so that no person is invented. */
  hiringManagers: ['Talent Team', 'Client Services Team'],
} as const;
