/**
 * Hides small groups so that they can't be computed from what's shown.
 *
 * A table of people by two features is shown with its totals, so a hidden cell could be found by subtraction.
 * Further cells are hidden with it until, for every small cell, there's another table of whole numbers that
 * agrees with everything shown and differs in that cell (D. Gusfield, A graph theoretic approach to
 * statistical data security, SIAM J. Comput. 17, 1988: such a table exists if and only if the cell lies on a
 * cycle of the hidden cells, along which one can go up and down in turn).
 */

export type Entry = {
  people: number;
  /** `shown` is always visible, `never` is never published, `open` is decided here. */
  publish: 'open' | 'shown' | 'never';
};

/** Rows of cells; the last row and the last column hold the totals of the others. */
type Table = readonly (readonly Entry[])[];
export type Hidden = boolean[][];

type Place = { row: number; column: number };

/**
 * Entries that must be hidden: those under `min` that may be decided on, and others that protect them, chosen to
 * cover as few people as possible.
 */
export function protect(table: Table, min: number): Hidden {
  const hidden = table.map((row) =>
    row.map(({ people, publish }) => publish === 'never' || (publish === 'open' && people < min)),
  );
  const small = places(table).filter((place) => {
    const entry = entryAt(table, place);
    return entry?.publish === 'open' && entry.people < min;
  });
  for (;;) {
    const next = small.map((place) => missing(table, hidden, place, min)).find((list) => list.length > 0);
    if (!next) return hidden;
    for (const { row, column } of next) {
      const line = hidden[row];
      if (line) line[column] = true;
    }
  }
}

function places(table: Table): Place[] {
  return table.flatMap((row, index) => row.map((_, column) => ({ row: index, column })));
}

const entryAt = (table: Table, { row, column }: Place): Entry | undefined => table[row]?.[column];
const peopleAt = (table: Table, place: Place): number => entryAt(table, place)?.people ?? 0;

/** Entries to hide with a small one to protect it; empty when it's protected, or can't be. */
function missing(table: Table, hidden: Hidden, place: Place, min: number): Place[] {
  for (const line of linesOf(table, place)) {
    if (!isThin(table, hidden, line, min)) continue;
    const free = line.slice(0, -1).filter((at) => isFree(table, hidden, at));
    const [smallest] = free.sort((a, b) => peopleAt(table, a) - peopleAt(table, b));
    if (smallest) return [smallest];
  }
  // A zero reveals nothing about anyone.
  return peopleAt(table, place) === 0 ? [] : cheapestWayRound(table, hidden, place);
}

const isFree = (table: Table, hidden: Hidden, place: Place): boolean =>
  !hidden[place.row]?.[place.column] && entryAt(table, place)?.publish === 'open';

/** The row and the column of a cell, each ending with its total. */
function linesOf(table: Table, place: Place): Place[][] {
  return [
    (table[place.row] ?? []).map((_, column) => ({ row: place.row, column })),
    table.map((_, row) => ({ row, column: place.column })),
  ];
}

/** Whether a line's hidden entries, with its total visible, add up to fewer than `min` people. */
function isThin(table: Table, hidden: Hidden, line: readonly Place[], min: number): boolean {
  const total = line.at(-1);
  if (!total || hidden[total.row]?.[total.column]) return false;
  const left = line.filter(({ row, column }) => hidden[row]?.[column]);
  const people = left.reduce((sum, place) => sum + peopleAt(table, place), 0);
  return people > 0 && people < min;
}

/** Totals are in the last row and column and count in reverse. */
function isTotal(table: Table, { row, column }: Place): boolean {
  return (row === table.length - 1) !== (column === (table[0]?.length ?? 0) - 1);
}

type Step = { to: number; place: Place; cost: number };

/**
 * The entries that must also be hidden so that another table exists with one person more, or one fewer, in this cell.
 * Empty when one exists already, or when hiding everything wouldn't create one.
 */
function cheapestWayRound(table: Table, hidden: Hidden, place: Place): Place[] {
  const column = table.length + place.column;
  const steps = (from: number): Step[] => stepsFrom(table, hidden, from, place);
  const ways = [cheapest(steps, column, place.row), cheapest(steps, place.row, column)].filter(
    (way) => way !== null,
  );
  const cost = (way: Step[]): number => way.reduce((sum, step) => sum + step.cost, 0);
  const [way] = ways.sort((a, b) => cost(a) - cost(b));
  return way?.map((step) => step.place).filter((at) => !hidden[at.row]?.[at.column]) ?? [];
}

/**
 * A graph with rows and columns as nodes. One more in a cell is an edge from its row to its column; one fewer is an
 * edge back, which needs at least one person there. The cell itself is left out: up and down in one cell changes
 * nothing.
 */
function stepsFrom(table: Table, hidden: Hidden, from: number, self: Place): Step[] {
  const rows = table.length;
  const upwards = from < rows;
  const line = upwards
    ? (table[from] ?? []).map((_, column) => ({ row: from, column }))
    : table.map((_, row) => ({ row, column: from - rows }));
  return line.flatMap((place) => {
    if (place.row === self.row && place.column === self.column) return [];
    const known = hidden[place.row]?.[place.column] ?? false;
    if (!known && !isFree(table, hidden, place)) return [];
    const people = peopleAt(table, place);
    const needsSomebody = isTotal(table, place) ? upwards : !upwards;
    if (needsSomebody && people === 0) return [];
    return [{ to: upwards ? rows + place.column : place.row, place, cost: known ? 0 : people }];
  });
}

/** Dijkstra's shortest path, by newly hidden people; null when there is none. */
function cheapest(steps: (from: number) => Step[], from: number, to: number): Step[] | null {
  const best = new Map<number, { cost: number; way: Step[] }>([[from, { cost: 0, way: [] }]]);
  const done = new Set<number>();
  for (;;) {
    const [next] = [...best]
      .filter(([point]) => !done.has(point))
      .sort(([, a], [, b]) => a.cost - b.cost || a.way.length - b.way.length);
    if (!next) return null;
    const [point, { cost, way }] = next;
    if (point === to) return way;
    done.add(point);
    for (const step of steps(point)) {
      const known = best.get(step.to);
      if (known && known.cost <= cost + step.cost) continue;
      best.set(step.to, { cost: cost + step.cost, way: [...way, step] });
    }
  }
}
