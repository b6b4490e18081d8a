import type { Deps } from './deps.ts';
import { registerAiTasks } from './features/ai/tasks.ts';
import { registerAuthTasks } from './features/auth/service.ts';
import { practicePolicy, registerPracticeTasks } from './features/clientChat/tasks.ts';
import { registerConversationTasks } from './features/conversation/tasks.ts';
import { registerDemoTasks } from './features/demo/tasks.ts';
import { registerDocumentTasks } from './features/documents/tasks.ts';
import { registerFileTasks } from './features/files/tasks.ts';
import { interviewPolicy, registerInterviewTasks } from './features/interview/tasks.ts';
import { registerJobTasks } from './features/jobs/tasks.ts';
import { registerPrivacyTasks } from './features/privacy/tasks.ts';
import { registerSelfIdentificationTasks } from './features/selfIdentification/tasks.ts';
import { registerStabilityTasks } from './features/stability/tasks.ts';
import { registerWorkTasks, workPolicy } from './features/workSessions/tasks.ts';
import { registerEmailTasks } from './platform/email/tasks.ts';
import type { EmailTransport } from './platform/email/transport.ts';
import { readSender } from './platform/settings/appSettings.ts';

/** Registers the task types with the queue; call before it starts. */
export function registerTasks(deps: Deps, transport: EmailTransport): void {
  registerEmailTasks({ ...deps, transport, sender: (tx) => readSender(tx, deps.env) });
  registerConversationTasks(deps, { interview: interviewPolicy, work: workPolicy, practice: practicePolicy });
  registerInterviewTasks(deps);
  registerStabilityTasks(deps);
  registerWorkTasks(deps);
  registerPracticeTasks(deps);
  registerFileTasks(deps);
  registerAuthTasks(deps);
  registerJobTasks(deps);
  registerPrivacyTasks(deps);
  registerSelfIdentificationTasks(deps);
  registerDocumentTasks(deps);
  registerAiTasks(deps);
  registerDemoTasks(deps);
}
