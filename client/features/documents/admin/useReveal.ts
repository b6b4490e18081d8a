import { useEffect, useState } from 'react';
import { REVEAL_SECONDS, type VaultField } from '../../../../shared/documents/schema.ts';

type Earlier = { value: string | null; until: string }[];
type Revealed = { value: string; earlier: Earlier; secondsLeft: number };
type Shown = { value: string; earlier: Earlier; until: number };

export type Reveal = {
  shown: (field: VaultField) => Revealed | null;
  /** False when it isn't shown, because the page is in the background. */
  show: (field: VaultField, value: string, earlier: Earlier) => boolean;
  hide: (field: VaultField) => void;
  copy: (field: VaultField) => Promise<boolean>;
};

/**
 * Revealed values, only in this component's memory. Each one disappears after 30 seconds, and all of them as soon as
 * the page is hidden. Copied values are removed from the clipboard after the same time.
 */
export function useReveal(): Reveal {
  const [values, setValues] = useState<Partial<Record<VaultField, Shown>>>({});
  const [now, setNow] = useState(0);
  const some = Object.values(values).some((entry) => entry !== undefined);
  useEffect(() => {
    if (!some) return;
    const tick = (): void => {
      const at = Date.now();
      setNow(at);
      setValues((all) => {
        const left = Object.entries(all).filter(([, entry]) => entry && entry.until > at);
        return left.length === Object.keys(all).length ? all : Object.fromEntries(left);
      });
    };
    const onHidden = (): void => {
      if (document.hidden) setValues({});
    };
    const timer = setInterval(tick, 500);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [some]);
  return {
    shown(field) {
      const entry = values[field];
      return entry ? { ...entry, secondsLeft: Math.max(1, Math.ceil((entry.until - now) / 1000)) } : null;
    },
    show(field, value, earlier) {
      // Someone else may return to the page.
      if (document.hidden) return false;
      const at = Date.now();
      setNow(at);
      setValues((all) => ({ ...all, [field]: { value, earlier, until: at + REVEAL_SECONDS * 1000 } }));
      return true;
    },
    hide(field) {
      setValues(({ [field]: _gone, ...rest }) => rest);
    },
    async copy(field) {
      const entry = values[field];
      if (!entry) return false;
      try {
        await navigator.clipboard.writeText(entry.value);
      } catch {
        return false;
      }
      setTimeout(() => void navigator.clipboard.writeText('').catch(() => {}), REVEAL_SECONDS * 1000);
      return true;
    },
  };
}
