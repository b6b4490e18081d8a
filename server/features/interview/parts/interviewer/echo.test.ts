import { describe, expect, it } from 'vitest';
import { echoesOf } from './echo.ts';

const asked = ['The posting mentions Zendesk, so this part matters.'];

describe('tools that were named', () => {
  it.each([
    [
      'I use Zendesk every day with macros, Google Sheets for weekly reports, and Slack with the warehouse.',
      'Zendesk, Google Sheets, and Slack, got it.',
    ],
    ['Mostly Excel, and some Zendesk at my last job.', 'Excel and Zendesk, got it.'],
    ['zendesk n slack daily', 'Zendesk and Slack, got it.'],
    ['I know Gorgias. I also worked with Zendesk and Excel.', 'Gorgias, Zendesk, and Excel, got it.'],
    ['I’ve never used Zendesk. I know Excel and Slack well.', 'Excel and Slack, got it.'],
    ['Zendesk, Excel, Slack, Trello and Shopify.', 'Zendesk, Excel, Slack, and more, got it.'],
  ])('are repeated whole or not at all: %s', (answer, echo) => {
    expect(echoesOf(answer, 'skills', asked)).toContain(echo);
  });

  it('aren’t repeated when all were said before', () => {
    expect(echoesOf('Zendesk, every day.', 'skills', asked).join(' ')).not.toContain('Zendesk');
  });
});

describe('a figure', () => {
  it.each([
    'At Brightwater Outdoor I answered about 45 tickets a day. Once a man’s tent arrived without poles the day before his trip; I called the local store, found a set, and he picked it up that evening.',
    'I had 3 bosses. My worst day was when the power went out at noon and everyone called at once, so I wrote the orders down by hand and typed them in later that night.',
    'We had 12 tables. A guest said her soup was cold, I said sorry, brought a new one, and she stayed for dessert and left a tip for the kitchen.',
    'There were 200 invoices. One supplier wrote to me very angry because his was paid late, so I called the bank, found the mistake in the number, and wrote him the date.',
    'I sold 30 cars. What I remember is the old man who couldn’t read the contract, I sat with him for an hour and read every line of it aloud.',
    'My class had 28 pupils. One of them never spoke, so every morning I asked her something small, and in spring she read a poem in front of everyone.',
  ])('in passing isn’t what a story is about: %s', (answer) => {
    expect(echoesOf(answer, 'experience', []).join(' ')).not.toMatch(/\d/);
  });

  it('is repeated where it’s the answer', () => {
    expect(echoesOf('I answered about 45 tickets a day.', 'experience', [])).toContain('45 tickets, got it.');
  });
});
