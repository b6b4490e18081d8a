import { describe, expect, it } from 'vitest';
import { contradictionsIn } from './contradictions.ts';
import { sentencesIn } from './tokens.ts';

const resume = 'Delivery coordinator, restaurant, 2023 - 2024\nBSc Zoology, 2019 - 2023';
const found = (texts: string[], cv: string | null = resume) =>
  contradictionsIn(texts.flatMap(sentencesIn), cv, 2026).map(({ what }) => what);

describe('contradictions', () => {
  it.each([
    [['For the past eight years I have served as a support specialist.'], ['years']],
    [
      ['I have eight years of experience in HR administration.', 'The résumé is perhaps an older version.'],
      ['years', 'employer'],
    ],
    [
      ['I have worked in data entry for 9 years.', "I'm 22 but I started early."],
      ['years', 'age'],
    ],
    [
      ['I just turned 25.', 'I have 20 years of experience in customer support.'],
      ['years', 'age'],
    ],
    [
      ['I turned 25 last month', 'I have 20 years of experience in customer support.'],
      ['years', 'age'],
    ],
    [['There may be an error on the résumé; a friend typed it.'], ['employer']],
    [['I am not employed at present.', 'I would begin when my shift at the store ends.'], ['job']],
  ])('%j', (texts, what) => expect(found(texts)).toEqual(what));

  it.each([
    [['I worked two years in a restaurant.']],
    [['My mother worked 30 years in a school.']],
    [['My contract says 3 years of warranty.']],
    [['I have a job at the store, and I would leave it.']],
    [['I have no job at the moment, so I can start on Monday.', 'I work in a quiet room with a door.']],
    [['The résumé is perhaps an older version.']],
    [['A friend at an agency read my résumé and sent me your link.', 'I have 3 years of experience.']],
    [['No mistake in my CV was found.', 'I worked as an agent for 2 years.']],
    [['I worked for a company that has been on the market for over 25 years.', 'I’m 24 and live in Cebu.']],
    [['My team lead had 20 years of experience and taught me to check every order twice.']],
    [['The company has been serving customers for 30 years.']],
    [['At my last job a client who had been with us for 15 years complained.']],
    [['Our oldest customer has been with us for more than 12 years, so I called her myself.']],
    [['I’ve been living in this house for 30 years.']],
    [['I don’t have 12 years of experience in support yet.']],
  ])('none in %j', (texts) => expect(found(texts)).toEqual([]));

  it.each(['Last year I turned 30 angry customers into regular ones.', 'I turned 30 complaints into sales.'])(
    'is no age: %s',
    (text) => {
      expect(found(['I have 20 years of experience in customer support.', text], null)).toEqual([]);
    },
  );

  it('are none with a résumé that lists the last job only', () => {
    expect(found(['I have 12 years of experience in support.'], 'Agent, 2023 - 2025')).toEqual([]);
  });

  it('are none without a résumé to compare with', () => {
    expect(found(['I have 12 years of experience in support.'], null)).toEqual([]);
  });
});
