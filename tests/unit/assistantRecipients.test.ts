import { describe, expect, it } from 'vitest';
import type { Query } from '../../server/features/assistant/parts/ask/query.ts';
import { planScript } from '../../server/features/assistant/parts/plan.ts';
import { answerScript } from '../../server/features/assistant/parts/script.ts';
import { Plan } from '../../server/features/assistant/parts/toolCalls.ts';
import { splitDraft } from '../../shared/assistant/schema.ts';

const lexicon = {
  now: '2026-11-19T16:00:00.000Z',
  countries: ['Kenya', 'India', 'Brazil'],
  positions: ['Data Entry Clerk', 'Virtual Assistant'],
  tags: [],
  departments: [],
  locations: [],
  jobs: [],
  names: ['Ana Silva', 'Grace Hopper', 'Bilal Ahmed', 'Maria Souza'],
};

const filterOf = (filter: Query['where'][number]): string => {
  const value = 'values' in filter ? filter.values.join('+') : 'value' in filter ? filter.value : '';
  const when = filter.op === 'when' ? filter.words : value;
  return `${filter.field} ${filter.op} ${when}`.trim();
};

/** Whom a request is for in short: a person's name, conditions, or `?` with the words that are unclear. */
function planned(text: string, action: string | null = null): string {
  const [call] = Plan.parse(JSON.parse(planScript({ text, action, lexicon }))).calls;
  if (call?.tool === 'person') return call.search;
  if (call?.tool === 'recipients') return `?${call.words.join(', ')}`;
  if (call?.tool !== 'people' || !call.query) return call?.tool ?? 'nothing';
  const { where, limit } = call.query;
  const found = where.map(filterOf).sort().join(', ') || 'everyone';
  return limit === undefined ? found : `${found}, ${limit} by ${call.query.order?.field}`;
}

const hired = 'status is hired';
const shortlisted = 'status is shortlisted';

describe('a person named in a request for an email', () => {
  it.each([
    ['Email everyone except Ana Silva', 'person not Ana Silva'],
    ['Email all shortlisted candidates except Ana Silva', `person not Ana Silva, ${shortlisted}`],
    ['Draft an email to all hired people but not to Grace Hopper', '?not'],
    ['Tell all hired people that Ana Silva left', '?that ana silva left'],
    ['Write to all candidates who applied before Ana Silva', '?before ana silva'],
    ['Email Ana Silva and Grace Hopper', '?ana silva and grace hopper'],
    ['Email Ana Silva and all hired people', '?ana silva and all hired people'],
    ['Email Ana Silva about the shift, and copy Grace', '?Ana Silva about the shift , and copy grace'],
    ['Email ana@example.com, cc bilal@example.com', '?'],
    ['Email Ana Silva’s references', '?references'],
    ['Email everybody and mention Ana Silva', 'everyone'],
    ['Email ana silva and tell her we need her documents', 'Ana Silva'],
    ['Email ana@example.com about the job', 'ana@example.com'],
    ['Write to “Maria Souza” about the job', 'Maria Souza'],
    ['Write to Nobody Here about the job', 'Nobody Here'],
    ['Notify Ana that she is hired', 'Ana'],
    ['Inform Ana that she is hired', 'Ana'],
    ['Message Ana about her start', 'Ana'],
    ['Contact Grace about her start', 'Grace'],
    ['Respond to Grace about her question', 'Grace'],
    ['Let Bilal know that we moved', 'Bilal'],
    ['Email all applied people with the subject "Next steps"', 'status is applied'],
    ['Email everyone about Labor Day', 'everyone'],
  ])('%s: %s', (text, expected) => {
    expect(planned(text)).toBe(expected);
  });
});

