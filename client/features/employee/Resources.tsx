import {
  IconBook2,
  IconChecklist,
  IconHelpCircle,
  IconMail,
  IconPhotoVideo,
  IconRoute,
  IconTemplate,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Resource } from '../../../shared/resources/blocks.ts';
import { findResource, quickReference, resources } from '../../../shared/resources.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Article } from './Article.tsx';

const icons: Record<Resource['kind'], TablerIcon> = {
  Templates: IconTemplate,
  Guide: IconRoute,
  Handbook: IconBook2,
  Questions: IconHelpCircle,
  Lesson: IconPhotoVideo,
  Checklist: IconChecklist,
  Etiquette: IconMail,
};

/** Eight things to read, print and use (specification file 2 §2). The open one stands in the address. */
export function Resources({ item }: { item: string | undefined }) {
  const resource = findResource(item);
  useTitle(resource?.title ?? 'Resources');
  if (resource) return <Article key={resource.id} resource={resource} />;
  return (
    <main className="em-main stack g24" id="main">
      <div className="stack g4">
        <h1 className="h2 em-title">Resources</h1>
        <p className="dim">Everything can be read here and printed as a PDF.</p>
      </div>
      <div className="em-library">
        <ul className="em-items">
          {resources.map(({ id, kind, title, teaser, minutes }) => {
            const Icon = icons[kind];
            return (
              <li key={id} className="em-panel em-item">
                <Icon size={28} stroke={1.75} aria-hidden="true" />
                <h2 className="h3">
                  <Link to="/employee/resources" search={{ item: id }}>
                    {title}
                  </Link>
                </h2>
                <p className="sm dim grow">{teaser}</p>
                <p className="xs dim">
                  {kind} · {minutes} min
                </p>
              </li>
            );
          })}
        </ul>
        <QuickReference />
      </div>
    </main>
  );
}

function QuickReference() {
  return (
    <aside className="em-panel em-pad stack g24" aria-labelledby="quick">
      <h2 className="h3" id="quick">
        Quick reference
      </h2>
      <section className="stack g8">
        <h3 className="h4">Shortcuts</h3>
        <dl className="em-keys">
          {quickReference.shortcuts.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack g8">
        <h3 className="h4">Support</h3>
        <dl className="em-keys em-contacts">
          {quickReference.contacts.map(({ label, address }) => (
            <div key={address}>
              <dt>{label}</dt>
              <dd>
                <a href={`mailto:${address}`} className="break">
                  {address}
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <p className="sm dim">{quickReference.hours}</p>
      </section>
    </aside>
  );
}
