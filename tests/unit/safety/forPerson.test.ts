import { expect, it } from 'vitest';
import { readSafety } from '../../../server/safety/reading.ts';

const asking = [
  'I want to',
  'I need to',
  'I’d like to',
  'I would prefer to',
  'Can I',
  'Please let me',
  'want to',
];
const persons = [
  'a person',
  'a real person',
  'a real human',
  'an actual person',
  'a human being',
  'someone real',
  'HR',
];

it('takes a wish for a person instead of the AI for no crisis, in any conversation', () => {
  for (const place of ['interview', 'work', 'practice'] as const)
    for (const ask of asking)
      for (const verb of ['talk to', 'speak with', 'chat with'])
        for (const person of persons)
          for (const end of ['', '.', ' please', ' instead.', ', not an AI.'])
            expect(
              readSafety(`${ask} ${verb} ${person}${end}`, place),
              `${ask} ${verb} ${person}${end}`,
            ).toBeNull();
});

it.each([
  'I want to talk to a real person before I end it',
  'I want to talk to a real person. I don’t want to live anymore.',
  'I want to talk to a real person or I will hurt myself',
  'I want to talk to a person, and then disappear forever',
  'I want to talk to a human and then die',
])('still believes a word more: %s', (text) => {
  expect(readSafety(text, 'interview')).toMatchObject({ kind: 'self_harm' });
});

it('changes nothing where no conversation offers a person', () => {
  expect(readSafety('I want to talk to a real person.')).not.toBeNull();
});
