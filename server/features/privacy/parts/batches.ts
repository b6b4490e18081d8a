/** Rows that are read, or deleted, together. */
export const BATCH = 500;

/**
 * Batch after batch, until there's no further row. Each begins after the last row of the one before: any number of rows whose
 * deletion fails must not hide the others.
 */
export async function inBatches<Row>(
  find: (last: Row | null) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let last: Row | null = null;
  for (let found = BATCH; found === BATCH && !signal?.aborted; ) {
    const rows: Row[] = await find(last);
    for (const row of rows) await work(row);
    last = rows.at(-1) ?? last;
    found = rows.length;
  }
}

/** Does one record's work, of which a failure ends nothing but itself. */
export type Attempt = (about: Record<string, string>, work: () => Promise<void>) => Promise<void>;