describe('words that leave people out', () => {
  it.each([
    ['Email all applicants but the Kenyans', 'country not Kenya'],
    ['Email all applicants but those in Kenya', 'country not Kenya'],
    ['Email applicants from all countries but Kenya', 'country not Kenya'],
    ['Email shortlisted candidates about the interview, leave out Kenya', '?leave out kenya'],
    ['Email shortlisted candidates about the interview, no Kenyans please', '?no kenyans please'],
    ['Email shortlisted candidates about the interview, minus Kenya', '?minus kenya'],
    ['Email shortlisted candidates about the interview, omit India', '?omit india'],
    ['Email shortlisted candidates about the interview, ignoring India', '?ignoring india'],
    ['Email shortlisted candidates about the interview (Kenyans)', '?kenyans'],
    ['Email all shortlisted candidates. No Kenyans please.', '?no kenyans please'],
    ['Email all the shortlisted candidates for Kenya about pay, India excepted', '?india excepted'],
    ['Email all shortlisted candidates about their interview in Kenya', '?in kenya'],
    ['Email hired people, Kenya first', '?hired people , kenya first'],
    ['Email everyone except Ana Silva and the Kenyans', '?everyone except ana silva and the kenyans'],
    ['Email data entry people other than those in Kenya', 'country not Kenya, position is Data Entry Clerk'],
    [
      'Email the shortlisted candidates and everyone in Kenya',
      '?the shortlisted candidates and everyone in kenya',
    ],
    ['Email at most 5 shortlisted people', '?at most 5 shortlisted people'],
    ['Email recent applicants', '?recent applicants'],
    ['Tell everyone the Kenyans are hired', '?kenyans are hired'],
    ['Email hired people about training for trainees', '?for trainees'],
    ['Email some of the hired people', '?some of the hired people'],
    ['Email them except those from Kenya', '?them except those from kenya'],
    ['Email all candidates that we met in the fall', '?that we met in the fall'],
    ['Email all candidates that the manager liked', '?that the manager liked'],
    ['Remind all candidates that blorged', '?that blorged'],
    ['Email all people to meet in the office', '?to meet in the office'],
    ['Email all hired people of the night team about safety', '?of the night team about safety'],
    ['Email all hired people for the Acme account about safety', '?for the acme account about safety'],
    ['Email all hired people on leave about safety', '?on leave about safety'],
    ['Email all hired people now on vacation', '?on vacation'],
    ['Email the hired people about the training, night shift', '?night shift'],
    ['Email all hired people about safety; night team', '?night team'],
    ['Email all employees about payday, weekly paid ones', '?weekly paid ones'],
    ['Email all employees over 50', '?all employees over 50'],
    [
      `Email all hired people about ${'short , and '.repeat(50)}`,
      `?about ${'short , and '.repeat(50)}`.slice(0, 81),
    ],
  ])('%s: %s', (text, expected) => {
    expect(planned(text)).toBe(expected);
  });

  it('mean the same in a question', () => {
    const where = (text: string) => {
      const [call] = Plan.parse(JSON.parse(planScript({ text, action: null, lexicon }))).calls;
      return call?.tool === 'records' ? call.query.where.map(filterOf) : [];
    };
    expect(where('which applicants are from all countries but Kenya')).toEqual(['country not Kenya']);
    expect(where('who started but has not finished the interview')).toEqual(['began yes', 'interview no']);
    expect(where('candidates with a resume but no cover letter')).toEqual(['letter no', 'resume yes']);
    expect(where('who applied last week but is not from Kenya')).toContainEqual('country not Kenya');
  });
});

describe('what an email says', () => {
  it.each([
    ['Email the candidates with a score under 50 that they are rejected', 'score under 50'],
    ['Tell people all about the training', '?'],
    ['Email the hired people about the rejected invoices', hired],
    ['Tell the hired people that their leave request was declined', hired],
    ['Ask the hired people why they declined the offer', hired],
    ['Ask the interviewed people if they can start in December', 'status is interviewed'],
    ['Ask the hired people to send their documents before Friday', hired],
    ['Tell hired people that they can work from home', hired],
    ['Tell the shortlisted people the interview is not recorded', shortlisted],
    ['Email everyone that the office is closed on Monday', 'everyone'],
    ['Send out interview invites to everybody who applied', 'everyone'],
    ['Draft an offer letter to the interviewed people', 'status is interviewed'],
    ['Send documents reminder to all hired', hired],
    ['Send a survey to hired people', hired],
    ['Draft a message inviting all applied candidates to an interview', 'status is applied'],
    ['Thank you. Email the hired people', hired],
    ['Email the top 3 candidates by score', 'everyone, 3 by score'],
    ['Email the top 30 shortlisted candidates by score', `${shortlisted}, 30 by score`],
    ['Email everyone who applied more than eight weeks ago', 'applied when before Sep 24, 2026'],
    ['Email everyone who applied more than a year ago', 'applied when before Nov 19, 2025'],
    ['Email everyone who applied more than 2 years ago', 'applied when before Nov 19, 2024'],
  ])('%s: to %s', (text, expected) => {
    expect(planned(text)).toBe(expected);
  });

  it.each([
    ['the shortlisted data entry people', 'position is Data Entry Clerk, status is shortlisted'],
    ['hired people', hired],
    ['shortlisted people, remind them of the interview', shortlisted],
    ['For the rejected candidates: a kind rejection', 'status is rejected'],
    ['I want an email to all hired people', hired],
    ['ana silva and grace hopper', '?ana silva and grace hopper'],
    ['not the hired people', '?not the hired people'],
    ['hired people, trainees', '?trainees'],
    ['about the holiday', '?'],
  ])('follows whom it’s for when the action is chosen: %s', (text, expected) => {
    expect(planned(text, 'draft_email')).toBe(expected);
  });
});

