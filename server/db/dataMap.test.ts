import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { personalTables } from './dataMap.ts';
import { candidates, erasedCandidate, keptOfCandidate } from './schema/candidates.ts';
import { erasedUser, keptOfUser, users } from './schema/users.ts';

it.each([
  { table: candidates, erased: erasedCandidate, kept: keptOfCandidate },
  { table: users, erased: erasedUser, kept: keptOfUser },
])(
  'every column of a row that outlives an erasure is emptied or kept on purpose',
  ({ table, erased, kept }) => {
    const written = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
    const marked = [...Object.keys(erased), ...kept];
    expect(marked.sort()).toEqual(written.map(([name]) => name).sort());
  },
);

it('the data map names tables there are', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true });
  const tables = Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : [])),
  );
  expect(Object.keys(personalTables).filter((table) => !tables.includes(table))).toEqual([]);
});
