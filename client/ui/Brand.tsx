import letters from './wordmark.svg';

/** The mark: a sun, or a head, at a table. */
export function Monogram({ size = 30, tile = true }: { size?: number; tile?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {tile && <rect width="32" height="32" rx="7" fill="#174431" />}
      <path d="M9 16.5a7 7 0 0 1 14 0z" fill="#fdc842" />
      <path d="M4 16.5h24v3.5h-2.6V26h-3.2v-6H9.8v6H6.6v-6H4z" fill="#fff" />
    </svg>
  );
}

/** The name in outlined letters, drawn from a file, so that their 5 KB travel once and not with every page. */
export function Wordmark({ height = 26 }: { height?: number }) {
  return (
    <svg height={height} viewBox="0 -76 496 100" aria-hidden="true">
      <use href={`${letters}#letters`} />
    </svg>
  );
}
