import { useCallback, useEffect, useRef, useState } from 'react';

/** Delay after the last keystroke before the list follows. */
const TYPING_MS = 300;

/** The box's current text, and its text once typing pauses. A change from elsewhere replaces both. */
export function useTyping(settled: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSettled);
  latest.current = onSettled;
  /** Reported but not in the address yet. By the time it is, more may have been typed. */
  const awaited = useRef<string[]>([]);
  const report = useCallback((typed: string): void => {
    awaited.current.push(typed.trim());
    latest.current(typed.trim());
  }, []);
  useEffect(() => {
    const own = awaited.current.indexOf(settled);
    awaited.current = own < 0 ? [] : awaited.current.slice(own + 1);
    if (own >= 0) return;
    clearTimeout(timer.current);
    setText((current) => (current.trim() === settled ? current : settled));
  }, [settled]);
  const box = useRef<HTMLInputElement>(null);
  const start = useRef(settled);
  useEffect(() => {
    // Typed before the script loaded.
    const typed = box.current?.value ?? '';
    if (typed !== start.current) {
      setText(typed);
      report(typed);
    }
    return () => clearTimeout(timer.current);
  }, [report]);
  return {
    box,
    text,
    /** Unfinished words of an input method count as well: Android's keyboards compose every word. */
    type(next: string): void {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => report(next), TYPING_MS);
    },
    push(): void {
      clearTimeout(timer.current);
      report(text);
    },
  };
}