it('takes thanks for thanks', () => {
  const calls = (text: string) =>
    Plan.parse(JSON.parse(planScript({ text, action: null, lexicon }))).calls.map(({ tool }) => tool);
  expect(calls('thank you. how many candidates are hired?')).toEqual(['records']);
  expect(calls('Thank you for your help')).toEqual(['counts']);
  expect(answerScript({ text: 'Thank you for your help', action: null, facts: {} })).toMatch(
    /^You’re welcome/,
  );
});

describe('a letter', () => {
  const person = {
    id: '9b2f7c1e-5f2d-4c3a-8b1d-2f6a7c8d9e0f',
    name: 'Ana Silva',
    position: 'Data Entry Clerk',
    country: 'Kenya',
    score: null,
    appliedAt: '2026-11-01T10:00:00.000Z',
  };
  const answered = (text: string, statuses: readonly string[], people: object = {}): string => {
    const rows = statuses.map((status) => ({ ...person, status }));
    const facts = { people: { total: rows.length, rows, of: 'status', ...people } };
    return answerScript({ text, action: 'draft_email', facts });
  };
  const own = /^Your (?:work|Data Entry Clerk application)/;

  it.each([
    ['Email the hired people about the rejected invoices', 'hired', own],
    ['Tell the hired people that their leave request was declined', 'hired', own],
    ['Ask the hired people why they declined the offer', 'hired', own],
    ['Draft a rejection for the people under 50 points', 'hired', own],
    ['Draft a rejection for the people under 50 points', 'interviewed', /^About your application/],
    ['Email the interviewed people that they were rejected', 'interviewed', /^About your application/],
    ['Tell the applied people we are not moving on with the old schedule', 'applied', own],
    ['Tell the shortlisted people we will not go ahead with Monday’s meeting', 'shortlisted', own],
    ['Email the interviewed people that their rejection was a mistake', 'interviewed', own],
    ['Email the interviewed people that the rejection they got was wrong', 'interviewed', own],
    ['Tell the interviewed people we are sorry about the rejection', 'interviewed', own],
    ['Tell applied people it was no rejection', 'applied', own],
    ['Tell the applied people what happens if they are rejected', 'applied', own],
    ['Tell the applied people we are not moving forward.', 'applied', /^About your application/],
    ['Tell the applied people we will not be moving forward with them', 'applied', /^About your application/],
    [
      'Tell the applied people we are not going ahead with their applications',
      'applied',
      /^About your application/,
    ],
    ['Email the applied people about the bank holiday', 'applied', own],
    ['Email the rejected people about their documents', 'rejected', own],
    ['Tell the hired people we have all their documents now, nothing else is needed', 'hired', own],
    ['Ask the hired people for their documents', 'hired', /^We need your onboarding documents/],
    ['Tell the shortlisted people the interview is not recorded', 'shortlisted', own],
    ['Tell the shortlisted people that we have not forgotten them', 'shortlisted', own],
    ['Remind the shortlisted people about the team call', 'shortlisted', own],
    ['Remind the shortlisted people about their interview', 'shortlisted', /^Reminder: your interview/],
    ['Email the shortlisted people who haven’t started their interview', 'shortlisted', /^Reminder: your/],
    ['Tell the applied candidates that interviews are canceled', 'applied', own],
    ['Invite the applied candidates to our webinar', 'applied', own],
    ['Invite the applied candidates to the interview', 'applied', /^Next step: your chat interview/],
    ['Tell the shortlisted people not to start the interview', 'shortlisted', own],
    ['Tell the applied people that they aren’t invited', 'applied', own],
    ['Tell the hired people not to send documents by email', 'hired', own],
    ['Tell the interviewed people thanks but no', 'interviewed', own],
    ['Thank the interviewed people for the flowers', 'interviewed', own],
    ['Thank the interviewed people', 'interviewed', /^Thank you for your interview/],
  ])('%s (%s)', (text, status, subject) => {
    expect(splitDraft(answered(text, [status])).draft?.subject).toMatch(subject);
  });

  it('rejects no one when one of them is hired', () => {
    expect(answered('Draft a rejection for them', ['interviewed', 'hired'])).not.toContain(
      'other candidates',
    );
  });

  it('says how many of an order it’s for', () => {
    const more = { total: 30, isOrdered: true, of: 'status shortlisted, highest by score' };
    expect(answered('Email the top 30', ['shortlisted', 'shortlisted'], more)).toContain(
      '**2 people** (the first of 30): status shortlisted, highest by score.',
    );
  });

  it('asks for no documents that are in', () => {
    const of = { of: 'status hired, with submitted documents' };
    expect(answered('Email the hired people about their documents', ['hired'], of)).toContain('Your work at');
  });
});
