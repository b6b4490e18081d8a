import { useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { WorkInfo } from '../../../shared/workSessions/schema.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { ConversationView } from '../conversation/reducer.ts';
import {
  type AlertSupport,
  alertSupport,
  alertText,
  chime,
  setSound,
  showAlert,
  soundOn,
  vibrate,
} from './alerts.ts';

type Alerts = {
  /** Null when alerts are on and no button is needed. */
  ask: (() => void) | null;
  sound: boolean;
  toggleSound: () => void;
};

const TITLE = 'Notifications';
const REASONS: Record<Exclude<AlertSupport, 'default' | 'granted'>, string> = {
  unsupported: 'Your browser doesn’t support desktop notifications',
  embedded: 'This page is open inside another page. Open it in its own tab to get notifications.',
  denied: 'Please enable notifications in your browser settings',
};

/**
 * Desktop alerts for new messages from the supervisor, and how to turn them on (specification file 2 §8, §9).
 */
export function useAlerts(view: ConversationView<WorkInfo>): Alerts {
  const support = useSupport();
  const [sound, setOn] = useState(soundOn);
  useNewMessages(view, sound);
  const ask = useCallback(async (): Promise<void> => {
    const before = alertSupport(window);
    const after = before === 'default' ? await Notification.requestPermission() : before;
    if (after === 'granted') {
      toast.success(TITLE, 'You will receive desktop alerts for new supervisor messages', { id: 'alerts' });
    } else if (after !== 'default') toast.error(TITLE, REASONS[after], { id: 'alerts' });
  }, []);
  return {
    ask: support === 'granted' ? null : () => void ask(),
    sound,
    toggleSound: () => {
      setSound(!sound);
      setOn(!sound);
    },
  };
}

/** Follows the permission, including changes in the browser's settings. */
function useSupport(): AlertSupport {
  const [support, setSupport] = useState(() => alertSupport(window));
  useEffect(() => {
    const read = (): void => setSupport(alertSupport(window));
    let status: PermissionStatus | null = null;
    let left = false;
    // Not every browser can report changes of this permission; then returning to the page rereads it.
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        if (left) return;
        status = found;
        status.addEventListener('change', read);
      })
      .catch(() => undefined);
    document.addEventListener('visibilitychange', read);
    window.addEventListener('focus', read);
    return () => {
      left = true;
      status?.removeEventListener('change', read);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('focus', read);
    };
  }, []);
  return support;
}

/** Alerts for messages that arrive while the page is hidden; earlier ones are skipped. */
function useNewMessages({ ready, messages, info }: ConversationView<WorkInfo>, sound: boolean): void {
  const alerted = useRef<number | null>(null);
  const [unseen, setUnseen] = useState(0);
  const sessionId = info?.sessionId ?? '';
  useEffect(() => {
    if (!ready) return;
    const fresh = messages.filter(({ seq, role }) => role === 'assistant' && seq > (alerted.current ?? 0));
    const first = alerted.current === null;
    alerted.current = messages.length;
    if (first || fresh.length === 0 || !outOfSight()) return;
    setUnseen((count) => count + fresh.length);
    for (const message of fresh) {
      showAlert(
        message.private ? brand.name : `${brand.supervisor.name}, ${brand.supervisor.role}`,
        alertText(message),
        `${sessionId}-${message.seq}`,
        () => window.focus(),
      );
    }
    vibrate();
    if (sound) chime();
  }, [ready, messages, sessionId, sound]);

  useEffect(() => {
    const seen = (): void => {
      if (!outOfSight()) setUnseen(0);
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, []);

  useEffect(() => {
    if (unseen === 0) return;
    const title = document.title;
    document.title = `(${unseen}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [unseen]);
}

function outOfSight(): boolean {
  return document.visibilityState === 'hidden' || !document.hasFocus();
}
