/**
 * A truncated reply with its bold passage closed, so text that's still streaming shows no bare asterisks. The
 * finished text is shown as it is.
 */
export function closeMarks(text: string): string {
  const whole = text.replace(/\*+$/, '');
  const open = (whole.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  if (!open) return whole;
  const trimmed = whole.trimEnd();
  return trimmed.endsWith('**') ? trimmed.slice(0, -2) : `${trimmed}**`;
}
