import type { Ai } from '../../server/ai/ai.ts';
import { languageDetector } from '../../server/ai/builtIn/interview/english.ts';
import type { InterviewCase } from '../../server/ai/eval/format.ts';
import { factsOf } from '../../server/ai/eval/interviews/interviews.ts';
import type { Wording } from '../../server/ai/guard/guardedTurn.ts';
import { nextDirective, otherDirectives } from '../../server/features/interview/director.ts';
import { sentencesOf } from '../../server/features/interview/parts/answers/reading.ts';
import type { Turn, TurnMeta } from '../../server/features/interview/parts/context.ts';
import { interviewerWords } from '../../server/features/interview/parts/interviewer/guarding.ts';
import { interviewRequest } from '../../server/features/interview/prompts.ts';
import type { Read } from './proxy.ts';

type PlayedTurn = {
  wording: Wording | 'fixed';
  sentences: number;
  questions: number;
  /** Of the prompt's tokens, how many were read anew; null where no call was made or the server didn't say. */
  share: number | null;
};
export type Played = { ended: boolean; turns: PlayedTurn[]; repeated: number };

/** Longer than any interview. */
const MESSAGES_MAX = 80;
/** Shorter sentences, such as "Thank you.", may come again. */
const SAME_LENGTH = 25;

/** One whole interview: a shipped person answers what is asked, the product's interviewer asks until it closes. */
export async function play(
  ai: Ai,
  one: InterviewCase,
  { take, onLine }: { take(): Read[]; onLine(line: string): void },
): Promise<Played> {
  const facts = { ...factsOf(one), firstName: 'Robin' };
  const languages = await languageDetector();
  const answer = personOf(one);
  const turns: Turn[] = [];
  const played: Played = { ended: false, turns: [], repeated: 0 };
  const before = new Set<string>();
  while (turns.length < MESSAGES_MAX && !played.ended) {
    const directive = nextDirective(facts, turns, languages);
    const others = otherDirectives(facts, turns, languages, directive);
    const signal = new AbortController().signal;
    const request = interviewRequest(facts, turns, directive, one.id, signal, others);
    let meta: TurnMeta = directive;
    let wording: PlayedTurn['wording'] = 'fixed';
    let content = '';
    take();
    const speaking = { facts, turns, directive, others, languages };
    for await (const piece of interviewerWords(ai, request, speaking, {
      ended(by) {
        wording = by;
      },
      chose(choice) {
        meta = choice.directive;
      },
    }))
      content += piece;
    const reads = take();
    const prompt = reads.reduce((sum, read) => sum + read.prompt, 0);
    const anew = reads.reduce((sum, read) => sum + read.anew, 0);
    const sentences = sentencesOf(content.replaceAll('**', ''));
    for (const sentence of sentences.filter(({ length }) => length >= SAME_LENGTH)) {
      if (before.has(sentence.toLowerCase())) played.repeated++;
      before.add(sentence.toLowerCase());
    }
    const share = prompt === 0 ? null : anew / prompt;
    played.turns.push({
      wording,
      sentences: sentences.length,
      questions: [...content.matchAll(/\?/g)].length,
      share,
    });
    onLine(
      `${played.turns.length}. ${directive.act}, ${wording}${share === null ? '' : `, ${anew} of ${prompt} tokens processed again`}: ${content.trim()}`,
    );
    const { phase, questionId, followUp } = meta;
    turns.push({ seq: turns.length + 1, role: 'assistant', content, meta: { phase, questionId, followUp } });
    played.ended = directive.act === 'close';
    if (!played.ended)
      turns.push({ seq: turns.length + 1, role: 'user', content: answer(questionId), meta: null });
  }
  return played;
}

/** The sample person's answer to a question: theirs to the same question, otherwise their next unused one. */
function personOf({ turns }: InterviewCase): (questionId: string) => string {
  const said: { id: string; text: string }[] = [];
  let id = 'opening';
  for (const turn of turns) {
    if ('say' in turn) said.push({ id, text: turn.say });
    else if (!('interviewer' in turn)) id = Object.values(turn)[0] ?? id;
  }
  const used = new Set<number>();
  return (questionId) => {
    const base = questionId.split('~')[0];
    const own = said.findIndex((one, at) => one.id === base && !used.has(at));
    if (questionId.includes('~') && own < 0) return 'I can’t think of anything to add to that.';
    const at = own >= 0 ? own : said.findIndex((one, index) => !used.has(index) && one.id !== 'opening');
    used.add(at);
    return said[at]?.text ?? 'No, thank you, that is everything.';
  };
}
