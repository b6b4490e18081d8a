import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sentence } from '../../../../shared/errors/errors.ts';
import { readError } from '../../../errors.ts';
import { type Outputs, trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useIsSigningOut } from '../../auth/useSignOut.ts';

/** A session that ended without a click is noticed within this time. */
const RECHECK_MS = 60_000;
const PRACTICE = '/employee/client-chat';

type EmployeeAccess =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'inside' | 'notHired'; me: Outputs['employee']['me'] };

/**
 * Who is in the portal, or why they aren't. The server decides; this shows its notice and redirects
 * (specification file 2 §6, Employee pages).
 */
export function useEmployee(): EmployeeAccess {
  const navigate = useNavigate();
  const me = trpc.employee.me.useQuery(undefined, { refetchInterval: RECHECK_MS });
  const { pathname } = useLocation();
  const isLeaving = useIsSigningOut();
  const hired = me.data === undefined || me.data.status === 'hired';
  const failed = me.isError ? readError(me.error).code : null;
  // Practice redirects everyone who isn't hired; all other addresses show their application.
  const code = failed ?? (!hired && pathname.startsWith(PRACTICE) ? 'not_hired' : null);
  // An error of before the last sign-in, which the query that is on its way replaces.
  const outdated = me.isError && me.isFetching;
  const wasInside = me.data !== undefined;
  useEffect(() => {
    if (isLeaving || outdated) return;
    if (code === 'not_signed_in' || code === 'session_ended') {
      const next = window.location.pathname + window.location.search;
      if (wasInside) toast.info('You were signed out', 'Sign in again to continue where you left off.');
      void navigate({ to: '/auth', search: { next }, replace: true });
    } else if (code === 'email_unconfirmed') {
      // The candidate page can send the link again.
      void navigate({ to: '/candidate', replace: true });
    } else if (code === 'no_employee_record' || code === 'not_hired') {
      toast.error('Error', sentence(code), { id: 'employee-access' });
      void navigate({ to: '/', replace: true });
    }
  }, [code, isLeaving, outdated, wasInside, navigate]);

  const id = me.data?.id;
  const [person, setPerson] = useState(id);
  if (person === undefined && id !== undefined) setPerson(id);
  const other = person !== undefined && id !== undefined && id !== person;
  // Another employee signed in, in another tab: nothing of the previous one may stay on the page.
  useEffect(() => {
    if (other) window.location.reload();
  }, [other]);

  const refused = other || (code !== null && leadsAway.has(code));
  if (me.data && !refused) return { state: hired ? 'inside' : 'notHired', me: me.data };
  if (me.isError && !refused)
    return { state: 'failed', message: readError(me.error).message, retry: () => void me.refetch() };
  return { state: 'loading' };
}

const leadsAway = new Set<string>([
  'not_signed_in',
  'session_ended',
  'no_employee_record',
  'email_unconfirmed',
  'not_hired',
]);
