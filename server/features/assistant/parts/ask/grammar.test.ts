import { expect, it } from 'vitest';
import { readTalk } from './grammar.ts';

const lexicon = {
  now: '2026-03-31T12:00:00.000Z',
  countries: ['Kenya'],
  positions: ['Virtual Assistant'],
  tags: ['Demo'],
  departments: ['Support'],
  locations: ['Remote'],
  jobs: ['Evening Chat Agent'],
  names: ['Grace Otieno', 'Hamza Khan'],
};

const read = (question: string) => readTalk([question], lexicon);

it.each(['compare c++ and hamza', 'show [grace and hamza'])(
  'takes signs for what they are: %s',
  (question) => {
    expect(read(question)?.unknown).not.toEqual([]);
  },
);
