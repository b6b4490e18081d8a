import { withoutHidden } from '../text/plainLine.ts';

type LinkTarget =
  | { own: true; href: string }
  /** `shown` is the host or the mailbox, in ASCII so that no letter passes for another; empty for other schemes. */
  | { own: false; shown: string };

/**
 * Where a link in an AI's answer leads (quality S29). Read as a browser reads it: relative, with backslashes, with
 * a name and password before the host. `origins` are the product's own; the first is what relative links belong to.
 */
export function linkTarget(url: string, origins: readonly string[]): LinkTarget {
  const parsed = parse(url, origins[0]);
  if (parsed === null) return { own: false, shown: '' };
  if (parsed.protocol === 'mailto:') return { own: false, shown: mailbox(parsed.pathname) };
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return { own: false, shown: '' };
  const disguised = parsed.username !== '' || parsed.password !== '';
  if (origins.includes(parsed.origin) && !disguised) return { own: true, href: parsed.href };
  return { own: false, shown: parsed.host };
}

/** The text of a dead link, followed by its former target. */
export function unlinked(label: string, url: string, shown: string): string {
  const words = withoutHidden(label).trim();
  if (shown === '') return words;
  return words === '' || words === url || words === shown || `mailto:${words}` === url
    ? shown
    : `${words} (${shown})`;
}

function parse(url: string, base: string | undefined): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

function mailbox(pathname: string): string {
  return /^[\w.+-]+@[\w.-]+$/.test(pathname) ? pathname : '';
}
