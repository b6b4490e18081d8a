import { IconAward, IconBuilding, IconHeadset, IconSchool, IconUsers } from '@tabler/icons-react';
import * as content from '../../content/about.ts';
import { pages } from '../../content/pages.ts';
import { Stack } from '../../ui/Stack.tsx';
import { Remark, Text } from '../../ui/Text.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { ClosingCall } from './ClosingCall.tsx';

/** Who we are, in ten parts and a call (specification file 1 §2). */
export function About() {
  useTitle(pages.about.title);
  return (
    <main id="main">
      <div className="hm-sec">
        <div className="wrap">
          <div className="tx-head">
            <h1>{content.intro.title}</h1>
            <Text size="lead">{content.intro.lead}</Text>
          </div>
        </div>
      </div>
      <Story />
      <Milestones />
      <Cards {...content.partners} />
      <Purpose />
      <Cards {...content.values} />
      <Culture />
      <Testimonials />
      <Leaders />
      <Awards />
      <ClosingCall
        title={content.closing.title}
        text={content.closing.text}
        action={{ to: '/candidate', label: content.closing.action }}
      />
    </main>
  );
}

function Story() {
  const { title, text, note } = content.story;
  return (
    <section className="hm-sec tight">
      <div className="wrap hm-two">
        <h2>{title}</h2>
        <Stack>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Remark>{note}</Remark>
        </Stack>
      </div>
    </section>
  );
}

function Milestones() {
  const { title, list, note } = content.timeline;
  return (
    <section className="hm-sec soft">
      <div className="wrap">
        <h2>{title}</h2>
        <ol className="ab-line">
          {list.map((milestone) => (
            <li key={milestone.year}>
              <time dateTime={String(milestone.year)}>{milestone.year}</time>
              <h3>{milestone.title}</h3>
              <Text tone="dim">{milestone.text}</Text>
            </li>
          ))}
        </ol>
        <p className="hm-note">{note}</p>
      </div>
    </section>
  );
}

type CardsProps = { title: string; list: readonly { title: string; text: string }[] };

function Cards({ title, list }: CardsProps) {
  return (
    <section className="hm-sec">
      <div className="wrap hm-two">
        <h2>{title}</h2>
        <div className="hm-cards">
          {list.map((card) => (
            <div key={card.title}>
              <h3>{card.title}</h3>
              <Text tone="dim">{card.text}</Text>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Purpose() {
  return (
    <section className="hm-day hm-sec">
      <div className="wrap ab-state">
        {[content.mission, content.vision].map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Culture() {
  const { title, text, points } = content.culture;
  return (
    <section className="hm-sec soft">
      <div className="wrap hm-two">
        <h2>{title}</h2>
        <Stack>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="tx-list">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Stack>
      </div>
    </section>
  );
}

function Testimonials() {
  const { title, list, note } = content.testimonials;
  return (
    <section className="hm-sec">
      <div className="wrap">
        <h2>{title}</h2>
        <div className="hm-pair ab-three">
          {list.map(({ quote, who, where }) => (
            <figure key={who}>
              <blockquote>“{quote}”</blockquote>
              <figcaption>
                <span>
                  <b>{who}</b>
                  <br />
                  <Remark as="span">{where}</Remark>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="hm-note">{note}</p>
      </div>
    </section>
  );
}

const leaderIcons = [IconBuilding, IconUsers, IconHeadset, IconSchool] as const;

function Leaders() {
  const { title, list, note } = content.leaders;
  return (
    <section className="hm-sec tight">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="ab-four">
          {list.map(({ role, text }, index) => {
            const Icon = leaderIcons[index] ?? IconUsers;
            return (
              <li key={role}>
                <Icon className="ic" stroke={1.75} aria-hidden="true" />
                <h3>{role}</h3>
                <Text tone="dim">{text}</Text>
              </li>
            );
          })}
        </ul>
        <p className="hm-note">{note}</p>
      </div>
    </section>
  );
}

function Awards() {
  const { title, list, note } = content.awards;
  return (
    <section className="hm-sec tight">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="ab-four">
          {list.map((award) => (
            <li key={award.title}>
              <IconAward className="ic" stroke={1.75} aria-hidden="true" />
              <h3>{award.title}</h3>
              <Text tone="dim">{award.by}</Text>
            </li>
          ))}
        </ul>
        <p className="hm-note">{note}</p>
      </div>
    </section>
  );
}
