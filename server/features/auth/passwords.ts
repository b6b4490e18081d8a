import { hash, verify } from '@node-rs/argon2';
import { NewPassword } from '../../../shared/auth.ts';

/** argon2id at the least the OWASP cheat sheet allows (quality S8). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of nothing anybody can type, so that an unknown address costs the same time as a wrong password (S10). */
const decoy = hash(Buffer.from(crypto.getRandomValues(new Uint8Array(32))), options);

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Verifies against `stored`, or against a decoy when there is none; always one hash of work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await decoy), password);
  return stored !== null && right;
}

/** Stems that lists of leaked passwords are full of; with digits and signs around them they stay guessable. */
const commonStems =
  'password,passw0rd,qwerty,qwertz,azerty,letmein,welcome,admin,administrator,iloveyou,monkey,dragon,sunshine,princess,football,baseball,superman,batman,master,shadow,michael,jordan,freedom,whatever,trustno,starwars,computer,internet,summer,winter,spring,autumn,january,february,changeme,secret,default,login,user,test,guest,hello,abc,abcd,abcdef,asdf,asdfgh,zxcvbn,qazwsx,company,longtable'.split(
    ',',
  );

/** What is wrong with a new password, as a sentence; null when it will do. */
export function passwordProblem(password: string): string | null {
  const rule = NewPassword.safeParse(password);
  if (!rule.success) return rule.error.issues[0]?.message ?? 'Please choose another password';
  const stem = password
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d+|\d+$/g, '');
  if (commonStems.includes(stem) || /^(.)\1+$/.test(stem)) {
    return 'This password is easy to guess. Please choose another one';
  }
  return null;
}
