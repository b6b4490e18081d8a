import { describe, expect, it } from 'vitest';
import type { CandidateRow, CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { CandidateId } from '../../../../shared/ids/schema.ts';
import type { Columns } from './columns.ts';
import { overtaken, settleDrop, spoken, statusOfPlace } from './drop.ts';

const row = (n: number, status: CandidateStatus): CandidateRow => ({
  id: CandidateId.parse(`00000000-0000-4000-8000-00000000000${n}`),
  fullName: `Person ${n}`,
  email: 'p@example.com',
  position: 'Other',
  country: 'Kenya',
  status,
  score: null,
  mark: null,
  interviewing: false,
  tags: [],
  appliedAt: '2026-11-21T00:00:00.000Z',
});
const [ana, ben, cem] = [row(1, 'applied'), row(2, 'applied'), row(3, 'hired')];
const empty: Columns = { applied: [], shortlisted: [], interviewed: [], hired: [], rejected: [] };
const board: Columns = { ...empty, applied: [ana, ben], hired: [cem] };
const drop = (to: CandidateStatus | null, changes: Partial<Parameters<typeof settleDrop>[0]> = {}) =>
  settleDrop({ id: ana.id, to, lifted: board, current: board, picked: [], ...changes });

describe('a drop', () => {
  it('moves one card to another column, and means nothing elsewhere', () => {
    expect(drop('shortlisted')).toEqual({ kind: 'one', row: ana, status: 'shortlisted' });
    expect(drop('applied')).toEqual({ kind: 'nothing' });
    expect(drop(null)).toEqual({ kind: 'nothing' });
  });

  it('gives way to whoever moved the card meanwhile', () => {
    const moved = { ...empty, applied: [ben], rejected: [{ ...ana, status: 'rejected' as const }] };
    expect(drop('shortlisted', { current: moved })).toEqual({ kind: 'overtaken', row: ana, now: 'rejected' });
    const gone = { ...empty, applied: [ben] };
    expect(drop('shortlisted', { current: gone })).toEqual({ kind: 'overtaken', row: ana, now: null });
    expect(overtaken('Ana', 'rejected')).toBe(
      'Someone else moved Ana to Rejected in the meantime. We left them there.',
    );
  });

  it('takes the chosen people along when the lifted card is one of them', () => {
    const picked = [ana, ben, cem];
    expect(drop('hired', { picked })).toEqual({ kind: 'many', people: [ana, ben], status: 'hired' });
    expect(drop('applied', { picked })).toEqual({ kind: 'many', people: [cem], status: 'applied' });
    expect(drop('applied', { picked: [ana, ben] })).toEqual({ kind: 'nothing' });
    expect(drop('hired', { picked: [ben, cem] })).toMatchObject({ kind: 'one', row: ana });
    expect(drop('hired', { picked: [ana] })).toMatchObject({ kind: 'one', row: ana });
  });

  it('is told to who cannot see it', () => {
    expect(spoken.lifted('Ana', 'applied', 3)).toContain('3 people move together.');
    expect(spoken.over('Ana', 'hired', 'applied')).toBe('Ana is over Hired.');
    expect(spoken.over('Ana', null, 'applied')).toBe('Ana isn’t over a column.');
    expect(spoken.cancelled('Ana', 'applied')).toBe('Canceled. Ana is back in Applied.');
    expect(spoken.dropped('Ana', drop('hired'))).toBe('Ana dropped in Hired.');
  });

  it('counts in a column only', () => {
    expect(statusOfPlace('hired')).toBe('hired');
    expect(statusOfPlace('somewhere')).toBeNull();
    expect(statusOfPlace(undefined)).toBeNull();
  });
});
