import { expect, it } from 'vitest';
import { fieldOf } from './tables/fields.ts';
import { tables } from './tables/tables.ts';
import { figureOf, filterWords, groupWords, measured, valueText } from './wording.ts';

const { people, jobs, sessions, audit, emails } = tables;
const is = (field: string, ...values: string[]) => ({ op: 'is', field, values }) as const;

it('gives a figure its unit, one or many', () => {
  expect(measured(people.fields.hireDays, 9.04)).toBe('9 days');
  expect(measured(people.fields.hireDays, 1, '**')).toBe('**1** day');
  expect(measured(jobs.fields.salary, 25_868.8, '**')).toBe('**$25,869**');
  expect(measured(undefined, 1_200)).toBe('1,200');
});

it('names groups by month and by label', () => {
  expect(groupWords(fieldOf(people, 'applied'), '2026-11')).toBe('November 2026');
  expect(groupWords(fieldOf(emails, 'state'), 'queued')).toBe('waiting');
  expect(groupWords(fieldOf(people, 'country'), 'Peru')).toBe('Peru');
  expect(groupWords(fieldOf(people, 'country'), null)).toBe('none');
});

it('puts a count before its noun', () => {
  expect(valueText(fieldOf(jobs, 'applications'), 1)).toBe('1 application received');
  expect(valueText(fieldOf(sessions, 'finished'), 3)).toBe('3 tasks completed');
  expect(figureOf('average', fieldOf(jobs, 'applications'))).toBe('average number of applications received');
  expect(figureOf('sum', fieldOf(sessions, 'minutes'))).toBe('total length');
});

it('words filters as a person would, without codes', () => {
  expect(filterWords(people, is('country', 'Philippines', 'Kenya'))).toBe('from the Philippines or Kenya');
  expect(filterWords(people, { op: 'said', field: 'said', words: 'zendesk' })).toBe(
    'said “zendesk” in an interview',
  );
  expect(filterWords(emails, is('state', 'queued'))).toBe('status waiting');
  expect(filterWords(audit, is('action', 'job.closed'))).toBe('action Job closed');
  expect(audit.titled?.('candidate.status_changed, Ana López')).toBe('Candidate status changed, Ana López');
});
