import {
  IconArrowRight,
  IconCalendarDollar,
  IconCheck,
  IconHome,
  IconSchool,
  IconTrendingUp,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as content from '../../content/home.ts';
import { applyNow } from '../../content/navigation.ts';
import { pages } from '../../content/pages.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Scene } from '../../ui/states/Scene.tsx';
import { Heading, Muted, Remark, Text } from '../../ui/text/Text.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import { ShiftHours } from './ShiftHours.tsx';
import { CardsSection, PageSection, Quotes, StorySection, TitledItems } from './sections.tsx';

const offerIcons = {
  pay: IconCalendarDollar,
  home: IconHome,
  training: IconSchool,
  growth: IconTrendingUp,
} as const;

/** The home page in eleven parts (specification file 1 §2). */
export function Home() {
  useTitle(pages.home.title);
  return (
    <main id="main">
      <Hero />
      <WhoWeAre />
      <Offer />
      <CardsSection title={content.whyUs.title} list={content.whyUs.reasons} look="tight" />
      <StorySection {...content.story} />
      <Steps />
      <ShiftHours />
      <Impact />
      <Stories />
      <Training />
      <ClosingCall
        title={content.closing.title}
        text={content.closing.text}
        action={{ to: applyNow.to, label: applyNow.label }}
      >
        <ButtonLink to="/jobs" size="lg">
          See open jobs
        </ButtonLink>
      </ClosingCall>
    </main>
  );
}

function Hero() {
  const { title, lead } = content.hero;
  return (
    <>
      <div className="hm-hero">
        <div className="wrap hm-head">
          <Heading level={1} size={0}>
            {title}
          </Heading>
          <Stack gap={24}>
            <Text size="lead">{lead}</Text>
            <Group wrap>
              <ButtonLink iconAfter={IconArrowRight} to={applyNow.to} variant="filled" size="lg">
                {applyNow.label}
              </ButtonLink>
              <ButtonLink to="/jobs" size="lg">
                See open jobs
              </ButtonLink>
            </Group>
          </Stack>
        </div>
        <HeroPicture />
      </div>
      <div className="wrap">
        <ul className="hm-facts">
          {content.facts.map(({ title: fact, text }) => (
            <li key={fact}>
              <span className="disp">{fact}</span> <Remark as="span">{text}</Remark>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function WhoWeAre() {
  const { title, lead, text } = content.whoWeAre;
  return (
    <PageSection title={title} two>
      <Stack>
        <Text size="lead">{lead}</Text>
        <Text tone="dim">{text}</Text>
        <p>
          <Link to="/about" className="hm-more">
            Read our story
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </Link>
        </p>
      </Stack>
    </PageSection>
  );
}

function Offer() {
  const { title, text, cards } = content.offer;
  const list = cards.map((card) => {
    const Icon = offerIcons[card.id];
    return { ...card, above: <Icon className="ic" stroke={1.75} aria-hidden="true" /> };
  });
  return <CardsSection title={title} lead={text} list={list} look="tight" />;
}

function Steps() {
  const { title, list } = content.steps;
  return (
    <PageSection title={title} look="soft">
      <TitledItems as="ol" className="hm-steps" list={list} />
    </PageSection>
  );
}

function Impact() {
  const { title, numbers, note } = content.impact;
  return (
    <PageSection title={title} note={note}>
      <ul className="hm-numbers">
        {numbers.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> <Muted>{label}</Muted>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Stories() {
  const { title, list, note } = content.stories;
  return (
    <PageSection title={title} note={note} look="tight">
      <Quotes list={list} />
    </PageSection>
  );
}

function Training() {
  const { title, lead, points } = content.training;
  return (
    <section className="hm-sec tight">
      <div className="wrap hm-train">
        <div className="hm-room">
          <Scene name="person-medellin" bleed="person" />
        </div>
        <Stack gap={24}>
          <h2>{title}</h2>
          <Text size="lead">{lead}</Text>
          <ul className="hm-ticks">
            {points.map((point) => (
              <li key={point}>
                <IconCheck size={20} stroke={1.75} className="ic" aria-hidden="true" />
                <Text as="span">{point}</Text>
              </li>
            ))}
          </ul>
        </Stack>
      </div>
    </section>
  );
}
