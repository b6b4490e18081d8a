import { brand } from '../../../shared/brand.ts';
import type { FeedbackItem } from '../../../shared/employee.ts';
import { clockText, shortDate } from '../../../shared/time.ts';
import { PersonaAvatar } from '../../ui/Avatar.tsx';

/** What the supervisor said, and about what. */
export function Feedback({ item }: { item: FeedbackItem }) {
  return (
    <div className="stack g12">
      <div className="row g8">
        <PersonaAvatar size={28} />
        <b className="b sm">{brand.supervisor.name}</b>
        <span className="ai">{brand.supervisor.role}</span>
      </div>
      <blockquote className="em-quote break">{item.text}</blockquote>
      <p className="sm dim break">
        {item.title} · {shortDate(item.at)}, {clockText(item.at)}
      </p>
    </div>
  );
}
