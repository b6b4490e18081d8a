import type { AskInput } from '../../../shared/assistant/schema.ts';

/**
 * Requests for emails as HR in different offices types them. They were written before the rules that read them and
 * stay as they are; whom each is for comes from a query of its own.
 */
export type Requested = {
  ask: string;
  action?: AskInput['action'];
  /** Whom the draft is for, as a condition on candidates `c`; null when nothing may be drafted. */
  to: string | null;
  /** What the draft says; an `own` one is left to HR's words. */
  says?: 'reminder' | 'interview' | 'rejection' | 'documents' | 'thanks' | 'own';
};

const quick = 'draft_email';
const is = (name: string): string => `full_name = '${name}'`;
const status = (name: string): string => `status = '${name}'`;

export const requested: readonly Requested[] = [
  // Exclusions
  {
    ask: 'Email all shortlisted candidates except Rosa Quispe Huamán',
    to: `${status('shortlisted')} and full_name <> 'Rosa Quispe Huamán'`,
    says: 'own',
  },
  { ask: 'email everyone but the kenyans about the new payroll date', to: `country <> 'Kenya'`, says: 'own' },
  {
    ask: "Write to all applicants who aren't from the Philippines",
    to: `country <> 'Philippines'`,
    says: 'own',
  },
  { ask: 'Email the interviewed people about next steps, no Nigerians', to: null },
  {
    ask: 'Message all data entry people apart from those already hired',
    to: `position = 'Data Entry Clerk' and status <> 'hired'`,
    says: 'own',
  },
  {
    ask: 'send everyone except the rejected candidates a note about the holidays',
    to: `status <> 'rejected'`,
    says: 'own',
  },
  { ask: 'Invite all applied candidates to interview, skip Colombia', to: null },
  { ask: 'mail all hired staff bar Amina Wekesa', to: null },
  { ask: 'Email the shortlist about their interview unless they’re from Ghana', to: null },
  { ask: 'tell all candidates, minus the Virtual Assistant ones, that we are closed on Friday', to: null },
  {
    ask: 'Draft an email to everybody in Africa other than Egypt',
    to: `country in ('Kenya', 'Ghana', 'Nigeria')`,
    says: 'own',
  },
  { ask: 'Email the hired people about the shift plan (not Amina)', to: null },
  // Names
  { ask: 'email caio and thank him for his time', to: is('Caio Figueiredo'), says: 'own' },
  { ask: 'Remind Kwabena Asiedu to do his interview', to: is('Kwabena Asiedu'), says: 'reminder' },
  { ask: 'could you please let Ivana know that HR is still deciding', to: is('Ivana Babić'), says: 'own' },
  { ask: 'Write to Sunita Gurung and Rosa Quispe Huamán', to: null },
  {
    ask: 'Tell the hired people to contact Ximena Barragán with questions',
    to: status('hired'),
    says: 'own',
  },
  { ask: 'Draft a rejection for Raghav', to: is('Raghav Subramanian'), says: 'rejection' },
  { ask: 'invite wanjiru kamotho to the interview', to: is('Wanjiru Kamotho'), says: 'interview' },
  { ask: 'Thank Chidinma Okafor for her interview', to: is('Chidinma Okafor'), says: 'thanks' },
  { ask: 'Draft email to Jelena asking for her portfolio', to: is('Jelena Stojković'), says: 'own' },
  { ask: 'Notify Joselito that his documents are missing', to: is('Joselito Abad'), says: 'documents' },
  { ask: 'Email Hamza Qureshi, Andrés Villamizar and Liza', to: null },
  { ask: 'write joselito abad about friday’s shift, and copy amina', to: null },
  { ask: 'Email everyone who applied after Delroy Whitmore', to: null },
  // The first of an order, and parts of a group
  {
    ask: 'Email the top 3 interviewed people by score',
    to: `full_name in ('Chidinma Okafor', 'Ivana Babić', 'Delroy Whitmore')`,
    says: 'own',
  },
  {
    ask: 'invite the newest 3 applicants to an interview',
    to: `full_name in ('Liza Montealegre', 'Wanjiru Kamotho', 'Andrés Villamizar')`,
    says: 'interview',
  },
  { ask: 'Write to the best candidate from Nigeria', to: is('Chidinma Okafor'), says: 'own' },
  { ask: 'Email the 4 most recent applicants', to: `applied_at >= '2026-11-14'`, says: 'own' },
  { ask: 'Email the shortlisted people, Ghana first', to: null },
  { ask: 'Email some of the shortlisted people about their interview', to: null },
  // Statuses in what the email says
  {
    ask: 'Tell the hired people the rejected timesheets have to be fixed by Monday',
    to: status('hired'),
    says: 'own',
  },
  {
    ask: 'Email the interviewed people that they were rejected',
    to: status('interviewed'),
    says: 'rejection',
  },
  {
    ask: 'Let the shortlisted people know that they are shortlisted',
    to: status('shortlisted'),
    says: 'own',
  },
  { ask: 'Email hired employees about the declined expense claims', to: status('hired'), says: 'own' },
  {
    ask: 'Tell the applied candidates that all interviews are cancelled this week',
    to: status('applied'),
    says: 'own',
  },
  { ask: 'ask the rejected candidates why they declined our call', to: status('rejected'), says: 'own' },
  { ask: 'Inform the hired people that no more documents are needed', to: status('hired'), says: 'own' },
  { ask: 'Write to the hired people about Bank Holiday Monday', to: status('hired'), says: 'own' },
  {
    ask: 'Tell the shortlisted people that interviews are not recorded',
    to: status('shortlisted'),
    says: 'own',
  },
  { ask: 'Tell people everything about the interview', to: null },
  // The quick action, which asks whom it's for and what it should say
  {
    ask: 'the hired people who haven’t submitted their documents: please send them in',
    action: quick,
    to: status('hired'),
    says: 'documents',
  },
  {
    ask: 'Everyone from Kenya, training starts on December 1',
    action: quick,
    to: `country = 'Kenya'`,
    says: 'own',
  },
  {
    ask: 'Liza Montealegre. Ask her for a better résumé scan',
    action: quick,
    to: is('Liza Montealegre'),
    says: 'own',
  },
  {
    ask: 'rejected customer support people, kind words',
    action: quick,
    to: `position = 'Customer Support Representative' and status = 'rejected'`,
    says: 'own',
  },
  {
    ask: 'a reminder for the shortlisted candidates',
    action: quick,
    to: status('shortlisted'),
    says: 'reminder',
  },
  {
    ask: 'it’s for the interviewed candidates and should say thanks for the interview',
    action: quick,
    to: status('interviewed'),
    says: 'thanks',
  },
  { ask: 'holiday schedule', action: quick, to: null },
  { ask: 'All applicants except India: we moved', action: quick, to: `country <> 'India'`, says: 'own' },
  // Polite and roundabout
  {
    ask: 'Good morning! Could you kindly draft an email for the shortlisted candidates reminding them of their interview?',
    to: status('shortlisted'),
    says: 'reminder',
  },
  {
    ask: 'I’d like to send an email to all candidates in Latin America',
    to: `country in ('Mexico', 'Colombia', 'Brazil', 'Peru')`,
    says: 'own',
  },
  { ask: 'pls shoot a note to the virtual assistants', to: `position = 'Virtual Assistant'`, says: 'own' },
  {
    ask: 'Would you be so kind as to write to the interviewed people that a decision comes next week',
    to: status('interviewed'),
    says: 'own',
  },
  {
    ask: 'Please send out interview invitations to the applied candidates',
    to: status('applied'),
    says: 'interview',
  },
  {
    ask: 'need an email to the hired people asking for their documents',
    to: status('hired'),
    says: 'documents',
  },
  { ask: 'Send a survey about onboarding to the hired people', to: status('hired'), says: 'own' },
  {
    ask: 'Thanks! Now write a thank you email to everyone interviewed',
    to: status('interviewed'),
    says: 'thanks',
  },
  // Words nobody can be looked up by
  { ask: 'Email the promising candidates', to: null },
  { ask: 'Email the shortlisted candidates about the interview in Cebu', to: null },
  { ask: 'Email the candidates that we met at the fair', to: null },
];
