import type { ReactNode } from 'react';

/** The head of a tab: its name, a remark that is read out when it changes, and what can be done. */
export function PanelHead(props: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className="ad-top">
      <h1>{props.title}</h1>
      <span className="sm dim tn" role="status">
        {props.note}
      </span>
      {props.children && <div className="up row g8">{props.children}</div>}
    </div>
  );
}

/** A place with nothing in it, and what to do about that. */
export function PanelEmpty(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="ad-empty">
      <h2 className="h3">{props.title}</h2>
      <p className="dim">{props.text}</p>
      {props.children}
    </div>
  );
}

/** Where a list goes on: the cursors of the pages before stand in the address. */
export function CursorPager(props: {
  pages: string[] | undefined;
  nextCursor: string | null | undefined;
  note: string;
  onGo: (pages: string[] | undefined) => void;
}) {
  const { pages = [], nextCursor, note, onGo } = props;
  const back = pages.slice(0, -1);
  if (!note && pages.length === 0 && !nextCursor) return null;
  return (
    <nav className="ad-pager" aria-label="Pages">
      <span className="tn">{note}</span>
      <span className="up row g4">
        <button
          type="button"
          className="btn default xs"
          disabled={pages.length === 0}
          onClick={() => onGo(back.length > 0 ? back : undefined)}
        >
          Previous
        </button>
        <button
          type="button"
          className="btn default xs"
          disabled={!nextCursor}
          onClick={() => nextCursor && onGo([...pages, nextCursor])}
        >
          Next
        </button>
      </span>
    </nav>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Grey rows of the same height, while the first answer is on its way; a width per column. */
export function WaitingRows({ widths }: { widths: Readonly<Record<string, number>> }) {
  return rows.map((row) => (
    <tr key={row}>
      {Object.entries(widths).map(([column, width]) => (
        <td key={column}>
          <span className="sk" style={{ width }} />
        </td>
      ))}
    </tr>
  ));
}

/** Grey lines, as wide as told, where something is on its way. */
export function Waiting({ lines }: { lines: readonly string[] }) {
  return (
    <div className="stack g16" aria-busy="true">
      <p className="vh" role="status">
        Loading…
      </p>
      {lines.map((width) => (
        <span key={width} className="sk" style={{ width, height: 18 }} aria-hidden="true" />
      ))}
    </div>
  );
}

/** One of a row of choices above a table. */
export function Segment(props: { on: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={`ad-segment ${props.on ? 'on' : ''}`}
      aria-pressed={props.on}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
