import type { InterviewPhase } from '../../../shared/interview.ts';
import { countsIn, toolsIn } from './reading.ts';
import { join } from './words.ts';

/** Places of work that can only be places of work; anything else a person names is not repeated. */
const places =
  /\b((?:shoe |book |web |online |coffee |repair |flower )?shop|library|hospital|clinic|hotel|restaurant|warehouse|wholesaler|pharmacy|bakery|supermarket|call cent(?:er|re)|airline|law firm|school|dentist['’]s office|logistics company|insurance company|travel agency|real estate (?:agency|office)|kindergarten|factory)\b/i;

const clockTime = String.raw`\d{1,2}(?::\d{2})?\s?(?:a\.?m\.?|p\.?m\.?)?`;
const span = new RegExp(
  String.raw`\b(?:from |between )?(${clockTime})\s?(?:to|until|till|and|-|–)\s?(${clockTime})(?![\p{L}\p{N}])`,
  'iu',
);

/** What somebody shows in an answer about a situation, and how to say that it was seen. */
const themes: { seen: RegExp; said: string[] }[] = [
  {
    seen: /\b(?:do|would|will|can|could|may)(?: not|n['’]t) (?:pay|send|give|share|promise|transfer|allow|delete)\b|\bnot allow\b/i,
    said: [
      'You would hold back until it is clear, I understand.',
      'So there is a point where you say no, and you say why.',
    ],
  },
  {
    seen: /\b(?:sorry|apologi[sz]e|i understand (?:that|how|you)|listen(?:ed)?|calm)\b/i,
    said: [
      'You begin with the person and then go to the problem, thank you.',
      'Thank you, I can see that you think of the other person first.',
    ],
  },
  {
    seen: /\b(?:check(?:ed|s)?|verify|verified|compared?|look(?:ed)? (?:up|at|for))\b/i,
    said: ['So you look closely before you act. Thank you.', 'You check first and decide then, I see.'],
  },
  {
    seen: /\b(?:tell|told|inform(?:ed)?|write to|wrote to|ask(?:ed)? (?:my|the|hr|her|him)|let (?:them|him|her|my) know)\b/i,
    said: [
      'Thank you, you make sure that the others know where things stand.',
      'You keep the people around you informed, that comes through.',
    ],
  },
  {
    seen: /\b(?:first|after that|finally)\b|\bthen\b/i,
    said: ['I can follow your steps well, thank you.', 'Thank you for taking me through it.'],
  },
];

/**
 * A short sign that the answer was read, in words of ours: only tools we know, figures, hours and places of
 * work are repeated, so that nobody can put words into the interviewer's mouth. Empty: nothing to repeat.
 */
export function echoesOf(answer: string, phase: InterviewPhase): string[] {
  if (phase === 'availability') return hoursEcho(answer);
  const tools = toolsIn(answer)
    .filter((tool) => tool !== 'VLOOKUP')
    .slice(0, 3);
  const figures = countsIn(answer).filter((count) => count.length < 30 && !/^1\b/.test(count));
  // An amount of work says more than how long it went on.
  const figure =
    figures.find((count) => !/(?:years?|months?|weeks?|days?|hours?)$/i.test(count)) ?? figures[0];
  if (phase === 'skills' && tools.length > 0) {
    const named = join(tools);
    return tools.length > 1
      ? [`${named}: that gives me a good picture of your tools.`, `So it is mostly ${named}, thank you.`]
      : [
          `Thank you. I have noted your work with ${named}.`,
          `${named}, thank you. I have noted how you use it.`,
        ];
  }
  const shown = themes.filter(({ seen }) => seen.test(answer)).flatMap(({ said }) => said);
  if (phase === 'situation') return shown;
  const place = places.exec(answer)?.[1]?.toLowerCase();
  const told = [
    ...(place && figure ? [`Thank you. The ${place}, with ${figure}: I can picture your days there.`] : []),
    ...(tools[0] && figure ? [`Thank you. ${tools[0]} and ${figure}: that gives me a clear picture.`] : []),
    ...(place && !figure ? [`Thank you, I can picture the ${place}.`] : []),
  ];
  if (told.length > 0) return told;
  if (figure) return [`Thank you, ${figure} is the kind of detail that helps me see it.`];
  if (tools[0]) return [`Thank you, I have noted your work with ${tools[0]}.`];
  return shown;
}

function hoursEcho(answer: string): string[] {
  const [, from, to] = span.exec(answer) ?? [];
  const line = /\b\d+\s?mbps\b/i.exec(answer)?.[0];
  if (from && to && /m/i.test(`${from}${to}`)) {
    return [
      `${from.trim()} to ${to.trim()} in your own time, thank you, I have noted that.`,
      `Thank you, so ${from.trim()} to ${to.trim()} where you live${line ? `, with ${line}` : ''}.`,
    ];
  }
  return line ? [`Thank you, I have noted your hours and the ${line} line.`] : [];
}
