import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  emailTemplateSetting,
  hrSettings,
  legalSetting,
  sections,
} from '../../server/platform/settings/register.ts';
import { legalKinds } from '../../shared/company/legal.ts';
import { emailTemplateKinds } from '../../shared/emails/templates.ts';
import { tablesOf, type Write, writesIn } from '../support/tableWrites.ts';

/**
 * Each table is written by one part of the server, its owner: a feature's noun, or a folder beside the features. Everyone else
 * calls the owner's `service.ts` or `admin.ts`. A failing test names the statement; a new table needs its owner here.
 */

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const list = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.ts$/.test(file))
    .sort();

const owners: Record<string, readonly string[]> = {
  accessCodes: ['access_codes'],
  accountHistory: ['account_changes'],
  ai: ['ai_usage'],
  applications: ['applications'],
  assistant: ['admin_conversations'],
  auth: [
    'account_links',
    'auth_sessions',
    'known_devices',
    'portal_sessions',
    'recovery_codes',
    'second_factors',
    'user_roles',
    'users',
  ],
  clientChat: ['client_chat_reports', 'client_chat_sessions'],
  contact: ['contact_messages'],
  contests: ['contests'],
  conversation: ['conversations', 'messages', 'replies'],
  documents: ['bank_codes', 'document_requests', 'held_documents', 'onboarding_documents'],
  employee: ['checklist_ticks'],
  fairness: ['fairness_snapshots'],
  files: ['files'],
  interview: ['interview_sessions', 'job_rubrics', 'rescoring_items', 'rescorings'],
  invitations: ['invitations'],
  jobs: ['jobs'],
  merges: ['candidate_merges', 'not_the_same'],
  platform: ['audit_chain', 'audit_log', 'limits', 'mails', 'settings'],
  privacy: ['legal_holds', 'privacy_requests'],
  records: ['candidate_aliases', 'candidates'],
  results: ['interview_reads'],
  reviews: ['interview_reviews'],
  safety: ['safety_flags'],
  savedViews: ['saved_views'],
  selfIdentification: ['self_identification_links', 'self_identifications'],
  stability: ['stability_checks', 'stability_runs'],
  tags: ['candidate_tags', 'tags'],
  timeline: ['candidate_events'],
  // Counts and stage history: maintained by the triggers of db/functions after every write to people.
  triggers: [
    'application_facets',
    'candidate_facets',
    'candidate_stays',
    'job_facets',
    'stay_facets',
    'tag_facets',
    'waiting_facets',
  ],
  workSessions: ['employee_sessions', 'evaluations', 'task_assignments'],
};

/** What crosses nouns by its nature. `tables` says which; nothing else in the file may be another's. */
const crossings: { file: string; tables: readonly string[]; why: string }[] = [
  {
    file: 'server/features/privacy/parts/erase.ts',
    tables: ['candidates', 'candidate_events', 'users'],
    why: 'An erasure deletes, or empties, all that there is of a person in one place that can be read from top to bottom.',
  },
  {
    file: 'server/features/privacy/parts/references.ts',
    tables: ['admin_conversations', 'saved_views'],
    why: 'An erasure redacts the person in HR’s own texts, by one rule for all of them.',
  },
  {
    file: 'server/db/functions/interviews.sql',
    tables: ['candidates', 'interview_sessions'],
    why: 'The score that HR sorts by follows the newest result in the same statement; a new scoring method resets both.',
  },
  {
    file: 'server/db/functions/tags.sql',
    tables: ['candidate_tags'],
    why: 'A person’s tags have to leave the counts before the person is deleted, by an erasure or a merge.',
  },
  {
    file: 'server/demo/',
    tables: [
      'applications',
      'candidate_events',
      'candidate_tags',
      'candidates',
      'client_chat_reports',
      'client_chat_sessions',
      'contests',
      'conversations',
      'employee_sessions',
      'evaluations',
      'interview_sessions',
      'jobs',
      'messages',
      'tags',
      'task_assignments',
    ],
    why: 'Demo content is a year of history that no service would write: it lies in the past and emails no one.',
  },
];

