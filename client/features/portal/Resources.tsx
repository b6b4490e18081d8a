import {
  IconArrowLeft,
  IconBook2,
  IconClockHour9,
  IconDownload,
  IconHomeCog,
  IconMessages,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Guide, guides } from '../../../shared/portalGuides.ts';

const icons: Record<string, TablerIcon> = {
  interview: IconMessages,
  workspace: IconHomeCog,
  hours: IconClockHour9,
};

/** Three guides to read, and the way to the questions everybody has. */
export function Resources({ guideId }: { guideId: string | undefined }) {
  const guide = guides.find(({ id }) => id === guideId);
  if (guide) return <Article guide={guide} />;
  return (
    <div className="portal-tab stack g24">
      <h2 className="h3">Resources</h2>
      <ul className="guide-list">
        {guides.map(({ id, title, teaser }) => {
          const Icon = icons[id] ?? IconBook2;
          return (
            <li key={id} className="slab stack g8">
              <Icon className="guide-icon" size={28} stroke={1.75} aria-hidden="true" />
              <h3>{title}</h3>
              <p className="dim grow">{teaser}</p>
              <Link to="/candidate" search={{ tab: 'resources', guide: id }} className="btn default sm start">
                Read the guide<span className="vh">: {title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p>
        More answers are in the <Link to="/faq">frequently asked questions</Link>.
      </p>
    </div>
  );
}

function Article({ guide }: { guide: Guide }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The list it was opened from is gone; reading goes on at the title.
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="portal-tab stack g16">
      <Link to="/candidate" search={{ tab: 'resources' }} className="row g6 sm b start">
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        All guides
      </Link>
      <h2 ref={heading} tabIndex={-1} className="guide-title">
        {guide.title}
      </h2>
      <div className="prose">
        {guide.sections.map((section) => (
          <section key={section.heading}>
            <h3>{section.heading}</h3>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <a className="btn default sm start" href={`/files/guides/${guide.id}.pdf`} download>
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        Download as PDF
      </a>
    </article>
  );
}
