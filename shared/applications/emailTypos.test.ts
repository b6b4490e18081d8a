import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likelyEmail } from './emailTypos.ts';

it.each([
  ['grace@gmial.com', 'grace@gmail.com'],
  ['grace@gmail.con', 'grace@gmail.com'],
  ['grace@gmail.co', 'grace@gmail.com'],
  ['Grace.W@Gmaill.com ', 'Grace.W@gmail.com'],
  ['a@b@yaho.com', 'a@b@yahoo.com'],
  ['grace@hotmial.com', 'grace@hotmail.com'],
  ['grace@outlok.com', 'grace@outlook.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

it.each([
  'grace@gmail.com',
  'grace@ymail.com',
  'grace@mail.com',
  'grace@company.co.ke',
  '@gmial.com',
  'gmial.com',
  '',
])('leaves %s alone', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});

it('suggests nothing for what it suggests, and keeps what stands before the sign', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z.]{1,12}$/),
      fc.stringMatching(/^[a-z]{3,9}\.[a-z]{2,3}$/),
      (name, domain) => {
        const meant = likelyEmail(`${name}@${domain}`);
        if (meant === null) return;
        expect(meant.startsWith(`${name}@`)).toBe(true);
        expect(likelyEmail(meant)).toBeNull();
      },
    ),
  );
});
