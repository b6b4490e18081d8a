import { describe, expect, it } from 'vitest';
import { LinkedIn } from './linkedin.ts';

const answer = (typed: string): string => {
  const { success, data, error } = LinkedIn.safeParse(typed);
  return success ? data : (error.issues[0]?.message ?? '');
};

const secure = 'Please use an address that starts with https://';
const linkedIn = 'Please enter a LinkedIn address, for example, linkedin.com/in/your-name';
const profile = 'Please enter the address of your profile, for example, linkedin.com/in/your-name';

describe('a LinkedIn address', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['www.linkedin.com/in/ada/', 'https://www.linkedin.com/in/ada/'],
    ['  https://pe.linkedin.com/in/ada-1?trk=x#top ', 'https://pe.linkedin.com/in/ada-1'],
    ['HTTPS://WWW.LINKEDIN.COM/in/Ada', 'https://www.linkedin.com/in/Ada'],
    ['linkedin.com/in/josé-王', 'https://linkedin.com/in/jos%C3%A9-%E7%8E%8B'],
    ['\u200Elinkedin.com/pub/ada/1/2/3\u2060', 'https://linkedin.com/pub/ada/1/2/3'],
  ])('takes %j', (typed, stored) => expect(answer(typed)).toBe(stored));

  it.each([
    ['http://linkedin.com/in/ada', secure],
    ['http://linkedin.com.evil.example/in/ada', linkedIn],
    ['https://example.com/in/ada', linkedIn],
    ['ada', linkedIn],
    ['notlinkedin.com/in/ada', linkedIn],
    ['linkedin.com.evil.example/in/ada', linkedIn],
    ['linkedin.com@evil.example/in/ada', linkedIn],
    ['https://me:secret@linkedin.com/in/ada', linkedIn],
    ['https://linkedin.com:8443/in/ada', linkedIn],
    ['javascript:alert(1)//linkedin.com/in/ada', linkedIn],
    ['data:text/html,linkedin.com/in/ada', linkedIn],
    ['ftp://linkedin.com/in/ada', linkedIn],
    ['https://', linkedIn],
    ['linkedin.com', profile],
    ['linkedin.com/in/', profile],
    ['linkedin.com/company/longtable', profile],
    [`linkedin.com/in/${'a'.repeat(300)}`, 'Please enter a shorter address'],
  ])('refuses %j and says what to enter', (typed, message) => expect(answer(typed)).toBe(message));
});
