import { LONG_PASSWORD } from '../../../../shared/auth/texts.ts';
import { brand } from '../../../../shared/company/brand.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { rateInThread } from './strengthThread.ts';

/**
 * Whether a new password is hard to guess (quality S8, ASVS 6.2.4): zxcvbn with the lists of leaked passwords
 * and English words, public facts about this product, and what's known about the person.
 */

/** The password's owner; unknown fields are left out. */
type Person = { email?: string | undefined; fullName?: string | undefined };

/** Ratings cost up to 100 ms of a processor each, and some doors are open to everyone. */
const perNetwork = { name: 'strength-ip', max: 30, windowSeconds: 15 * 60 };

const LENGTH_MAX = 100;
/** Letters that replace others in guessers' rules. */
const plain: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const productWords = (): string[] =>
  [
    ...[brand.name, brand.interviewer.name, brand.supervisor.name, brand.assistant.name].map((word) =>
      word.toLowerCase(),
    ),
    'hr admin administrator reviewer recruiter manager supervisor candidate applicant application interview employee',
    'career careers job jobs shift work worker remote hire hired hiring onboarding training payroll salary resume',
    'customer service support representative agent client chat office assistant company portal account login',
  ].flatMap((words) => words.split(' '));

/** Score 0–4; null when the rater gave no verdict. Nothing is loaded before the first call. */
export async function scoreOf(deps: Pick<Deps, 'publicUrl'>, password: string, person: Person) {
  return rateInThread(password.slice(0, LENGTH_MAX), personWords(deps, person), productWords());
}

/** Whether it will do: strength 3, and 4 where the composition rules no longer apply. */
export async function isStrong(
  deps: Pick<Deps, 'publicUrl'>,
  password: string,
  person: Person,
): Promise<boolean> {
  const words = [...personWords(deps, person), ...productWords()];
  if (isOnlyKnown(password, words)) return false;
  const score = await scoreOf(deps, password, person);
  if (score === null) return isPlainlyStrong(password, words);
  return score >= (password.length >= LONG_PASSWORD ? 4 : 3);
}

/**
 * The same for a caller from the network.
 * @throws DomainError weak_password, too_many_attempts
 */
export async function refuseWeak(
  deps: Deps,
  password: string,
  person: Person & { ip: string },
): Promise<void> {
  await deps.limits.hit(perNetwork, person.ip);
  if (!(await isStrong(deps, password, person))) throw new DomainError('weak_password');
}

/**
 * Whether known words, and beside them only numbers of up to eight digits (a day, a year) and marks, make up a password:
 * "Grace.Hopper_31121987" of Grace Hopper. zxcvbn counts each mark between two words as if it were guessed by itself, and
 * takes such a password for strong.
 */
function isOnlyKnown(password: string, words: string[]): boolean {
  const lower = password.slice(0, LENGTH_MAX).toLowerCase();
  const longestFirst = words.filter((word) => word.length > 2).toSorted((a, b) => b.length - a.length);
  return numbers.some((number) => {
    const whole = folded(lower.replace(number, ''));
    let rest = whole;
    for (const word of longestFirst) rest = rest.replaceAll(word, '');
    return rest !== whole && rest.replace(/[^\p{L}\d]/gu, '').length <= 2;
  });
}

/** A digit before a letter may be a number's, or stand for a letter: "Grace1987Hopper", "Gr4ce". Both are tried. */
const numbers = [
  /(?<!\d)\d{1,8}(?!\d)/gu,
  /(?<!\d)(?:\d{3,8}(?!\d)|\d{1,2}(?![\p{L}\d]))/gu,
  /(?<!\d)\d{1,8}(?![\p{L}\d])/gu,
];

const folded = (text: string): string => Array.from(text, (sign) => plain[sign] ?? sign).join('');

/**
 * The fallback rule without a rating (timeout, crash, flood). A weak password must not pass because of that, and good
 * ones must not be rejected: twelve characters that aren't a known word, with eight different ones, are accepted.
 */
export function isPlainlyStrong(password: string, words: string[]): boolean {
  let rest = folded(password.slice(0, LENGTH_MAX).toLowerCase());
  for (const word of [...stems, ...words]) if (word.length > 2) rest = rest.replaceAll(word, '');
  // Runs such as "aaa", "abab" and "1234" count once.
  rest = rest.replace(/(.{1,12}?)\1+/g, '$1').replace(/\d{3,}|[^\p{L}\d]+/gu, '');
  return rest.length >= 12 && new Set(rest).size >= 8;
}

const stems =
  'password passwort qwertyuiop qwerty qwertz azerty letmein welcome iloveyou monkey dragon sunshine princess football baseball superman batman master shadow michael jordan freedom whatever starwars computer internet summer winter spring autumn secret changeme default hello abcdefgh abcdef asdfghjkl asdfgh zxcvbnm zxcvbn qazwsx'.split(
    ' ',
  );

/** Name and address whole and in parts, and the site's host: what a guesser knows about this person. */
function personWords(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { email = '', fullName = '' }: Person,
): string[] {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  const name = fullName.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  const whole = [name, name.replace(/[^\p{L}]/gu, ''), mailbox, email.toLowerCase(), host];
  const parts = [name, email.toLowerCase(), host].flatMap((text) => text.split(/[^\p{L}]+/u));
  const words = [...whole, ...parts, ...parts.map((part) => part.normalize('NFKD').replace(/\p{M}/gu, ''))];
  return [...new Set(words)].filter((word) => word.length > 1);
}
