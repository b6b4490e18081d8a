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
import { findResource, quickReference, resources } from '../../../../shared/resources/articles.ts';
import type { Resource } from '../../../../shared/resources/blocks.ts';
import { useTitle } from '../../../ui/hooks/useTitle.ts';
import { Panel, TitledPanel } from '../../../ui/layout/Panel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Remark, Subtitle, Text, Title } from '../../../ui/text/Text.tsx';
import { TextAnchor } from '../../../ui/text/TextLink.tsx';
import { Page } from '../../employeeArea/Page.tsx';
import { Article } from './Article.tsx';
import styles from './Resources.module.css';

const icons: Record<Resource['kind'], TablerIcon> = {
  Templates: IconTemplate,
  Guide: IconRoute,
  Handbook: IconBook2,
  Questions: IconHelpCircle,
  Lesson: IconPhotoVideo,
  Checklist: IconChecklist,
  Etiquette: IconMail,
};

/** Eight things to read, print, and use (specification file 2 §2). The open one is in the URL. */
export function Resources({ item }: { item: string | undefined }) {
  const resource = findResource(item);
  useTitle(resource?.title ?? 'Resources');
  if (resource) return <Article key={resource.id} resource={resource} />;
  return (
    <Page title="Resources" text="Read everything here, or print it as a PDF.">
      <div className={styles.library}>
        <ul className={styles.items}>
          {resources.map(({ id, kind, title, teaser, minutes }) => {
            const Icon = icons[kind];
            return (
              <Panel as="li" key={id} round="lg" gap={8} className={styles.item}>
                <Icon size={28} stroke={1.75} aria-hidden="true" />
                <Title>
                  <Link to="/employee/resources" search={{ item: id }}>
                    {title}
                  </Link>
                </Title>
                <Remark place="grow">{teaser}</Remark>
                <Fine>
                  {kind} · {minutes} min
                </Fine>
              </Panel>
            );
          })}
        </ul>
        <QuickReference />
      </div>
    </Page>
  );
}

function QuickReference() {
  return (
    <TitledPanel as="aside" title="Quick reference" gap={24}>
      <Stack as="section" gap={8}>
        <Subtitle level={3}>Shortcuts</Subtitle>
        <Stack as="dl" gap={8} size="sm" className={styles.keys}>
          {quickReference.shortcuts.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap={8}>
        <Subtitle level={3}>Support</Subtitle>
        <Stack as="dl" gap={8} size="sm">
          {quickReference.contacts.map(({ label, address }) => (
            <div key={address}>
              <Text as="dt" tone="dim">
                {label}
              </Text>
              <dd>
                <TextAnchor href={`mailto:${address}`} lines="anywhere">
                  {address}
                </TextAnchor>
              </dd>
            </div>
          ))}
        </Stack>
        <Remark>{quickReference.hours}</Remark>
      </Stack>
    </TitledPanel>
  );
}
