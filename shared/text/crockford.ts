/** Crockford's base32: no I, L, O, or U, so a code survives being read aloud. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters and figures of a typed code, without what stands between or around them. Full-width ones become usual ones. */
export const typedCode = (typed: string): string => typed.normalize('NFKC').replace(/[^0-9A-Za-z]/g, '');

/** The same for a code in {@link CROCKFORD}: letters it leaves out are read as the figures they look like. */
export const readCrockford = (typed: string): string =>
  typedCode(typed).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
