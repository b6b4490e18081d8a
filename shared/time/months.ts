/** Calendar months and years in UTC; a day that the target month lacks becomes its last one. */
export function addMonths(from: Date, months: number): Date {
  const at = new Date(from);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at;
}

/** The same day some years later; the last of February where there is none. */
export function addYears(from: Date, years: number): Date {
  return addMonths(from, years * 12);
}
