import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Face } from '../../ui/Scene.tsx';
import { Remark, Text } from '../../ui/Text.tsx';

type SectionProps = {
  title: string;
  /** Below the content. */
  note?: string;
  /** `tight` follows the section before it closely, `soft` has a ground of its own. */
  look?: 'tight' | 'soft';
  /** The title stands beside the content. */
  two?: boolean;
  children: ReactNode;
};

/** A section of a page of text. */
export function PageSection({ title, note, look, two, children }: SectionProps) {
  return (
    <section className={cx('hm-sec', look)}>
      <div className={two ? 'wrap hm-two' : 'wrap'}>
        <h2>{title}</h2>
        {children}
        {note && <p className="hm-note">{note}</p>}
      </div>
    </section>
  );
}

type CardsProps = Pick<SectionProps, 'title' | 'look'> & {
  list: readonly { title: string; text: string }[];
};

/** A section of short texts, each with a title. */
export function CardsSection({ list, ...section }: CardsProps) {
  return (
    <PageSection {...section} two>
      <div className="hm-cards">
        {list.map((card) => (
          <div key={card.title}>
            <h3>{card.title}</h3>
            <Text tone="dim">{card.text}</Text>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

type Quote = { quote: string; who: string; where: string; scene?: Parameters<typeof Face>[0]['name'] };

/** What people say, side by side. */
export function Quotes({ list, className }: { list: readonly Quote[]; className?: string }) {
  return (
    <div className={cx('hm-pair', className)}>
      {list.map(({ quote, who, where, scene }) => (
        <figure key={quote}>
          <blockquote>“{quote}”</blockquote>
          <figcaption>
            {scene && <Face name={scene} />}
            <span>
              <b>{who}</b>
              <br />
              <Remark as="span">{where}</Remark>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
