import type { InterviewPhase } from '../../../../shared/interview/schema.ts';
import { mayPause, withoutActs } from '../../../features/interview/parts/answers/asides.ts';
import { withoutDisclosures } from '../../../features/interview/parts/answers/disclosures.ts';
import { isHostile } from '../../../features/interview/parts/answers/reading.ts';
import { withoutWishes } from '../../../features/interview/parts/answers/wishes.ts';
import type { InterviewFacts, Turn } from '../../../features/interview/parts/context.ts';
import { questionsIn } from '../../../features/interview/parts/facts/questions.ts';
import { type ReadSentence, readText } from '../reading/sentence.ts';
import { type SignalSizes, signalsOf } from '../reading/signals.ts';
import { withoutAddressed } from './addressed.ts';
import { isUnread, languageDetector } from './english.ts';

/** Why a sentence is no evidence, whatever it says. */
type Void = 'foreign' | 'copied' | 'stuffed' | 'hostile' | 'again';

/** One sentence of the candidate, with what the judges take from it. */
export type Said = ReadSentence & {
  /** Number of the message it stands in. */
  seq: number;
  phase: InterviewPhase;
  /** The question it answers; '' before the first. */
  questionId: string;
  signals: SignalSizes;
  /** Null for what counts. */
  void: Void | null;
};

/** Number of consecutive words from which equal text counts as copied. */
const COPIED_WORDS = 6;

/** Letters and digits only, so that a copy is a copy however it is set. */
const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Texts of the posting and the interviewer, to detect copies of them. */
export const ourWords = (facts: InterviewFacts, turns: readonly Turn[]): string =>
  plain(
    [
      facts.jobDescription ?? '',
      facts.requirements ?? '',
      ...turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
    ].join(' \n '),
  );

/** Whether a sentence only repeats {@link ourWords}. */
export function isCopied(text: string, ours: string): boolean {
  const key = plain(text);
  return key.split(' ').length >= COPIED_WORDS && ours.includes(key);
}

/**
 * Everything the candidate said, read once for all judges: without what must not weigh (disclosures, talk to the
 * scorer), and without what they ask us or wish from HR.
 */
export async function readInterview(facts: InterviewFacts, turns: readonly Turn[]): Promise<Said[]> {
  const ours = ourWords(facts, turns);
  const languages = await languageDetector();
  const heard = new Set<string>();
  const found: Said[] = [];
  let phase: InterviewPhase = 'opening';
  let questionId = '';
  const ids: string[] = [];
  for (const turn of turns) {
    if (turn.meta) {
      ({ phase, questionId } = turn.meta);
      ids.push(questionId);
    }
    if (turn.role !== 'user') continue;
    for (const sentence of await readText(ratable(turn.content, phase, mayPause(questionId, ids)))) {
      const key = plain(sentence.text);
      found.push({
        ...sentence,
        seq: turn.seq,
        phase,
        questionId,
        signals: signalsOf(sentence),
        void: heard.has(key)
          ? 'again'
          : (voidOf(sentence.text, ours) ?? (isUnread(sentence.text, languages) ? 'foreign' : null)),
      });
      if (key.includes(' ')) heard.add(key);
    }
  }
  return found;
}

function voidOf(text: string, ours: string): Void | null {
  if (isHostile(text)) return 'hostile';
  if (isList(text)) return 'stuffed';
  return isCopied(text, ours) ? 'copied' : null;
}

/** So many bare terms in a row say nothing, whatever they are. */
const LIST_FROM = 7;

/** "Accuracy, escalation, CRM, follow-up …": terms without a figure or anything done with them. */
function isList(text: string): boolean {
  if (/\d{2}/.test(text)) return false;
  const items = text.split(/,|;|\/| and | & |\||•/).map((item) => plain(item).split(' ').length);
  return items.length >= LIST_FROM && items.filter((words) => words <= 2).length >= items.length * 0.75;
}

/** What may be rated of a message, line by line: a list stays a list. */
function ratable(content: string, phase: InterviewPhase, canPause: boolean): string {
  return withoutAddressed(withoutActs(content, phase, canPause))
    .split('\n')
    .map(withoutWishes)
    .map((line) => {
      const { asked, rest } = questionsIn(line, phase);
      return withoutDisclosures(asked.length > 0 ? rest : line);
    })
    .join('\n');
}
