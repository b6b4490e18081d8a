import { brand } from '../../../../../shared/company/brand.ts';
import type { Script } from '../../../../ai/ai.ts';
import type { Directive } from '../../director.ts';
import { disclosureWords } from '../answers/disclosures.ts';
import { toolsIn } from '../answers/reading.ts';
import type { InterviewFacts, Turn } from '../context.ts';
import { answersTo } from '../facts/answer.ts';
import { acknowledge, dig, type Say } from './acknowledging.ts';
import { MENTIONED } from './asking.ts';
import { choose } from './questions.ts';
import { boundary, inEnglish, offerPerson, pausing, redirect } from './returning.ts';

type TurnScriptInput = { facts: InterviewFacts; turns: Turn[]; directive: Directive };

/**
 * The built-in interviewer's words for a directive. Pure: the same conversation gets the same answer. A person's
 * text is only echoed as a known tool or a figure, never as free text.
 */
export const interviewTurnScript: Script = (input) => {
  // Only the interview feature calls this, with the facts it just built.
  const { facts, turns, directive } = input as TurnScriptInput;
  const before = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  // No sentence is repeated while another one is left.
  const say = (list: readonly string[]): string => {
    const fresh = list.filter((words) => !before.some((content) => content.includes(words)));
    return choose(fresh.length > 0 ? fresh : list, `${facts.seed} ${directive.questionId} ${turns.length}`);
  };
  const words = speak(facts, turns, directive, say);
  return words.filter((part) => part !== '').join(' ');
};

function speak(facts: InterviewFacts, turns: Turn[], directive: Directive, say: Say): string[] {
  const answered = [disclosureWords(directive.disclosed), answers(facts, directive, say)];
  switch (directive.act) {
    case 'greet':
      return greeting(facts, say);
    case 'ask':
      return [
        acknowledge(turns, directive, say),
        ...answered,
        bridge(facts, turns, directive, say),
        bold(directive.question),
      ];
    case 'follow_up':
      return [dig(turns, directive, say), ...answered, bold(directive.question)];
    case 'clarify':
      return [...answered, bold(directive.question)];
    case 'explain':
      return [
        say(['Of course.', 'Sure, let me put it differently.', 'Sure.']),
        ...answered,
        bold(directive.question),
      ];
    case 'aside':
      return [
        ...answered,
        say([
          'Back to my question, whenever you’re ready.',
          'Now back to you.',
          'And back to where we were.',
        ]),
        bold(directive.question),
      ];
    case 'human':
      return [...human(directive, say), ...answered];
    case 'pause':
      return pausing(answered, say);
    case 'resume':
      return [
        say(['Welcome back. Here’s my question again.', 'Good to have you back. Here’s where we left off.']),
        bold(directive.question),
      ];
    case 'repeat':
      return [say(['Of course, here it is again.', 'Sure, this is what I asked.']), bold(directive.question)];
    case 'invite':
      return [
        say(['Sure, go ahead.', 'Of course.', 'Take your time.']),
        directive.question === null ? '**What would you like to ask?**' : bold(directive.question),
      ];
    case 'boundary':
      return [...answered, ...boundary(say)];
    case 'redirect':
      return redirect(answered, say);
    case 'language':
      return inEnglish(say);
    case 'person':
      return offerPerson;
    case 'answer':
      return [
        ...answered,
        bold(
          say([
            'Is there anything else you’d like to know?',
            'What else can I tell you?',
            'Anything else? If not, just say so and we’ll wrap up.',
          ]),
        ),
      ];
    case 'close':
      return [...answered, ...goodBye(facts, directive, say)];
    case 'after_close':
      return [...answered, ...afterClose(answered, directive, say)];
  }
}

/** The opening disclosure: who's writing, how it goes, and who decides. */
export function greetingWords(facts: InterviewFacts): { who: string; course: string } {
  const job = facts.jobTitle ?? facts.position;
  const seat = job === 'Other' ? 'a remote position' : `the ${job} position`;
  return {
    who: `I’m ${brand.interviewer.name}, the AI interviewer at ${brand.name}.`,
    course: `We’ll chat for about 10–15 minutes about your experience, skills, and hours for ${seat}. There’s no timer, and a person in HR reads everything and makes the decision.`,
  };
}

function greeting(facts: InterviewFacts, say: Say): string[] {
  const { who, course } = greetingWords(facts);
  return [
    `Hi ${facts.firstName}, ${who}`,
    course,
    `**${say(['How are you doing today?', 'First off, how are you today?', 'Before we start, how are you doing?'])}**`,
  ];
}

function goodBye({ firstName }: InterviewFacts, { cold, reading }: Directive, say: Say): string[] {
  if (reading?.hostile) {
    return [
      'I think we should stop here.',
      'You can press “Complete Interview” to send what we have, or ask for a person on the Interview page of your portal. HR will read our conversation and email you within 5–7 business days.',
    ];
  }
  return [
    `That’s everything from me${cold ? '' : `, ${firstName}`}.`,
    say(['Thank you for your time and your answers.', 'Thank you for taking the time today.']),
    'When you’re ready, press “Complete Interview.” HR will read our conversation and email you within 5–7 business days. If you’d like to add something, you can still write it here first.',
  ];
}

