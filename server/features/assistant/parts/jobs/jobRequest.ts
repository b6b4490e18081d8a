import { type Hours, readHours } from './jobHours.ts';
import { type Pay, readPay } from './jobPay.ts';
import { readPlace, type Setting } from './jobPlace.ts';
import { JobText } from './jobText.ts';

const letters =
  /\b(?:e-?mails?|mails?|messages?|notes?|letters?|replies|reply|reports?|summar(?:y|ies)|lists?|about|to|for)\b/i;
const jobRequest =
  /\b(?:draft|write|create|prepare|compose|make|(?:post|publish|advertise|announce|open|put up)(?=\s+(?:me\s+|us\s+)?(?:an?|another|new)\b))\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+|another\s+)?(?:new\s+)?((?:[\p{L}\d-]+\s+){0,4}?)(?:job|posting|vacancy)(?:\s+(?:text|ad|advert|posting|post|description|offer)\b)?(?:\s*:|\s+(?:for|as|of|about)\b)?\s*(?:an?\s+|the\s+|another\s+)?(.*)/isu;

/** The text that describes the job to draft; null for any other request. */
export function jobAsked(text: string): string | null {
  const found = text.match(jobRequest);
  if (!found || letters.test(found[1] ?? '')) return null;
  return `${found[1] ?? ''}${found[2] ?? ''}`.trim();
}

/** What a request says about a job. Words that nothing is made of are named, so they aren't lost. */
export type JobRequest = {
  title: string;
  pay: Pay | null;
  hours: Hours;
  setting: Setting;
  place: string | null;
  /** Lines for the requirements. */
  needs: readonly string[];
  /** "No experience needed". */
  isOpen: boolean;
  /** The request names years of experience. */
  isSkilled: boolean;
  unused: readonly string[];
};

/** Reads a request piece by piece: what's understood is taken out, and the rest is named. */
export function readJobRequest(asked: string): JobRequest {
  const text = new JobText(asked);
  const needs: string[] = [];
  readLanguages(text, needs);
  const isOpen =
    text.takeAny(
      new RegExp(
        `${JobText.no}(?:previous |prior |work )?experience(?: (?:is )?(?:needed|required|necessary))?`,
      ),
    ) !== null ||
    text.takeAny(/\bexperience(?: is)?(?: not|n['’]t) (?:needed|required|necessary)|\bentry[- ]level\b/) !==
      null;
  const years = text.take(
    /(?:with |needs? |requires? |having )*(?:at least |a minimum of |minimum(?: of)? |min )?\b(\d{1,2}|one|two|three|four|five)\+? ?(?:years?|yrs?)\b(?:['’]s?)?(?! (?:contract|old|term|degree))(?: (?:of )?((?:[\w-]+ ){0,2}?)experience(?: (in|with) ([^,;.|()]{2,50}?)(?=$|[,;.|()]| and ))?)?/,
    /\b(?:up to|less than|under|max\w*|within|over the|next|first|past) $/,
  );
  if (years) {
    const [, count = '', kind = '', joint = '', field = ''] = years;
    const what = `${kind}experience`.replace(/^(?:work|working|relevant|similar) /, '');
    const where = field ? ` ${joint} ${field.trim()}` : kind.trim() ? '' : ' with this kind of work';
    needs.push(
      `At least ${count.toLowerCase()} ${count === '1' || /^one$/i.test(count) ? 'year' : 'years'} of ${what}${where}`,
    );
  }
  const hours = readHours(text);
  const pay = readPay(text, hours.weekly);
  const { setting, place } = readPlace(text);
  const title = titleOf(text);
  return { title, pay, hours, setting, place, needs, isOpen, isSkilled: years !== null, unused: text.left() };
}

const language = '(?:spanish|french|german|portuguese|italian|arabic|mandarin|japanese|dutch|polish)';
const several = `${language}(?:(?:, (?:and |or )?| and | or |/)${language})*`;
const skills = '(?: (?:language|skills?|speakers?|knowledge|fluency))*';

const proper = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;

function readLanguages(text: JobText, needs: string[]): void {
  const named = (words: string): string[] => (words.match(new RegExp(language, 'gi')) ?? []).map(proper);
  const wanted = '(?:needed|required|necessary|mandatory|a must)';
  while (
    text.takeAny(new RegExp(`${JobText.no}${several}${skills}(?: (?:is |are )?${wanted})?`)) ??
    text.takeAny(new RegExp(String.raw`\b${several}${skills}(?: is| are)?(?: not|n['’]t)(?: be)? ${wanted}`))
  );
  const plus = text.takeAny(
    new RegExp(
      String.raw`\b(${several})${skills}(?: (?:is|are|would be))? (?:an? )?(?:(?:big )?plus|bonus|optional|preferred|nice to have|advantage|helpful|welcome)\b`,
    ),
  );
  for (const one of named(plus?.[1] ?? '')) needs.push(`${one} is a plus`);
  const speaks =
    '(?:(?:who|must|should|can|speaks?|fluent|good|strong|native|excellent|advanced|conversational|knows?|knowledge of|with|and|in) )*';
  const spoken = text.take(
    new RegExp(
      String.raw`${speaks}\b(${several})(?:[- ](?:fluent|fluently|speaking|native|is|are|a must|required|needed|language|skills?|speakers?))*`,
    ),
    undefined,
    { keepsTitle: true },
  );
  for (const one of named(spoken?.[1] ?? '')) needs.push(`Fluent ${one}`);
}

/** "night-shift support agent" as "Night-Shift Support Agent". */
const titleOf = (text: JobText): string =>
  text
    .title()
    .replace(/[^\p{L}\p{N} /&'’-]/gu, '')
    .trim()
    .slice(0, 80)
    .replace(
      /(^|[\s/-])(\p{L})/gu,
      (_all, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    );
