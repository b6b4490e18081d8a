import type { Ai, AiRequest } from '../../../../ai/ai.ts';
import { guardedTurn, isQuestion, type TurnPlan, type Wording } from '../../../../ai/guard/guardedTurn.ts';
import { discloses, type Rule, rulesAbout, shareOf } from '../../../../ai/guard/rules.ts';
import { isForeign } from '../reading/reading.ts';
import { sentencesOf, wordsOf } from '../reading/sentences.ts';
import { insults } from '../reading/tone.ts';
import type { Scenario } from '../scenario.ts';
import type { Act } from './mood.ts';
import { practiceTurnScript } from './script.ts';
import type { Decision, Turn } from './turns.ts';

type Speaking = { scenario: Scenario; turns: readonly Turn[]; decision: Decision };

/** Said in built-in words, whichever model is connected: an attack on the client or the simulation, and the way out. */
const FIXED: ReadonlySet<Act> = new Set(['gaming', 'hurt', 'leave', 'leave_abuse', 'leave_silence']);

const STATEMENTS = 3;
/** Share of a fact that has to be in a turn which was asked for it. */
const SUPPORTED = 0.5;

/**
 * A client may complain and press. They must not insult, promise, speak for the employee, or mention the
 * simulation.
 */
const clientRules: readonly Rule[] = [
  ...rulesAbout('reasoning', 'link', 'markup'),
  { fault: 'insult', said: insults },
  {
    fault: 'insult',
    said: /\byou(?:['’]re| are| people are| all are)? (?:(?:so|such|all|an?|really|completely|totally|just) )*(?:useless|incompetent|lazy|liars?|worthless|clueless|fools?|a joke|pathetic)\b/i,
  },
  {
    fault: 'role',
    said: /\b(?:how (?:can|may) i (?:help|assist)|let me (?:check|look into|pull up)|i(?:['’]ll| will| can| have|['’]ve) (?:refund|process|escalat|transfer|resolv|fix)\w*|i(?:['’]ll| will| can) (?:look into|check) (?:this|that|it|your)|thank you for (?:contacting|reaching out|calling|your patience|bringing)|(?:we|i) apologi[sz]e for|your (?:order|account|refund|ticket|case|request) (?:has been|will be|is being)|else i can (?:help|do|assist)|your (?:frustration|concerns?)|our (?:team|policy|records?|customers?) (?:will|is|are|show|states?)|our valued)/i,
  },
  {
    fault: 'refusal',
    said: /\b(?:an? ai|language model|chatbot|simulat\w+|role-?play\w*|this (?:scenario|training|exercise)|practice chat|stay in character|(?:i['’]m|i am) (?:just |only )?(?:a bot|an assistant|not (?:a )?real))\b|\bi (?:can['’]?t|cannot|won['’]?t) (?:assist|comply|engage)\b|\b(?:openai|chatgpt|anthropic)\b/i,
  },
  {
    fault: 'score',
    said: /\b(?:scor(?:e|es|ed|ing)|ratings?|grade[sd]?)\b|\b\d+(?:\.\d+)?\s*(?:\/|out of)\s*(?:5|10|100)\b|\b(?:my|her|his) (?:mood|patience) (?:is|has|level)\b|\b(?:good|ideal) outcome\b|\bcase notes?\b|\bchecklist\b/i,
  },
  {
    fault: 'promise',
    said: /\bi(?:['’]ll| will| promise|['’]d)(?: \w+){0,3} (?:recommend you|give you|pay you|tip you|hire you|leave (?:you )?(?:a|an|five|5)|buy (?:more|again)|reward)\b|\b(?:five|5)[- ]stars?\b|\bi promise\b|\bi guarantee\b/i,
  },
];

const SETTLED =
  /\b(?:(?:problem|issue|case|matter|everything|it|that|this) (?:is|has been) |(?:it|that|everything)['’]s )(?:now |all |already |completely )*(?:solved|resolved|fixed|sorted|settled)\b|\bthat solves\b|\byou(?:['’]ve| have) solved\b|\bi(?:['’]m| am) (?:now )?(?:happy now|satisfied|all set)\b/i;
const LEAVES = /\b(?:good-?bye|bye|i(?:['’]m| am) (?:leaving|done here|gone)|i(?:['’]ll| will) leave)\b/i;
/** The rules have decided that it's over, or nearly. */
const ENDING: ReadonlySet<Act> = new Set(['satisfied', 'after', 'handover']);

/** The client's words for a decision as the employee gets them: a connected model's go through the guard. */
export async function* clientWords(
  ai: Ai,
  request: AiRequest,
  speaking: Speaking,
  ended: (wording: Wording, faults: readonly string[]) => void,
): AsyncGenerator<string> {
  if (ai.builtIn) yield* ai.stream(request);
  else if (FIXED.has(speaking.decision.act)) yield practiceTurnScript(request.script.input);
  else yield* guardedTurn(ai, request, planFor(speaking, request), ended);
}

function planFor(speaking: Speaking, request: AiRequest): TurnPlan {
  const { turns, decision, scenario } = speaking;
  const given = [request.system, ...request.messages.map(({ content }) => content)].join('\n');
  const hidden = hiddenOf(scenario);
  const mayEnd = ENDING.has(decision.act);
  return {
    builtIn: () => practiceTurnScript(request.script.input),
    statements: STATEMENTS,
    musts: mustsOf(speaking),
    question: null,
    unfit(statement) {
      if (discloses(statement, hidden, given)) return true;
      if (mayEnd || isQuestion(statement)) return false;
      return LEAVES.test(statement) || (decision.fresh.length === 0 && SETTLED.test(statement));
    },
    heard: {
      before: turns.flatMap(({ content }) => sentencesOf(content)),
      given,
      isForeign: (text) => isForeign(text, wordsOf(text)),
      rules: clientRules,
    },
  };
}

/** Facts that the client doesn't know or doesn't mention unasked. */
function hiddenOf({ brief }: Scenario): string {
  const { goal, goodOutcome, caseNotes, facts, mistakes } = brief;
  return [
    goal,
    goodOutcome,
    ...caseNotes,
    ...facts.map(({ say }) => say),
    ...mistakes.map(({ why }) => why),
  ].join(' ');
}

/** Text a turn must contain, because the employee's next step or the end of the chat depends on it. */
function mustsOf({ scenario, turns, decision }: Speaking): TurnPlan['musts'] {
  const { act, reading } = decision;
  const { facts, mistakes } = scenario.brief;
  const asked = (reading?.facts ?? [])
    .flatMap((index) => facts[index]?.say ?? [])
    .filter((say) => !turns.some(({ role, content }) => role === 'assistant' && content.includes(say)))
    .slice(0, 2);
  const doubts = mistakes.filter(({ id }) => reading?.mistakes.includes(id)).slice(0, 1);
  return [
    ...asked.map((words) => ({ words, met: (said: string) => shareOf(words, said) >= SUPPORTED })),
    ...(act === 'mistake' ? doubts : []).map(({ say }) => ({
      words: say,
      met: (said: string) =>
        said.includes('?') || /\b(?:sure|doubt|really|true|believe|sounds?)\b/i.test(said),
    })),
    ...(act === 'satisfied'
      ? [
          {
            words: scenario.persona.voice.solved,
            met: (said: string) => SETTLED.test(said) || /\bwhat i needed\b/i.test(said),
          },
        ]
      : []),
    ...(act === 'demand'
      ? [
          {
            words: scenario.persona.voice.boss,
            met: (said: string) => /\b(?:supervisor|manager)\b/i.test(said),
          },
        ]
      : []),
  ];
}
