import type { InterviewPhase } from '../../../shared/interview.ts';
import { hoursIn, spokenHours } from './hours.ts';
import { countsIn, toolsIn } from './reading.ts';
import { join } from './words.ts';

/** Places of work that can only be places of work; anything else a person names is not repeated. */
const places =
  /\b((?:shoe |book |web |online |coffee |repair |flower )?shop|library|hospital|clinic|hotel|restaurant|warehouse|wholesaler|pharmacy|bakery|supermarket|call cent(?:er|re)|airline|law firm|school|dentist['’]s office|logistics company|insurance company|travel agency|real estate (?:agency|office)|kindergarten|factory)\b/i;

/** What somebody shows in an answer about a situation, and how to say that it was seen. */
const themes: { seen: RegExp; said: string[] }[] = [
  {
    seen: /\b(?:do|would|will|can|could|may)(?: not|n['’]t) (?:pay|send|give|share|promise|transfer|allow|delete)\b|\bnot allow\b/i,
    said: ['So you’d wait until it’s clear.', 'So there’s a point where you say no, and you say why.'],
  },
  {
    seen: /\b(?:sorry|apologi[sz]e|i understand (?:that|how|you)|listen(?:ed)?|calm)\b/i,
    said: [
      'So you start with the person and then go to the problem.',
      'Thanks. You think of the other person first.',
    ],
  },
  {
    seen: /\b(?:check(?:ed|s)?|verify|verified|compared?|look(?:ed)? (?:up|at|for))\b/i,
    said: ['So you look closely before you act.', 'So you check before you decide.'],
  },
  {
    seen: /\b(?:tell|told|inform(?:ed)?|write to|wrote to|ask(?:ed)? (?:my|the|hr|her|him)|let (?:them|him|her|my) know)\b/i,
    said: ['Thanks. So the others know where things stand.', 'So you keep people informed.'],
  },
  {
    seen: /\b(?:first|after that|finally)\b|\bthen\b/i,
    said: ['Thanks, I can follow your steps.', 'Thanks for walking me through it.'],
  },
];

/**
 * A short sign that the answer was read, in words of ours: only tools we know, figures, hours and places of
 * work are repeated, so that nobody can put words into the interviewer's mouth. Empty: nothing to repeat.
 */
export function echoesOf(answer: string, phase: InterviewPhase): string[] {
  const hours = hoursEcho(answer);
  if (phase === 'availability' || hoursIn(answer)) return hours;
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
      ? [`${named}. Thanks, that helps.`, `Mostly ${named}, got it.`]
      : [`Thanks. I’ve noted your work with ${named}.`, `${named}, got it.`];
  }
  const shown = themes.filter(({ seen }) => seen.test(answer)).flatMap(({ said }) => said);
  if (phase === 'situation') return shown;
  const place = places.exec(answer)?.[1]?.toLowerCase();
  const told = [
    ...(place && figure ? [`The ${place}, with ${figure}. Thanks, that helps.`] : []),
    ...(tools[0] && figure ? [`${tools[0]} and ${figure}. Thanks, that helps.`] : []),
    ...(place && !figure ? [`The ${place}, got it. Thanks.`] : []),
  ];
  if (told.length > 0) return told;
  if (figure) return [`${figure}, got it. That kind of detail helps.`];
  if (tools[0]) return [`Thanks, I’ve noted your work with ${tools[0]}.`];
  return shown;
}

function hoursEcho(answer: string): string[] {
  const hours = hoursIn(answer);
  const line = /\b\d+\s?mbps\b/i.exec(answer)?.[0];
  if (hours) {
    const said = spokenHours(hours);
    return [`${said}, got it.`, `So ${said}${line ? `, with ${line}` : ''}. Thanks.`];
  }
  return line ? [`Got it, ${line}.`] : [];
}
