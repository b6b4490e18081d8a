import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { resourceFileUrl } from '../../../../shared/resources/articles.ts';
import type { Block, Resource } from '../../../../shared/resources/blocks.ts';
import { Button, TextButton } from '../../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Heading, Text, Title } from '../../../ui/text/Text.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import page from '../../employeeArea/Page.module.css';
import { Page } from '../../employeeArea/Page.tsx';
import { useDownload } from '../useDownload.ts';
import styles from './Article.module.css';
import { CopyTemplate } from './CopyTemplate.tsx';
import { FigurePicture } from './FigurePicture.tsx';
import { type Checklist, useChecklist } from './useChecklist.ts';

/** One resource to read on the screen, also available as a PDF. */
export function Article({ resource }: { resource: Resource }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const checklist = useChecklist();
  const download = useDownload();
  // The list it was opened from is gone; focus moves to the title.
  useEffect(() => heading.current?.focus(), []);
  const lines = resource.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'tick'));
  const done = lines.filter((block) => block.kind === 'tick' && checklist.has(block.id)).length;
  return (
    <Page>
      <Stack as="article" className={styles.article}>
        <TextLink to="/employee/resources" size="sm" bold quiet gap={6} place="start">
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          All resources
        </TextLink>
        <Group gap={16} wrap justify="between">
          <Heading ref={heading} tabIndex={-1} level={1} size={2} className={page.title}>
            {resource.title}
          </Heading>
          <Button
            loading={download.pending !== null}
            loadingText="Preparing…"
            icon={IconDownload}
            onClick={() => download.start(resourceFileUrl(resource.id), `${resource.id}.pdf`)}
          >
            Download PDF
          </Button>
        </Group>
        <Text tone="dim">
          {resource.kind} · {resource.minutes} min
          {lines.length > 0 && checklist.ready && ` · ${done} of ${lines.length} done`}
        </Text>
        {lines.length > 0 && checklist.failed && (
          <Text size="sm" tone="error" role="alert">
            We couldn’t load what you’ve already done here.{' '}
            <TextButton onClick={checklist.retry}>Try again</TextButton>
          </Text>
        )}
        {resource.sections.map((section) => (
          <Stack key={section.heading} as="section" gap={12} className={styles.section}>
            <Title>{section.heading}</Title>
            {section.blocks.map((block) => (
              <BlockView key={JSON.stringify(block)} block={block} checklist={checklist} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}

function BlockView({ block, checklist }: { block: Block; checklist: Checklist }) {
  switch (block.kind) {
    case 'text':
      return <Text>{block.text}</Text>;
    case 'list':
      return (
        <ul className="bl">
          {block.items.map((item) => (
            <Text as="li" key={item}>
              {item}
            </Text>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <Stack as="ol" gap={8} className={styles.steps}>
          {block.items.map((item) => (
            <Text as="li" key={item}>
              {item}
            </Text>
          ))}
        </Stack>
      );
    case 'template':
      return <CopyTemplate title={block.title} lines={block.lines} />;
    case 'compare':
      return (
        <dl className={styles.compare}>
          <div>
            <dt>Instead of</dt>
            <dd>{block.weak}</dd>
          </div>
          <div>
            <dt>Better</dt>
            <dd>{block.better}</dd>
          </div>
        </dl>
      );
    case 'figure':
      return <FigurePicture figure={block.figure} caption={block.caption} />;
    case 'tick':
      return (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={checklist.has(block.id)}
            disabled={!checklist.ready}
            onChange={(event) => checklist.set(block.id, event.currentTarget.checked)}
          />
          <span>{block.text}</span>
        </label>
      );
  }
}
