import { sentencesOf } from '../answers/reading.ts';
import type { InterviewFacts } from '../context.ts';
import type { Asked } from './questions.ts';
import { factAbout } from './sheet.ts';

/** More subjects than this in one message get one sentence each. */
const WHOLE_MAX = 3;

/** What we can say to questions, and those that nothing on record answers. */
type Answers = { known: string[]; forHr: string[] };

/** Answers each question from the fact base, each subject once. */
export function answersTo(facts: InterviewFacts, asked: readonly Asked[]): Answers {
  const said = new Map<string, string>();
  const forHr: string[] = [];
  for (const { text, subjects } of asked) {
    const found = subjects.flatMap((subject): [string, string][] => {
      const fact = factAbout(subject, facts);
      return fact === null ? [] : [[subject, fact]];
    });
    if (found.length === 0) forHr.push(text);
    for (const [subject, fact] of found) said.set(subject, fact);
  }
  const whole = said.size <= WHOLE_MAX;
  return { known: [...said.values()].map((fact) => (whole ? fact : (sentencesOf(fact)[0] ?? fact))), forHr };
}
