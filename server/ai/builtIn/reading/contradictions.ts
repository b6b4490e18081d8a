/** Two statements that can't both be true, each to the character; `what` says about what they differ. */
export type Contradiction = { what: 'years' | 'age' | 'employer' | 'job'; first: string; second: string };

const small: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
};
const numeral = Object.keys(small).join('|');
const yearsSaid = new RegExp(
  String.raw`\b(\d{1,2}|${numeral})\s?\+?\s*(?:plus\s+)?(?:years?|yrs?)\b(?!\s+(?:ago|old|notice|later|contract|warranty))`,
  'giu',
);
/** The years are the person's own time at work. */
const ofWork =
  /\b(?:experience|worked|working|work as|been|served|in (?:this|the|customer|data|admin|human|support|sales|accounting)|as an?|career|past|last|for over|more than|total|manager|supervisor|specialist|agent|assistant)\b/i;
const notOwn =
  /\b(?:she|he|they|old|warranty|mother|father|son|daughter|study|studies|studied|degree|learning|retired|married|home with)\b/i;
const education =
  /\b(?:school|bsc|ba|b\.?a\.?|bachelor|msc|degree|university|college|diploma|graduate|graduated|matric|certificate|course|stud(?:y|ies|ent)|faculty|institute|lyceum|academy)\b/i;
const disowned =
  /\b(?:r[eé]sum[eé]|cv)(?!\p{L}).{0,40}\b(?:old(?:er)?|outdated|not (?:right|correct|mine|updated)|wrong|mistake|cousin|friend|agency|someone else)\b|\b(?:old(?:er)?|outdated|wrong)\s+(?:version of (?:my|the) )?(?:r[eé]sum[eé]|cv)(?!\p{L})/iu;
const aged = /\bi(?:['’]m| am)\s+(\d{2})\b(?!\s*(?:%|minutes|hours|km|miles|percent))/i;
const unemployed =
  /\b(?:not employed|unemployed|between jobs|no (?:other )?(?:job|employer)|not working (?:now|at present))\b/i;
const employed =
  /\b(?:my (?:current |present )?(?:shift|job|employer|boss)\b.{0,40}\b(?:ends|until|now|keep)|keep (?:that|my|the) (?:position|job)|i (?:still )?work (?:now )?(?:at|for|in) (?:a|the|my))\b/i;
/** Years that a short résumé may leave out. */
const SLACK = 2;
/** Nobody works full time before this age. */
const EARLIEST_WORK = 15;

type Said = { text: string };

/**
 * What can't be true together, among what somebody said and their résumé. Careful on purpose: an older job that a
 * résumé leaves out, or a second job named later, is none.
 * @param year the year in which they spoke
 */
export function contradictionsIn(
  said: readonly Said[],
  resume: string | null,
  year: number,
): Contradiction[] {
  const claims = said.flatMap(({ text }) =>
    notOwn.test(text) || !ofWork.test(text)
      ? []
      : [...text.matchAll(yearsSaid)].map(([, digits = '']) => ({
          years: Number(digits) || (small[digits.toLowerCase()] ?? 0),
          text,
        })),
  );
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
    const age = Number(aged.exec(text)?.[1] ?? 0);
    if (most && age >= 16 && age - most.years < EARLIEST_WORK) {
      found.push({ what: 'age', first: most.text, second: text });
    }
    if (disowned.test(text) && begun) found.push({ what: 'employer', first: text, second: begun.line });
  }
  const free = said.find(({ text }) => unemployed.test(text));
  const busy = said.find(({ text }) => employed.test(text) && !unemployed.test(text));
  if (free && busy && said.indexOf(busy) > said.indexOf(free)) {
    found.push({ what: 'job', first: free.text, second: busy.text });
  }
  return found;
}

/** The first year of work that a résumé names, with its line; null when it names none. */
function workedSince(resume: string | null): { year: number; line: string } | null {
  const jobs = (resume ?? '').split('\n').flatMap((line) => {
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
