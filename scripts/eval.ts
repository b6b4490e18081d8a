import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { shippedInterviews } from '../server/ai/eval/cases.ts';
import { InterviewCase } from '../server/ai/eval/format.ts';
import { figuresOf, type InterviewFigures, type Scored } from '../server/ai/eval/interviewFigures.ts';
import { scoreBuiltIn } from '../server/ai/eval/interviews.ts';
import { asPage, asText } from '../server/ai/eval/report.ts';

/** `npm run eval`: how well the built-in scorer agrees with an expert; `-- --cases FILE.json` reads other cases. */
const { values: options } = parseArgs({ options: { cases: { type: 'string' }, out: { type: 'string' } } });
const folder = path.resolve(options.out ?? 'test-results/eval');

function readCases(file: string): InterviewCase[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    stop(`${file} holds no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = z.strictObject({ interviews: z.array(InterviewCase).min(1) }).safeParse(read);
  if (!parsed.success) stop(`${file} isn’t in the format of cases:\n${z.prettifyError(parsed.error)}`);
  return parsed.data.interviews;
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const sets = options.cases
  ? [{ title: path.basename(options.cases), cases: readCases(options.cases) }]
  : [
      { title: 'First set', cases: shippedInterviews('first') },
      { title: 'Second set (unseen)', cases: shippedInterviews('second') },
    ];
const results: { title: string; figures: InterviewFigures; scored: Scored[] }[] = [];
for (const { title, cases } of sets.filter((set) => set.cases.length > 0)) {
  const scored: Scored[] = [];
  for (const one of cases) scored.push({ one, found: await scoreBuiltIn(one) });
  const figures = await figuresOf(scored, scoreBuiltIn);
  process.stdout.write(`${asText(title, figures)}\n`);
  results.push({ title, figures, scored });
}

mkdirSync(folder, { recursive: true });
const kept = results.map(({ title, figures, scored }) => ({
  title,
  figures,
  cases: scored.map(({ one, found }) => ({ id: one.id, expected: one.expected, found })),
}));
writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(kept, null, 2)}\n`);
writeFileSync(path.join(folder, 'report.html'), asPage(results));
process.stdout.write(`Written to ${path.relative(process.cwd(), folder)}/report.html and report.json\n`);
