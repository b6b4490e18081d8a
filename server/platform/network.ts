import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * What tries are counted by. A home or an office has a whole /64 of IPv6 addresses (RFC 6177, RFC 4291 §2.5.4), and
 * any device in it may use a new one for each try; so all of them count as one. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  const mapped = plain.match(MAPPED)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  // The URL parser writes every address in one way: hexadecimal, short, in lower case.
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
