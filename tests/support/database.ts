import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../server/db/client.ts';

export type FreshDatabase = Database & { url: string; drop(): Promise<void> };

/** A database of its own, copied from the migrated template in a few milliseconds. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const templateUrl = inject('templateUrl');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(templateUrl.replace(/\/[^/]*$/, '/postgres'), { max: 1, onnotice: () => {} });
  // A template that is being copied by another test file is refused for a moment.
  for (let tries = 0; ; tries++) {
    try {
      // As files: through the write-ahead log, which is the default, takes twice as long.
      await admin.unsafe(`create database ${name} template ${template} strategy file_copy`);
      break;
    } catch (error) {
      if (tries > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const url = templateUrl.replace(/\/[^/]*$/, `/${name}`);
  const database = openDatabase(url, { max: 10, name: 'longtable-test' });
  return {
    ...database,
    url,
    async drop() {
      await database.close();
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/** A fresh database that goes when the test that asked for it ends. */
export async function databaseForTest(): Promise<FreshDatabase> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  return database;
}
