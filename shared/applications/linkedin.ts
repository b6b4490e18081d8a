import { z } from 'zod';

/** Invisible characters that may be copied with an address from a message. */
const INVISIBLE = /\p{Cf}/gu;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A person's page: `/in/name`, or `/pub/name/…` of older profiles. */
const PROFILE = /^\/(?:in|pub)\/[^/]+/i;

const NOT_SECURE = 'Please use an address that starts with https://';
const NOT_LINKEDIN = 'Please enter a LinkedIn address, for example, linkedin.com/in/your-name';
const NO_PROFILE = 'Please enter the address of your profile, for example, linkedin.com/in/your-name';

type Profile = { url: string } | { refusal: string };

/**
 * A LinkedIn profile as people type or paste it, with or without `https://`. The address loses its query and fragment,
 * which say where it was copied from. A link that HR opens must lead to LinkedIn, so other hosts, ports, plain HTTP and
 * user names in front of the host are refused.
 */
function linkedInProfile(typed: string): Profile {
  const url = parsed(SCHEME.test(typed) ? typed : `https://${typed}`);
  const own = url?.hostname === 'linkedin.com' || url?.hostname.endsWith('.linkedin.com');
  const web = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !own || !web || url.username || url.password || url.port) return { refusal: NOT_LINKEDIN };
  if (url.protocol === 'http:') return { refusal: NOT_SECURE };
  if (!PROFILE.test(url.pathname)) return { refusal: NO_PROFILE };
  return { url: `https://${url.hostname}${url.pathname}` };
}

/** `URL.parse`, which browsers from before 2025 lack. */
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The address of a LinkedIn profile, or an empty text. */
export const LinkedIn = z
  .string()
  .overwrite((text) => text.replace(INVISIBLE, '').trim())
  .max(300, 'Please enter a shorter address')
  .transform((text, context) => {
    if (text === '') return '';
    const profile = linkedInProfile(text);
    if ('url' in profile) return profile.url;
    context.addIssue({ code: 'custom', message: profile.refusal });
    return z.NEVER;
  });
