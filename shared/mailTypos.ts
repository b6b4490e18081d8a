/** Where most people have their mail. */
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
 * The address somebody probably meant: the same with a common domain that is one slip of a finger away. Null when
 * there is none. Access codes come by mail, so a wrong letter means that a person never hears from us.
 */
export function likelyMail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || common.includes(domain) || real.includes(domain)) return null;
  const meant = common.find((known) => isOneSlip(domain, known));
  return meant ? `${address.slice(0, at)}@${meant}` : null;
}

/** One letter missing, too many, wrong, or two neighbours changed round. */
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
