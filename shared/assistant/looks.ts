/** What the browser shows while the assistant looks something up. */
export const lookWords = {
  people: 'Looking at candidates…',
  applications: 'Looking at applications…',
  interviews: 'Looking at interviews…',
  jobs: 'Looking at jobs…',
  sessions: 'Looking at work sessions…',
  tasks: 'Looking at grades…',
  practice: 'Looking at practice chats…',
  documents: 'Looking at documents…',
  contests: 'Looking at contested grades…',
  requests: 'Looking at requests…',
  asked: 'Looking at requested documents…',
  emails: 'Looking at emails…',
  audit: 'Looking at the audit log…',
  person: 'Reading one person’s record…',
  transcripts: 'Searching interviews…',
  month: 'Looking at the month’s figures…',
  activity: 'Looking at what happened lately…',
  rules: 'Asking the built-in assistant…',
} as const;

export type Look = keyof typeof lookWords;
