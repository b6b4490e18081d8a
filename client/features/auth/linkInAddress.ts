const kinds = ['invitation', 'reset', 'confirm', 'email'] as const;

/** What an account's emailed link opens. */
export type EmailedLinkState = {
  kind: (typeof kinds)[number];
  token: string;
  /** The reset link came with an invitation to the panel. */
  invited: boolean;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** In the history state, not in the URL: a token there would stay in histories and logs. */
    emailedLink?: EmailedLinkState;
    /** This entry was opened by an emailed link, whose token is no longer in its URL. */
    emailed?: true;
    /** This entry's page confirmed what its link was for. */
    confirmed?: true;
  }
}

const TOKEN = /^[\w-]{20,100}$/;

/**
 * The link in a URL: in the fragment in new emails, so it never reaches a server or proxy, and in the query
 * in older ones. Null when there is none.
 */
export function emailedLinkIn(
  hash: string,
  query: Partial<Record<string, unknown>>,
): EmailedLinkState | null {
  const fragment = new URLSearchParams(hash);
  for (const kind of kinds) {
    const inside = fragment.get(kind);
    const token = inside ?? query[kind];
    if (typeof token !== 'string' || !TOKEN.test(token)) continue;
    const invited = inside === null ? query.invited === true : fragment.get('invited') === 'true';
    return { kind, token, invited };
  }
  return null;
}
