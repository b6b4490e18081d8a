import { z } from 'zod';
import type { AiRequest, AiTool } from '../../server/ai/ai.ts';
import { languageDetector } from '../../server/ai/builtIn/interview/english.ts';
import { factsOf } from '../../server/ai/eval/interviews/interviews.ts';
import { toolSpecs } from '../../server/features/assistant/parts/modelTools.ts';
import { chatPrompt, jobDraftPrompt } from '../../server/features/assistant/prompts.ts';
import { decide } from '../../server/features/clientChat/parts/client/turns.ts';
import { scenarios } from '../../server/features/clientChat/parts/library.ts';
import { readTurn } from '../../server/features/clientChat/parts/reading/reading.ts';
import { clientRequest, coachRequest, readRequest } from '../../server/features/clientChat/prompts.ts';
import { nextDirective, otherDirectives } from '../../server/features/interview/director.ts';
import type { InterviewFacts, Turn } from '../../server/features/interview/parts/context.ts';
import { interviewTurnScript } from '../../server/features/interview/parts/interviewer/script.ts';
import { rubricOf } from '../../server/features/interview/parts/rating/rubric.ts';
import { interviewRequest, scoringPrompt } from '../../server/features/interview/prompts.ts';
import {
  assignmentPrompt,
  evaluationPrompt,
  turnPrompt,
} from '../../server/features/workSessions/prompts.ts';
import { secondReadingRequest } from '../../server/safety/service.ts';

type Prompt = Pick<AiRequest, 'system' | 'messages'> & { tools?: readonly AiTool[] };

const signal = new AbortController().signal;
const languages = await languageDetector();

const facts: InterviewFacts = {
  ...factsOf({
    id: 'sample',
    position: 'Customer Support Representative',
    job: null,
    resume: 'Robin Sample. Phone shop, 2021 to 2024: questions, complaints, returns.',
  }),
  jobTitle: 'Support Agent',
  requirements: 'Clear written English\nZendesk',
};

/** An interview with these answers; the director asks the questions. */
function talkOf(answers: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const answer of answers) {
    const directive = nextDirective(facts, turns, languages);
    const { phase, questionId, followUp } = directive;
    const content = interviewTurnScript({ facts, turns, directive });
    turns.push({ seq: turns.length + 1, role: 'assistant', content, meta: { phase, questionId, followUp } });
    turns.push({ seq: turns.length + 1, role: 'user', content: answer, meta: null });
  }
  return turns;
}

const answers = [
  'I am fine, thank you.',
  'I worked in a phone shop and it was good, I learned many things there with the team.',
];

function interviewTurn(said: readonly string[]): Prompt {
  const turns = talkOf(said);
  const directive = nextDirective(facts, turns, languages);
  const others = otherDirectives(facts, turns, languages, directive);
  return interviewRequest(facts, turns, directive, 'somebody', signal, others);
}

function practice(): { client: Prompt; reading: Prompt; coach: Prompt } {
  const [scenario] = scenarios;
  if (!scenario) throw new Error('There is no scenario');
  const opening = decide(scenario, [], null);
  const said = 'I’m sorry about that. Could you give me the order number?';
  const { persona } = scenario;
  const turns = [
    { seq: 1, role: 'assistant' as const, content: persona.opening, at: 0, meta: null },
    { seq: 2, role: 'user' as const, content: said, at: 60_000, meta: null },
  ];
  const call = { scenario, turns, seed: 'sample', subject: 'somebody', signal };
  const reading = readTurn(scenario, said, { before: [], client: [persona.opening] });
  return {
    client: clientRequest(call, { ...opening, act: 'reply', reading }),
    reading: readRequest(call, said, reading),
    coach: coachRequest(call, '(the criteria of the playbook, one per line)'),
  };
}

function assistant(): Prompt {
  const { system, messages } = chatPrompt(
    [{ role: 'user', content: 'How many shortlisted people are from Kenya?' }],
    null,
    { seed: 'sample', now: new Date('2026-11-25T10:00:00Z') },
  );
  return { system, messages, tools: Object.values(toolSpecs) };
}

