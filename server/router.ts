import { adminRouter } from './features/admin/router.ts';
import { applicationsRouter } from './features/applications/router.ts';
import { authRouter } from './features/auth/router.ts';
import { clientChatRouter } from './features/clientChat/router.ts';
import { companyRouter } from './features/company/router.ts';
import { contactRouter } from './features/contact/router.ts';
import { contestsRouter } from './features/contests/router.ts';
import { documentsRouter } from './features/documents/router.ts';
import { employeeRouter } from './features/employee/router.ts';
import { interviewRouter } from './features/interview/router.ts';
import { jobsRouter } from './features/jobs/router.ts';
import { candidatePortalRouter } from './features/portal/router.ts';
import { privacyRouter } from './features/privacy/router.ts';
import { profileRouter } from './features/profile/router.ts';
import { selfIdentificationRouter } from './features/selfIdentification/router.ts';
import { workSessionsRouter } from './features/workSessions/router.ts';
import { safetyRouter } from './safety/router.ts';
import { mergeRouters, router } from './trpc.ts';

/** All procedures. Importing this file starts nothing. */
export const appRouter = router({
  jobs: jobsRouter,
  applications: applicationsRouter,
  company: companyRouter,
  contact: contactRouter,
  candidatePortal: candidatePortalRouter,
  interview: interviewRouter,
  clientChat: clientChatRouter,
  auth: authRouter,
  profile: profileRouter,
  employee: employeeRouter,
  workSessions: mergeRouters(workSessionsRouter, contestsRouter),
  documents: documentsRouter,
  privacy: privacyRouter,
  selfIdentification: selfIdentificationRouter,
  safety: safetyRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
