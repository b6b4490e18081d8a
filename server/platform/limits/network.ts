import { isIPv6 } from 'node:net';

/** IPv4 in the dress of IPv6: mapped (RFC 4291 §2.5.5.2) and behind a NAT64 (RFC 6052 §2.1). */
const DRESSED = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * The unit for counting tries. A home or an office has a whole /64 of IPv6 addresses (RFC 6177, RFC 4291
 * §2.5.4), and any of its devices may use a new one for each try, so they all count as one. Other addresses
 * are unchanged.
 */
export function networkOf(address = ''): string {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL parser writes every address in one way: hexadecimal, short, in lower case.
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const all = [...first, ...zeros, ...last];
  if (DRESSED.includes(all.slice(0, 6).join(':'))) return dotted(all.slice(6));
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address in two groups of hexadecimal digits. */
function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.');
}
