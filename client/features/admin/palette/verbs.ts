import type { CandidateRow, CandidateStatus } from '../../../../shared/candidates/schema.ts';

/** Verbs of the command palette. */
export type Verb = 'open' | 'read' | 'email' | 'shortlist' | 'hire' | 'reject';

/** What people type for each verb. */
const spoken: readonly (readonly [RegExp, Verb])[] = [
  [/^(?:open|show|go to|find)\s+/i, 'open'],
  [/^read\s+/i, 'read'],
  [/^(?:e-?mail|write(?:\s+to)?)\s+/i, 'email'],
  [/^(?:shortlist|reconsider|invite)\s+/i, 'shortlist'],
  [/^hire\s+/i, 'hire'],
  [/^(?:reject|decline)\s+/i, 'reject'],
];

/** Fewer letters would match too many people. */
const NAME_MIN = 2;

/** "shortlist ana" → shortlist, "ana". `name` is null while it's too short to search. */
export function readQuery(query: string): { verb: Verb | null; name: string | null } {
  const text = query.trim();
  const [said, verb] = spoken.find(([words]) => words.test(`${text} `)) ?? [null, null];
  const name = said ? `${text} `.replace(said, '').trim() : text;
  return { verb, name: name.length >= NAME_MIN ? name : null };
}

const decisions: Record<CandidateStatus, readonly Verb[]> = {
  applied: ['shortlist', 'hire', 'reject'],
  shortlisted: ['hire', 'reject'],
  interviewed: ['hire', 'reject', 'shortlist'],
  rejected: ['shortlist'],
  hired: [],
};

/** The verbs that apply to a person's status; reviewers get none that change anything. */
export function verbsFor({ status }: Pick<CandidateRow, 'status'>, mayChange: boolean): readonly Verb[] {
  const read: Verb[] = status === 'interviewed' ? ['read'] : [];
  return ['open', ...read, ...(mayChange ? ([...decisions[status], 'email'] as const) : [])];
}

/** The label of a command; an ellipsis means that a dialog follows. */
export function verbLabel(
  verb: Verb,
  { fullName, status }: Pick<CandidateRow, 'fullName' | 'status'>,
): string {
  switch (verb) {
    case 'open':
      return `Open ${fullName}`;
    case 'read':
      return `Read ${fullName}’s interview`;
    case 'email':
      return `Email ${fullName}…`;
    case 'shortlist':
      return `${status === 'rejected' ? 'Reconsider' : 'Shortlist'} ${fullName}`;
    case 'hire':
      return `Hire ${fullName}…`;
    case 'reject':
      return `Reject ${fullName}…`;
  }
}
