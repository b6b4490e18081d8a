import { describe, expect, it } from 'vitest';
import { withoutPassages } from './passages.ts';

const work = 'I answered tickets for three years in a team of nine people.';
const more = 'I type fast, I like order, and I have used Zendesk every day.';

describe('withoutPassages', () => {
  it('leaves out the sentences that need a person with their neighbours, and keeps the rest', () => {
    const text = `${work} It was hard. Honestly, I want to die most days. Nobody knows. ${more}`;
    expect(withoutPassages(text)).toBe(`${work} ${more}`);
  });

  it('leaves out what goes on about it', () => {
    const text = `${work} ${more} My husband beats me every night. I hide in the bathroom when he comes home and the police came twice.`;
    expect(withoutPassages(text)).toBe(work);
    const rest = `I am 15 years old. My school ends at 3pm so I can work after class. ${work}`;
    expect(withoutPassages(rest)).toBe(work);
  });

  it('leaves out all of them', () => {
    const text = `I want to die. So it is. ${work} ${more} ${work} Well. I am going to kill myself tonight.`;
    expect(withoutPassages(text)).toBe(`${work} ${more} ${work}`);
  });

  it('shows nothing where little is left', () => {
    expect(withoutPassages('I like order a lot. It helps. I want to die most days.')).toBe('');
  });

  it('shows nothing where it cannot tell which words were meant', () => {
    expect(withoutPassages('The lights go out soon and the boats with them, and so it goes on here.')).toBe(
      '',
    );
    expect(withoutPassages('I want to die most days')).toBe('');
    expect(withoutPassages('')).toBe('');
  });
});