const work = () => {
  const key = {
    form: 'prose' as const,
    criteria: [
      {
        id: 'tone',
        label: 'Tone',
        weight: 2,
        check: { kind: 'judged' as const, expectation: 'Calm, kind, no blame.' },
      },
    ],
    solution: 'Dear Ms. Howell, I’m sorry …',
  };
  return {
    turn: turnPrompt({
      act: 'help',
      firstName: 'Robin',
      position: 'Customer Support Representative',
      seed: 'sample',
      carried: false,
      open: true,
      settles: false,
      remark: 'What do you mean by tone?',
      about: 'task',
      task: null,
    }),
    assignment: assignmentPrompt({
      position: 'Customer Support Representative',
      difficulty: 'standard',
      titles: ['Reply to a late-refund email'],
      seed: 'sample',
    }),
    evaluation: evaluationPrompt({
      title: 'Reply to a late-refund email',
      description: 'Write the complete email in your own words.',
      key,
      ruled: { grade: 0, criteria: [], remarks: [] },
      answer: 'Dear Ms. Howell, your refund is on its way.',
      seed: 'sample',
    }),
  };
};

/** The whole page, the same every time it is made. */
export function promptsPage(): string {
  const { client, reading, coach } = practice();
  const { turn, assignment, evaluation } = work();
  const safety = secondReadingRequest(
    { ai: { builtIn: false }, clock: { uuid: () => '00000000-0000-4000-8000-000000000000' } },
    'I can’t go on like this.',
    { subject: 'somebody', signal },
  );
  const pages: [string, string, Prompt | null][] = [
    ['Interview: greeting', 'The first turn.', interviewTurn([])],
    [
      'Interview: a turn with a choice',
      'The director allows a second question or the next one; the model says which, and why, in its first line.',
      interviewTurn(answers),
    ],
    [
      'Interview: a question in the middle',
      'Nothing to choose: what they asked is answered first.',
      interviewTurn([answers[0] ?? '', 'How long is the interview?']),
    ],
    [
      'Interview: rating',
      'Asked twice, the second time with the criteria in the opposite order.',
      scoringPrompt(facts, talkOf(answers), rubricOf(facts)),
    ],
    ['HR’s assistant', 'With its tools; what they find goes back between the marks.', assistant()],
    [
      'HR’s assistant: job draft',
      '',
      jobDraftPrompt([{ role: 'user', content: 'A night-shift support agent' }], 'sample'),
    ],
    ['Work: a turn of the supervisor', '', turn],
    ['Work: a new assignment', '', assignment],
    ['Work: grading', 'Only for what rules can’t grade.', evaluation],
    ['Practice: the client', '', client],
    ['Practice: reading the employee', '', reading],
    ['Practice: coaching', '', coach],
    ['Safety: the second reading', 'Only where the lexicon found nothing.', safety],
  ];
  return `${[
    '# Prompts',
    'Every prompt as a connected model gets it, with sample people and texts. `npm run prompts` writes this page, and a test compares it with what the code generates.',
    ...pages.map(([title, note, prompt]) => section(title, note, prompt)),
  ].join('\n\n')}\n`;
}

function section(title: string, note: string, prompt: Prompt | null): string {
  if (!prompt) throw new Error(`${title}: no prompt`);
  const tools = (prompt.tools ?? []).map(
    ({ name, description, input }) =>
      `### tool: ${name}\n\n${block(`${description}\n\n${JSON.stringify(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any', target: 'draft-7' }))}`)}`,
  );
  return [
    `## ${title}`,
    ...(note === '' ? [] : [note]),
    `### system\n\n${block(prompt.system)}`,
    ...tools,
    ...prompt.messages.map(({ role, content }) => `### ${role}\n\n${block(content)}`),
  ].join('\n\n');
}

const block = (text: string): string => `\`\`\`\`text\n${text}\n\`\`\`\``;
