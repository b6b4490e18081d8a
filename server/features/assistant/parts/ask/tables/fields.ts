type Kind = 'text' | 'number' | 'date' | 'flag' | 'list';

/** `:now` in the SQL is the time of the question; `words` precedes a value, `yes` and `no` are complete. */
export type Field = {
  kind: Kind;
  sql: string;
  words: string;
  yes?: string;
  no?: string;
  unit?: string;
  /** Of a count of things: `words` for a single one, such as "application received". */
  one?: string;
  /** How stored values are called. */
  labels?: Readonly<Record<string, string>>;
  /** Part of a result that's hidden while HR rates first. */
  result?: true;
  /** Contact details: HR can see them, a model never can. */
  contact?: true;
};
export type Table = {
  one: string;
  many: string;
  from: string;
  /** Condition for rows to count at all. */
  always?: string;
  title: string;
  /** How stored titles are called, where they're codes. */
  titled?: (title: string) => string;
  id: string;
  source: 'candidate' | 'job' | 'session' | null;
  person: string | null;
  /** The date a period refers to when no word says so. */
  date: string;
  /** The number a comparison refers to when no word says so. */
  number: string;
  shown: readonly string[];
  fields: Readonly<Record<string, Field>>;
};

export const text = (sql: string, words: string, labels?: Field['labels']): Field => ({
  kind: 'text',
  sql,
  words,
  ...(labels ? { labels } : {}),
});
export const date = (sql: string, words: string): Field => ({ kind: 'date', sql, words });
export const number = (sql: string, words: string, unit?: string): Field => ({
  kind: 'number',
  sql,
  words,
  ...(unit ? { unit } : {}),
});
/** A number of things, which stands before its words: "6 applications received". */
export const count = (sql: string, one: string, words: string): Field => ({
  kind: 'number',
  sql,
  words,
  one,
});
export const flag = (sql: string, yes: string, no: string): Field => ({
  kind: 'flag',
  sql,
  words: yes,
  yes,
  no,
});
export const result = (field: Field): Field => ({ ...field, result: true });

/** The last time of this status change. Undone changes don't count. */
export const changed = (to: string): string =>
  `(select max(e.created_at) from candidate_events e where e.candidate_id = c.id and e.kind = 'status_changed' and e.data ->> 'to' = '${to}' and e.data ->> 'undone' is null)`;
export const newest = (column: string): string =>
  `(select ${column} from interview_sessions i where i.candidate_id = c.id and i.is_complete order by i.created_at desc limit 1)`;
/** A column of the result of interview `i`; null if the result was made with an earlier method. */
export const valid = (column: string): string =>
  `case when i.scoring_method >= current_scoring_method() then ${column} end`;
const scored = '(i.is_complete and i.final_score notnull and i.scoring_method >= current_scoring_method())';
export const isConfirmed = `(${scored} and i.confirmed_at notnull)`;
export const isUnconfirmed = `(${scored} and i.confirmed_at is null)`;
export const wished = (more: string): string =>
  `exists (select 1 from candidate_events e where e.candidate_id = c.id and e.kind = 'human_requested'${more})`;
export const answered = `exists (select 1 from candidate_events a where a.candidate_id = e.candidate_id and a.kind = 'request_answered' and a.data ->> 'request' = e.id::text)`;

/** Fields of a person `c`, the same in every table that refers to one. */
export const ofPerson = {
  person: text('c.full_name', 'of'),
  country: text('c.country', 'from'),
  status: text('c.status', 'status'),
};

export const perPerson = (
  one: string,
  many: string,
  alias: string,
  from: string,
  more: Pick<Table, 'date' | 'number' | 'shown' | 'fields'> & Partial<Table>,
): Table => ({
  one,
  many,
  from,
  title: 'c.full_name',
  id: `${alias}.id`,
  source: null,
  person: 'person',
  ...more,
});

/** Whether a field is a score or a recommendation, which are always shown with their mark. */
export const isMarked = ({ result, kind }: Field): boolean => result === true && kind !== 'flag';

/** A field of a table. */
export const fieldOf = (table: Table, name: string): Field => {
  const field = table.fields[name];
  if (!field) throw new Error(`${table.many} have no field ${name}`);
  return field;
};
