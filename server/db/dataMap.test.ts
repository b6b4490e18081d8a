import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { personalTables } from './dataMap.ts';
import { candidates, erasedCandidate, retainedOfCandidate } from './schema/candidates.ts';
import { erasedUser, retainedOfUser, users } from './schema/users.ts';

it.each([
  { table: candidates, erased: erasedCandidate, retained: retainedOfCandidate },
  { table: users, erased: erasedUser, retained: retainedOfUser },
])(
  'every column of a row that outlives an erasure is emptied or kept on purpose',
  ({ table, erased, retained }) => {
    const written = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
    const marked = [...Object.keys(erased), ...retained];
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