/** Where the database, not the code, says which tables are written. */
const byCatalog: Record<string, string> = {
  'server/features/merges/parts/tables.ts':
    'A merge moves everything that refers to a record, by the data map.',
  'server/features/privacy/parts/erase.ts':
    'An erasure deletes everything that refers to a person, by foreign keys.',
  'server/platform/backup/tables.ts': 'A restore fills every table.',
  'server/platform/crypto/rotateKeys.ts': 'A new key encrypts every encrypted column again.',
};

/** The owner as which a file writes. */
function placeOf(file: string): string {
  if (file.startsWith('server/db/functions/')) return 'triggers';
  const [, feature] = file.match(/^server\/features\/([^/]+)\//) ?? [];
  return feature ?? file.match(/^server\/([^/]+)/)?.[1] ?? file;
}

const tables = tablesOf(list('server/db/schema/*.ts').map(read));
const writes = [...list('server/**/*.ts'), ...list('server/db/functions/*.sql')].flatMap((file) =>
  writesIn(file, read(file), tables),
);
const ownerOf = new Map(Object.entries(owners).flatMap(([owner, all]) => all.map((table) => [table, owner])));
const crosses = ({ file, table }: Write): boolean =>
  crossings.some((one) => file.startsWith(one.file) && table !== null && one.tables.includes(table));
const shown = ({ file, line, table }: Write): string =>
  table === null
    ? `${file}:${line} writes to a table that only running code knows`
    : `${file}:${line} writes to ${table}, which is ${ownerOf.get(table)}’s`;

describe('tables', () => {
  it('were found at all, and what writes to them', () => {
    expect(tables.size).toBeGreaterThan(60);
    expect(writes.length).toBeGreaterThan(200);
  });

  it('have one owner each', () => {
    const named = Object.values(owners).flat();
    expect(named.toSorted()).toEqual([...tables.values()].toSorted());
  });

  it('are written by their owner', () => {
    const written = new Set(writes.map(({ file, table }) => `${placeOf(file)} ${table}`));
    const idle = [...ownerOf].filter(([table, owner]) => !written.has(`${owner} ${table}`));
    expect(idle).toEqual([]);
  });

  it('aren’t written by others', () => {
    const foreign = writes.filter(
      (write) => write.table !== null && ownerOf.get(write.table) !== placeOf(write.file) && !crosses(write),
    );
    expect(foreign.map(shown)).toEqual([]);
  });

  it('are written by name, but where the catalog decides', () => {
    const nameless = writes.filter(({ file, table }) => table === null && !(file in byCatalog));
    expect(nameless.map(shown)).toEqual([]);
  });

  it('are crossed only as said here', () => {
    const idle = crossings.flatMap(({ file, tables: crossed }) =>
      crossed
        .filter((table) => !writes.some((write) => write.file.startsWith(file) && write.table === table))
        .map((table) => `${file} ${table}`),
    );
    const unused = Object.keys(byCatalog).filter(
      (file) => !writes.some((write) => write.file === file && write.table === null),
    );
    expect([...idle, ...unused]).toEqual([]);
  });
});

describe('settings', () => {
  const modules = list('server/**/*.ts');
  const users = (pattern: RegExp): string[] => modules.filter((file) => pattern.test(read(file)));

  it('have one module with statements about their table', () => {
    expect(
      users(/import (type )?\{[^}]*\bsettings\b[^}]*\} from '[^']*\/schema\/platform\.ts'/).concat(
        users(/\bsql(<[^`]*>)?`[^`]*\b(from|join|into|update)\s+"?settings\b/),
      ),
    ).toEqual(['server/platform/settings/rows.ts']);
  });

  it('are read and changed in one way: rows are for state that nobody sets', () => {
    const outside = users(/from '[^']*settings\/rows\.ts'/).filter(
      (file) => !file.startsWith('server/platform/settings/'),
    );
    expect(outside).toEqual([
      'server/ai/connection/modelState.ts', // test results and failures of models
      'server/demo/load.ts', // whether the demo content is loaded
      'server/features/admin/settings/store.ts', // versions, who changed them, and the previous value, for undo
      'server/features/company/admin.ts', // files of logos
      'server/features/company/parts/legal.ts', // earlier revisions of legal texts
      'server/features/overview/parts/steps.ts', // whether HR ever saved something
      'server/web/brandFiles.ts', // files of logos
    ]);
    const writing = users(/\b(writeRow|removeRow|extendRow|claimRow)\b/).filter(
      (file) => !file.startsWith('server/platform/settings/'),
    );
    expect(writing).toEqual([
      'server/ai/connection/modelState.ts',
      'server/demo/load.ts',
      'server/features/company/admin.ts',
      'server/features/company/parts/legal.ts',
    ]);
  });

  it('have a row each', () => {
    const env = {
      AI_DAILY_TOKENS_PERSON: 1,
      AI_DAILY_TOKENS_ALL: 1,
      PACING_SCALE: 1,
      MAIL_FROM: 'hr@example.com',
      HR_EMAIL: 'hr@example.com',
    };
    const keys = [
      ...[...Object.values(hrSettings), ...Object.values(sections(env))].flatMap(({ key, undoKey }) =>
        undoKey === null ? [key] : [key, undoKey],
      ),
      ...emailTemplateKinds.map((kind) => emailTemplateSetting(kind).key),
      ...legalKinds.map((kind) => legalSetting(kind).key),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => /^(ai|logo|legalRevision|demo)\./.test(key))).toEqual([]);
  });
});

describe('a statement that writes', () => {
  const found = (source: string, file = 'server/features/jobs/service.ts'): (string | null)[] =>
    writesIn(file, source, tables).map(({ table }) => table);
  const imported = "import { candidates, users as accounts } from '../../db/schema/candidates.ts';\n";

  it('is found in the query builder, also over several lines and under another name', () => {
    expect(found(`${imported}await tx.insert(candidates).values({});`)).toEqual(['candidates']);
    expect(found(`${imported}await tx\n  .update(candidates)\n  .set({});`)).toEqual(['candidates']);
    expect(found(`${imported}await deps.db.delete(accounts).where(one);`)).toEqual(['users']);
  });

  it('is found in SQL', () => {
    expect(found('tx.execute(sql`insert into mails (id) select 1`)')).toEqual(['mails']);
    expect(found('sql`with a as (select 1) update ai_usage as u set calls = 1 from a`')).toEqual([
      'ai_usage',
    ]);
    expect(found(`${imported}sql\`delete from only \${candidates} where id = 1\``)).toEqual(['candidates']);
    expect(found('begin\n  truncate table messages;\nend', 'server/db/functions/x.sql')).toEqual([
      'messages',
    ]);
  });

  it('is found where its table is a variable', () => {
    expect(found('await tx.insert(table).values(row);')).toEqual([null]);
    expect(found(`sql\`update \${sql.identifier(table)} set x = 1\``)).toEqual([null]);
  });

  it('isn’t anything that only looks like one', () => {
    expect(found('const tx = new Map(); hash.update(candidates); open.delete(id);')).toEqual([]);
    expect(found('// tx.insert(candidates)\n/* delete from candidates */')).toEqual([]);
    expect(found('sql`select 1 from candidates for update`')).toEqual([]);
    expect(found('create trigger a after update on candidates', 'server/db/functions/x.sql')).toEqual([]);
    expect(found('-- update candidates set x = 1', 'server/db/functions/x.sql')).toEqual([]);
    expect(found('on conflict (id) do update set count = 1', 'server/db/functions/x.sql')).toEqual([]);
  });
});
