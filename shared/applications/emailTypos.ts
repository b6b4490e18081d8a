/** The most common email domains. */
const common = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'protonmail.com',
  'proton.me',
];
/** One letter away from one of those, and as real. */
const real = ['mail.com', 'ymail.com', 'email.com', 'live.co', 'aim.com'];

/**
 * The probable intended address: the same with a common domain one typing error away, or null. Access codes
 * are emailed, so with a wrong letter the person never hears from us.
 */
export function likelyEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || common.includes(domain) || real.includes(domain)) return null;
  const meant = common.find((known) => isOneSlip(domain, known));
  return meant ? `${address.slice(0, at)}@${meant}` : null;
}

/** One letter missing, added, or wrong, or two neighbors swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from++;
  const restOf = (text: string, skip: number): string => text.slice(from + skip);
  const swapped = `${typed[from + 1] ?? ''}${typed[from] ?? ''}${restOf(typed, 2)}`;
  return (
    restOf(typed, 1) === restOf(meant, 1) ||
    restOf(typed, 1) === restOf(meant, 0) ||
    restOf(typed, 0) === restOf(meant, 1) ||
    swapped === restOf(meant, 0)
  );
}
