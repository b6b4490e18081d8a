import type { Script } from '../../../ai/ai.ts';
import { jobDraftScript } from './jobs/jobDraft.ts';
import { planScript } from './plan.ts';
import { answerScript } from './script.ts';

/** The built-in model's texts as the HR assistant. */
export const assistantScripts: Readonly<Record<string, Script>> = {
  'assistant.plan': planScript,
  'assistant.answer': answerScript,
  'assistant.job': jobDraftScript,
};
