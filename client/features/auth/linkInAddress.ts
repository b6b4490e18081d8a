const kinds = ['invitation', 'reset', 'confirm', 'email'] as const;

/** What a mailed link of an account opens. */
export type MailedLinkState = {
  kind: (typeof kinds)[number];
  token: string;
  /** The reset link came with an invitation to the panel. */
  invited: boolean;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Kept beside the address and not in it: a token there would stay in histories and logs. */
    mailedLink?: MailedLinkState;
  }
}

const TOKEN = /^[\w-]{20,100}$/;

/**
 * The link in an address: behind # in new emails, so that it never reaches a server or proxy, and in the query
 * of emails from before. Null when there is none.
 */
export function mailedLinkIn(hash: string, query: Partial<Record<string, unknown>>): MailedLinkState | null {
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
