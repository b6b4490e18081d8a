import type { ReactNode } from 'react';

/** One line of the account's settings: what it is, how it stands, and what can be done. */
export function Row(props: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <li className="ac-row">
      <div className="grow">
        <p className="b">{props.title}</p>
        <div className="sm dim break">{props.children}</div>
      </div>
      {props.action}
    </li>
  );
}
