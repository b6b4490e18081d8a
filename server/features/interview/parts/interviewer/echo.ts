import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import { andList } from '../../../../../shared/text/lists.ts';
import type { Deed } from '../../../../ai/builtIn/reading/deeds.ts';
import { hoursIn, spokenHours } from '../answers/hours.ts';
import { refersTo } from '../answers/questionState.ts';
import { countsIn, toolsIn, wordsOf } from '../answers/reading.ts';
import { type AnswerSentence, readSentences } from '../answers/sentences.ts';

/** Unmistakable workplaces; nothing else a person names is repeated. */
const places =
  /(?:^|\b(?:an?|the|my|our|in|at|for)\s+(?:\w+ ){0,2}?)((?:shoe |book |web |online |coffee |repair |flower )?shop|library|hospital|clinic|hotel|restaurant|warehouse|wholesaler|pharmacy|bakery|supermarket|call cent(?:er|re)|airline|law firm|school|dentist['’]s office|logistics company|insurance company|travel agency|real estate (?:agency|office)|kindergarten|factory)\b/i;

const verbs = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const checking = verbs('check verify compare reread confirm');
const informingVerbs = verbs('tell inform notify update');
const superiors = verbs('lead boss manager supervisor hr chief director');
const soothing = verbs('apologize listen calm');

/** Of more tools than these the first are repeated. */
const TOOLS_MAX = 3;
/** A figure is repeated from a sentence that makes up so much of the answer. */
const MAIN_SHARE = 0.5;

/** Actions in an answer and how to acknowledge them. What a person doesn't do isn't mentioned. */
const themes: { seen: (deed: Deed) => boolean; said: string[] }[] = [
  {
    seen: ({ verb, done }) => !done && /^(?:pay|send|give|share|promise|transfer|allow|delete)$/.test(verb),
    said: ['So there’s a point where you’d hold off.', 'So you’d wait until it’s clear.'],
  },
  {
    seen: ({ verb, done }) => done && soothing.has(verb),
    said: ['So the person comes first, then the problem.'],
  },
  {
    seen: ({ verb, done, with: beside }) =>
      done && verb === 'ask' && beside.some((word) => superiors.has(word)),
    said: ['So you’d ask before you decide.'],
  },
  {
    seen: ({ verb, done }) => done && checking.has(verb),
    said: ['So you check before you decide.', 'So you look closely before you act.'],
  },
  {
    seen: ({ verb, done }) => done && informingVerbs.has(verb),
    said: ['So you keep people in the loop.', 'So nobody’s left guessing.'],
  },
];

/**
 * A short acknowledgment in our own words: it repeats only known tools, figures, hours, and places of work,
 * so that a candidate can't make the interviewer say things. Empty when there's nothing to repeat.
 */
export function echoesOf(answer: string, phase: InterviewPhase, before: readonly string[]): string[] {
  if (phase === 'availability') return hoursEcho(answer);
  // "I already told you" informs no one.
  const sentences = readSentences(answer).filter(({ text }) => refersTo(text) === null);
  const said = sentences.filter((sentence) => !denies(sentence));
  const tools = toolsIn(said.map(({ text }) => text).join(' ')).filter((tool) => tool !== 'VLOOKUP');
  // All that they named or none: leaving out one we mentioned ourselves would sound as if we hadn't heard it.
  if (phase === 'skills' && tools.some((tool) => !before.some((text) => text.includes(tool)))) {
    const named = andList(tools.length > TOOLS_MAX ? [...tools.slice(0, TOOLS_MAX), 'more'] : tools);
    return tools.length > 1 ? [`${named}, got it.`, `So ${named}.`] : [`${named}, got it.`];
  }
  const shown = themesIn(sentences)
    .filter(({ said: words }) => !words.some((one) => before.some((text) => text.includes(one))))
    .flatMap(({ said: words }) => words);
  if (phase === 'situation') return shown;
  const place = places.exec(said.map(({ text }) => text).join(' '))?.[1]?.toLowerCase();
  const figure = countsIn(answer).find(
    (count) =>
      count.length < 30 &&
      // A figure in passing isn't what a story is about.
      wordsOf(sentences.find(({ text }) => text.includes(count))?.text ?? '').length >=
        wordsOf(answer).length * MAIN_SHARE &&
      /s$/i.test(count) &&
      !/(?:years|months|weeks|days|hours|minutes)$/i.test(count) &&
      // Half of a range, "45-55 chats", would be another number.
      !new RegExp(`\\d\\s?(?:[-–/]|to|or)\\s?${count.slice(0, 3)}`).test(answer),
  );
  const acknowledged = [
    ...(place ? [`${/^[aeiou]/.test(place) ? 'An' : 'A'} ${place}, got it.`] : []),
    ...(figure ? [`${figure}, got it.`] : []),
  ];
  return acknowledged.length > 0 ? acknowledged : shown;
}

/** "I've never used Zendesk", "no CRM": named, and not known. */
function denies({ tokens }: AnswerSentence): boolean {
  return (
    tokens.some(({ negated }) => negated) ||
    tokens.some(({ lemma }) => /^(?:no|not|never|n't|without)$/.test(lemma))
  );
}

function themesIn(sentences: readonly AnswerSentence[]): typeof themes {
  const own = sentences.flatMap(({ deeds }) =>
    deeds.filter(({ who, condition }) => who === 'self' && !condition),
  );
  // An omission may be the right thing to do; only a clear statement is repeated.
  const careless = own.some(
    ({ verb, done }) => !done && (checking.has(verb) || informingVerbs.has(verb) || soothing.has(verb)),
  );
  return careless ? [] : themes.filter(({ seen }) => own.some(seen));
}

function hoursEcho(answer: string): string[] {
  const hours = hoursIn(answer);
  const line = /\b\d+\s?mbps\b/i.exec(answer)?.[0];
  if (hours) {
    const said = spokenHours(hours);
    return [`${said}, got it.`, `So ${said}${line ? `, with ${line}` : ''}.`];
  }
  return line ? [`${line}, got it.`] : [];
}
