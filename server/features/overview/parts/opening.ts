import { type SQL, sql } from 'drizzle-orm';
import type { DeskKind, NeedsYou } from '../../../../shared/panel/schema.ts';
import type { Viewer } from '../../reviews/service.ts';

type Kind = NeedsYou['kind'] | DeskKind;

/** What only admins can open. */
const forAdmins: ReadonlySet<Kind> = new Set(['documents', 'privacy', 'returned']);

export const canOpen = ({ roles }: Pick<Viewer, 'roles'>, kind: Kind): boolean =>
  roles.includes('admin') || !forAdmins.has(kind);

/** The number of these rows, as an expression; 0, without counting, for what this viewer can't open. */
export const countFor = (viewer: Pick<Viewer, 'roles'>, kind: Kind, rows: SQL): SQL<number> =>
  canOpen(viewer, kind) ? sql<number>`(select count(*)::int from ${rows})` : sql<number>`0`;

/** Emails that weren't delivered, as the log shows them to this viewer: those about urgent items are for admins. */
export const failedEmails = ({ roles }: Pick<Viewer, 'roles'>): SQL =>
  roles.includes('admin')
    ? sql`mails where state = 'failed'`
    : sql`mails where state = 'failed' and kind <> 'safety-flag'`;

/** Bounced emails that wait for HR. */
export const returnedEmails = sql`mails where state = 'returned' and settled_at is null`;