/** Answers what's written after the good-bye. */
function afterClose(answered: readonly string[], directive: Directive, say: Say): string[] {
  return [
    answered.some((part) => part !== '')
      ? ''
      : directive.cold
        ? 'Your message is saved with our conversation.'
        : say(['Thanks, I’ve added that.', 'Noted, thank you.', 'Thanks for adding that.']),
    say([
      'Whenever you’re ready, press “Complete Interview.”',
      'You can press “Complete Interview” at any time.',
      'If that’s all, “Complete Interview” sends everything to HR.',
    ]),
  ];
}

/** How to reach a person: stored already, or by the button that does the same. */
function human({ wish, storedForHr }: Directive, say: Say): string[] {
  const on = 'If you’d like to keep going with me in the meantime, just answer my last question.';
  if (!storedForHr) {
    return [
      'Of course. You don’t have to do this with me.',
      'On the Interview page of your portal, you can choose “Ask for a person instead.” HR will email you to arrange a time, and nothing you said here counts against you.',
      on,
    ];
  }
  return wish === 'accommodation'
    ? [
        say(['Of course.', 'Yes, of course.']),
        'I’ve passed your request on to HR, and a person will email you to arrange what you need. It won’t affect your application, and it isn’t part of your score.',
        on,
      ]
    : [
        say(['Of course.', 'Yes, of course.']),
        'I’ve let HR know you’d like to talk with a person, and they’ll email you to arrange a time. It won’t affect your application.',
        on,
      ];
}

/** What the fact base says, and who answers the rest; matches what was stored. */
function answers(facts: InterviewFacts, directive: Directive, say: Say): string {
  if (directive.asked.length === 0) return '';
  const { known, forHr } = answersTo(facts, directive.asked);
  return [...known, ...(forHr.length > 0 ? [handedOn(facts, directive, say)] : [])].join(' ');
}

/** The person who answers questions the fact base doesn't cover. */
export function handedOn(facts: InterviewFacts, { asked, wish, storedForHr }: Directive, say: Say): string {
  const partly = answersTo(facts, asked).known.length > 0;
  const unknown = `I don’t know ${partly ? 'the rest of what you asked' : 'that one'}, so I won’t guess.`;
  if (storedForHr && wish === 'accommodation') return `${unknown} You can ask the person who emails you.`;
  if (!storedForHr) return `${unknown} You can ask HR at ${facts.company.hrAddress}.`;
  const what = partly ? 'the rest of your question' : 'that one';
  return say([
    `${unknown} I’ve passed your message on to HR, and they’ll email you an answer.`,
    `I’ll leave ${what} for HR. I’ve passed it on, and you’ll get an answer by email.`,
  ]);
}

/** Splits a question from the story before it. */
export function questionParts(question: string): { before: string; last: string } {
  const sentences = question.match(/[^.!?]+[.!?]+[”"]?\s*/g) ?? [question];
  const last = sentences.at(-1)?.trim() ?? question;
  return { before: question.slice(0, question.length - last.length).trim(), last };
}

function bold(question: string | null): string {
  if (question === null) return '';
  // Only the question itself is emphasized.
  const { before, last } = questionParts(question);
  return before === '' ? `**${last}**` : `${before} **${last}**`;
}

/** One sentence between the answer and the next part. */
function bridge(facts: InterviewFacts, turns: Turn[], directive: Directive, say: Say): string {
  if (directive.extra)
    return say(['Before we finish, one more thing.', 'There’s one more thing I’d like to ask.']);
  const before = turns.findLast((turn) => turn.meta)?.meta?.phase;
  if (before === directive.phase) return '';
  switch (directive.phase) {
    case 'experience':
      return say(['Let’s start with what you’ve done so far.', 'Let’s start with your experience.']);
    case 'skills': {
      if (directive.question?.startsWith(MENTIONED))
        return say(['Let’s talk about tools.', 'Let’s talk about the programs you use.']);
      const known = toolsIn(facts.resumeText ?? '');
      const wanted = toolsIn(`${facts.requirements ?? ''} ${facts.jobDescription ?? ''}`);
      const both = known.find((tool) => wanted.includes(tool));
      if (both) return `Let’s talk about tools. The posting mentions ${both}, and I saw it on your résumé.`;
      if (wanted[0])
        return `Let’s talk about tools. The posting mentions ${wanted[0]}, so this part matters.`;
      return known[0]
        ? `Let’s talk about tools. I saw ${known[0]} on your résumé.`
        : say(['Let’s talk about skills and tools.', 'Let’s talk about tools.']);
    }
    case 'situation':
      return '';
    case 'availability':
      return facts.workHours
        ? `Let’s talk about your schedule. This job’s hours are ${facts.workHours.replace(/[.\s]+$/, '')}.`
        : 'Let’s talk about your schedule. Our clients work U.S. business hours.';
    case 'questions':
      return say(['We’re almost done.', 'Those were all my questions.']);
    default:
      return '';
  }
}
