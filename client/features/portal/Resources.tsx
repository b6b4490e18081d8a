import { Modal } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Guide, guides } from '../../content/guides.ts';

/** Three guides to read, and the way to the questions everybody has. */
export function Resources() {
  const [open, setOpen] = useState<Guide | null>(null);
  return (
    <div className="portal-tab stack g24">
      <h2 className="h3">Resources</h2>
      <div className="guide-list">
        {guides.map((guide) => (
          <div key={guide.id} className="card stack g8">
            <IconBook2 size={28} stroke={1.75} color="var(--mantine-color-orange-7)" aria-hidden="true" />
            <h3>{guide.title}</h3>
            <p className="dim sm grow">{guide.teaser}</p>
            <button type="button" className="btn default sm" style={{ alignSelf: 'flex-start' }} onClick={() => setOpen(guide)}>
              Read the guide<span className="vh">: {guide.title}</span>
            </button>
          </div>
        ))}
      </div>
      <p>
        More answers are in the <Link to="/faq">frequently asked questions</Link>.
      </p>
      <Modal opened={open !== null} onClose={() => setOpen(null)} title={open?.title} size={720}>
        <div className="prose">
          {open?.sections.map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </Modal>
    </div>
  );
}
