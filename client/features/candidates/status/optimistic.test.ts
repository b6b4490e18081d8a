import { expect, test } from 'vitest';
import type { CandidateList, CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { CandidateId } from '../../../../shared/ids/schema.ts';
import { movedInList } from './optimistic.ts';

const [first, second] = [1, 2].map((n) => CandidateId.parse(`00000000-0000-4000-8000-00000000000${n}`));
if (!first || !second) throw new Error('Two people are needed');

const list = (status: CandidateStatus): CandidateList => ({
  rows: [
    {
      id: first,
      fullName: 'Test Person',
      email: 'test@example.com',
      position: 'Other',
      country: 'Kenya',
      status,
      score: null,
      mark: null,
      interviewing: false,
      tags: [],
      appliedAt: '2026-11-21T00:00:00.000Z',
    },
  ],
  nextCursor: null,
  total: 1,
  counts: { applied: 3, shortlisted: 0, interviewed: 0, hired: 0, rejected: 0 },
  countedTo: null,
  positions: ['Other'],
});

test('a moved person leaves one count and joins another', () => {
  const moved = movedInList(list('applied'), first, 'shortlisted');
  expect(moved.rows[0]?.status).toBe('shortlisted');
  expect(moved.counts).toMatchObject({ applied: 2, shortlisted: 1 });
});

test('a list without the person, or where nothing changes, stays the very same', () => {
  const before = list('applied');
  expect(movedInList(before, second, 'hired')).toBe(before);
  expect(movedInList(before, first, 'applied')).toBe(before);
});
