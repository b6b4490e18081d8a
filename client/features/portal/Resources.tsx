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
import { type Guide, guides } from '../../../shared/portal/guides.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading, Hidden, Text, Title } from '../../ui/text/Text.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import styles from './Portal.module.css';

const icons: Record<string, TablerIcon> = {
  interview: IconMessages,
  workspace: IconHomeCog,
  hours: IconClockHour9,
};

/** Three guides, and the link to the FAQ. */
export function Resources({ guideId }: { guideId: string | undefined }) {
  const guide = guides.find(({ id }) => id === guideId);
  if (guide) return <Article guide={guide} />;
  return (
    <Stack gap={24} className={styles.tab}>
      <Title>Resources</Title>
      <ul className={styles.guides}>
        {guides.map(({ id, title, teaser }) => {
          const Icon = icons[id] ?? IconBook2;
          return (
            <Stack key={id} as="li" gap={8} className="slab">
              <Icon size={28} stroke={1.75} aria-hidden="true" />
              <h3>{title}</h3>
              <Text tone="dim" place="grow">
                {teaser}
              </Text>
              <ButtonLink to="/candidate" search={{ tab: 'resources', guide: id }} size="sm" place="start">
                Read the guide<Hidden>: {title}</Hidden>
              </ButtonLink>
            </Stack>
          );
        })}
      </ul>
      <p>
        More answers are in the <Link to="/faq">frequently asked questions</Link>.
      </p>
    </Stack>
  );
}

function Article({ guide }: { guide: Guide }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The list it was opened from is gone; focus moves to the title.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="article" className={styles.tab}>
      <TextLink to="/candidate" search={{ tab: 'resources' }} gap={6} size="sm" bold place="start">
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        All guides
      </TextLink>
      <Heading ref={heading} tabIndex={-1} level={2}>
        {guide.title}
      </Heading>
      <div className="prose">
        {guide.sections.map((section) => (
          <section key={section.heading}>
            <h3>{section.heading}</h3>
            {section.text.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </section>
        ))}
      </div>
      <ButtonAnchor
        icon={IconDownload}
        size="sm"
        place="start"
        href={`/files/guides/${guide.id}.pdf`}
        download
      >
        Download as PDF
      </ButtonAnchor>
    </Stack>
  );
}
