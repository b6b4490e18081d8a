import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { tagOf } from '../../ui/drawn.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Face } from '../../ui/states/Scene.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';

type SectionProps = {
  title: string;
  /** Below the title. */
  lead?: string;
  /** Below the content. */
  note?: string;
  /** `tight` follows the section before it closely, `soft` has a ground of its own. */
  look?: 'tight' | 'soft';
  /** The title is shown beside the content. */
  two?: boolean;
  children: ReactNode;
};

/** A section of a page of text. */
export function PageSection({ title, lead, note, look, two, children }: SectionProps) {
  const heading = <h2>{title}</h2>;
  return (
    <section className={cx('hm-sec', look)}>
      <div className={two ? 'wrap hm-two' : 'wrap'}>
        {lead ? (
          <Stack>
            {heading}
            <Text tone="dim" className="hm-narrow">
              {lead}
            </Text>
          </Stack>
        ) : (
          heading
        )}
        {children}
        {note && <p className="hm-note">{note}</p>}
      </div>
    </section>
  );
}

type Item = { title: string; text: string /** Above the title. */; above?: ReactNode };

/** Short texts, each with a title. */
export function TitledItems(props: { as: 'div' | 'ol' | 'ul'; className: string; list: readonly Item[] }) {
  const List = tagOf(props.as);
  const One = tagOf(props.as === 'div' ? 'div' : 'li');
  return (
    <List className={props.className}>
      {props.list.map(({ title, text, above }) => (
        <One key={title}>
          {above}
          <h3>{title}</h3>
          <Text tone="dim">{text}</Text>
        </One>
      ))}
    </List>
  );
}

type CardsProps = Omit<SectionProps, 'two' | 'children'> & { list: readonly Item[] };

/** A section of short texts, each with a title. */
export function CardsSection({ list, ...section }: CardsProps) {
  return (
    <PageSection {...section} two>
      <TitledItems as="div" className="hm-cards" list={list} />
    </PageSection>
  );
}

/** A section that tells something in paragraphs. */
export function StorySection({
  title,
  text,
  note,
}: {
  title: string;
  text: readonly string[];
  note?: string;
}) {
  return (
    <PageSection title={title} look="tight" two>
      <Stack>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {note && <Remark>{note}</Remark>}
      </Stack>
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
