import { IconAward, IconBuilding, IconHeadset, IconSchool, IconUsers } from '@tabler/icons-react';
import * as content from '../../content/about.ts';
import { pages } from '../../content/pages.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { CardsSection, PageSection, Quotes, StorySection, TitledItems } from './sections.tsx';

/** The About page: ten sections and a closing call (specification file 1 §2). */
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
      <StorySection {...content.story} />
      <Milestones />
      <CardsSection {...content.partners} />
      <Purpose />
      <CardsSection {...content.values} />
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

function Milestones() {
  const { title, list, note } = content.timeline;
  return (
    <PageSection title={title} note={note} look="soft">
      <TitledItems
        as="ol"
        className="ab-line"
        list={list.map(({ year, ...milestone }) => ({
          ...milestone,
          above: <time dateTime={String(year)}>{year}</time>,
        }))}
      />
    </PageSection>
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
    <PageSection title={title} look="soft" two>
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
    </PageSection>
  );
}

function Testimonials() {
  const { title, list, note } = content.testimonials;
  return (
    <PageSection title={title} note={note}>
      <Quotes list={list} className="ab-three" />
    </PageSection>
  );
}

const leaderIcons = [IconBuilding, IconUsers, IconHeadset, IconSchool] as const;

function Leaders() {
  const { title, list, note } = content.leaders;
  return (
    <PageSection title={title} note={note} look="tight">
      <TitledItems
        as="ul"
        className="ab-four"
        list={list.map(({ role, text }, index) => {
          const Icon = leaderIcons[index] ?? IconUsers;
          return { title: role, text, above: <Icon className="ic" stroke={1.75} aria-hidden="true" /> };
        })}
      />
    </PageSection>
  );
}

function Awards() {
  const { title, list, note } = content.awards;
  return (
    <PageSection title={title} note={note} look="tight">
      <TitledItems
        as="ul"
        className="ab-four"
        list={list.map((award) => ({
          title: award.title,
          text: award.by,
          above: <IconAward className="ic" stroke={1.75} aria-hidden="true" />,
        }))}
      />
    </PageSection>
  );
}
