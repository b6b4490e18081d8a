import { expect, it } from 'vitest';
import { CandidateId } from '../../../../shared/ids/schema.ts';
import { emailTo } from './emailDraft.ts';

const person = (number: number): CandidateId =>
  CandidateId.parse(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
const people = (...numbers: number[]): CandidateId[] => numbers.map(person);

it('keeps an email for the people it was written for, also when some are added or left out', () => {
  const kept = { subject: 'Good news', body: 'Hello' };
  const memory = new Map([[people(1, 2, 3, 4).join(' '), kept]]);
  for (const same of [people(1, 2, 3, 4), people(4, 3, 2, 1), people(2, 3), people(1, 2, 3, 9)])
    expect(emailTo(memory, same), same.join()).toBe(kept);
  for (const other of [people(5, 6), people(1), people(9), people(1, 9), people(1, 2, 3, 4, 5, 6, 7, 8, 9)])
    expect(emailTo(memory, other), other.join()).toBeUndefined();
});

it('offers a group its own email before that of another one', () => {
  const own = { subject: 'Own', body: '' };
  const wider = { subject: 'Wider', body: '' };
  const memory = new Map([
    [people(1, 2).join(' '), own],
    [people(1, 2, 3).join(' '), wider],
  ]);
  expect(emailTo(memory, people(1, 2))).toBe(own);
  expect(emailTo(memory, people(2, 3))).toBe(wider);
});
