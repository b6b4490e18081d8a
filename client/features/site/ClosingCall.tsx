import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type ClosingCallProps = {
  title: string;
  text: string;
  action: { to: string; label: string };
  children?: ReactNode;
};

/** The last part of a page: what to do next. */
export function ClosingCall({ title, text, action, children }: ClosingCallProps) {
  return (
    <section className="hm-close">
      <div className="wrap">
        <div className="stack g12">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="row g12 w">
          <Link to={action.to} className="btn filled lg">
            {action.label}
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </Link>
          {children}
        </div>
      </div>
    </section>
  );
}
