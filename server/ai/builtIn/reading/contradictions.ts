import type { ContradictionKind } from '../../../../shared/interview/contradictions.ts';
import { numerals, numeralUpTo } from './numerals.ts';
import type { Sentence } from './tokens.ts';
import { ownsYears } from './years.ts';

/** Two statements that can't both be true, each to the character; `what` says about what they differ. */
export type Contradiction = { what: ContradictionKind; first: string; second: string };

const yearsSaid = new RegExp(
  String.raw`\b(\d{1,2}|${numeralUpTo(20)})\s?\+?\s*(?:plus\s+)?(?:years?|yrs?)\b(?!\s+(?:ago|old|notice|later|contract|warranty))`,
  'giu',
);
/** The years are the person's own time at work: next to such a word, in one of our fields, or said with "since 15 years". */
const ofWork =
  /\b(?:experience|worked|working|work as|been|served|in (?:this|the|human|accounting)|(?:in|of|at|on|to|into) (?:an? |the )?(?:customers?|data|admin|support|sales|help ?desks?|call cent(?:er|re)s?|bpo)|since (?:\d|\w+ (?:years|yrs)\b)|(?:years|yrs) (?:of )?(?:customers?|data|admin|support|sales|help ?desks?|call cent(?:er|re)s?|bpo|exp)|as an?|career|past|last|for over|more than|total|industry|(?:manager|supervisor|specialist|agent|assistant|clerk|rep(?:resentative)?)s?)\b/i;
/** Years that aren't about experience. */
const otherTime = /\b(?:old|warranty|study|studies|studied|degree|learning|retired|married|home with)\b/i;
const education =
  /\b(?:school|bsc|ba|b\.?a\.?|bachelor|msc|degree|university|college|diploma|graduate|graduated|matric|certificate|course|stud(?:y|ies|ent)|faculty|institute|lyceum|academy)\b/i;
/** Says that their résumé isn't true: "there may be an error on the résumé". */
const disowned =
  /\b(?:r[eé]sum[eé]|cv)(?!\p{L})\s+(?:is|was|may be|might be|could be|must be|has|shows|says)\b.{0,24}\b(?:not (?:right|correct|mine|true)|wrong|(?<!\b(?:no|without|any) )(?:mistakes?|errors?))\b|\bwrong\s+(?:version of (?:my|the) )?(?:r[eé]sum[eé]|cv)(?!\p{L})|(?<!\bno )\b(?:error|mistake)s? (?:on|in) (?:my|the|that) (?:r[eé]sum[eé]|cv)(?!\p{L})/iu;
/** Says that their résumé is behind. That's no contradiction by itself; it takes something back beside another. */
const outdated =
  /\b(?:r[eé]sum[eé]|cv)(?!\p{L})\s+(?:(?:that )?(?:you (?:have|got|see)|i sent(?: you)?|on file) )?(?:is|was|may be|might be|could be|must be)\b.{0,24}\b(?:old(?:er)?|outdated|not updated)\b|\b(?:old(?:er)?|outdated)\s+(?:version of (?:my|the) )?(?:r[eé]sum[eé]|cv)(?!\p{L})/iu;
/** "I turned 30 complaints into sales" is no age. */
const aged =
  /\bi(?:(?:['’]m| am)\s+(\d{2})\b(?!\s*(?:%|minutes|hours|km|miles|percent))|(?:['’]ve| have)?(?: just| only)? turned\s+(\d{2})\b(?=\s*(?:[.,;!?)]|$|(?:last|this|in|on|years?|today|and|but|so|when)\b)))/i;
const unemployed =
  /\b(?:i['’]?m|i am|am|being)\s+(?:currently |presently |now )?(?:not employed|unemployed|between jobs|jobless|not working (?:now|at present|anywhere))\b/i;
/** A current job of their own: "my shift at the store ends at six", "I'd keep that position". */
const employed =
  /\bmy (?:current |present )?(?:shift|job|employer|boss)\b.{0,40}\b(?:ends|until|now)\b|\bkeep (?:that|my|the) (?:position|job)\b|\bi still work (?:at|for|in|as)\b/i;
/** Years that a short résumé may leave out: many list the last jobs only. */
const SLACK = 3;
/** Full-time work before this age is implausible. */
const EARLIEST_WORK = 15;

/**
 * Contradictions within what a person said and their résumé. Deliberately cautious: an older job missing from a résumé,
 * or a second job mentioned later, isn't one.
 * @param year the year in which they spoke
 */
export function contradictionsIn(
  said: readonly Sentence[],
  resume: string | null,
  year: number,
): Contradiction[] {
  const claims = said.flatMap((sentence) => {
    const { text } = sentence;
    if (otherTime.test(text) || !ofWork.test(text)) return [];
    return [...text.matchAll(yearsSaid)].flatMap(({ 1: digits = '', index }) => {
      const years = Number(digits) || (numerals[digits.toLowerCase()] ?? 0);
      return ownsYears(sentence, index) ? [{ years, text }] : [];
    });
  });
  const most = claims.reduce<(typeof claims)[number] | null>(
    (top, claim) => (top && top.years >= claim.years ? top : claim),
    null,
  );
  const found: Contradiction[] = [];
  const begun = workedSince(resume);
  if (most && begun && most.years > year - begun.year + SLACK) {
    found.push({ what: 'years', first: most.text, second: begun.line });
  }
  for (const { text } of said) {
    const [, is, turned] = aged.exec(text) ?? [];
    const age = Number(is ?? turned ?? 0);
    if (most && age >= 16 && age - most.years < EARLIEST_WORK) {
      found.push({ what: 'age', first: most.text, second: text });
    }
  }
  const free = said.find(({ text }) => unemployed.test(text));
  const busy = said.find(({ text }) => employed.test(text) && !unemployed.test(text));
  if (free && busy && said.indexOf(busy) > said.indexOf(free)) {
    found.push({ what: 'job', first: free.text, second: busy.text });
  }
  const taken = said.find(({ text }) => disowned.test(text) || (found.length > 0 && outdated.test(text)));
  if (taken && begun) found.push({ what: 'employer', first: taken.text, second: begun.line });
  return found;
}

/**
 * The first year of work that a résumé names, with its line. Null when it names none, or one job and nothing before
 * it: who lists only the last job says nothing about earlier ones.
 */
function workedSince(resume: string | null): { year: number; line: string } | null {
  const dated = (resume ?? '').split('\n').filter((line) => /\b(?:19|20)\d{2}\b/.test(line));
  if (dated.length < 2) return null;
  const jobs = dated.flatMap((line) => {
    if (education.test(line)) return [];
    return (line.match(/\b(?:19|20)\d{2}\b/g) ?? []).map((year) => ({
      year: Number(year),
      line: line.trim(),
    }));
  });
  return jobs.reduce<{ year: number; line: string } | null>(
    (first, job) => (first && first.year <= job.year ? first : job),
    null,
  );
}
