import { expect, it } from 'vitest';
import { subjects } from '../query.ts';
import { tables } from '../tables/tables.ts';
import { says } from './rowPhrases.ts';

it.each(subjects)('%s: looks only for values that the table has', (subject) => {
  const { fields } = tables[subject];
  const missing = (says[subject] ?? []).flatMap(([, ...meanings]) =>
    meanings.filter(([value, name]) => {
      const values = fields[name]?.sql.match(/(?<=(?:then|else) ')[^']+/g);
      return values !== null && values !== undefined && !values.includes(value);
    }),
  );
  expect(missing).toEqual([]);
});
