import { IconArrowRight, IconClock, IconPencil, IconX } from '@tabler/icons-react';
import {
  Button,
  ButtonAnchor,
  ButtonLabel,
  ButtonLink,
  IconButton,
  TextButton,
} from '../ui/buttons/Button.tsx';
import { ChartFrame, ChartKey } from '../ui/figures/ChartFrame.tsx';
import { Figures } from '../ui/figures/Figures.tsx';
import { Grown, Stat, StatLink, Stats } from '../ui/figures/Stat.tsx';
import { Track } from '../ui/figures/Track.tsx';
import { AiTag, Avatar, AvatarButton, PersonaAvatar } from '../ui/labels/Avatar.tsx';
import { Badge, type BadgeColor } from '../ui/labels/Badge.tsx';
import { DemoTag } from '../ui/labels/DemoTag.tsx';
import { StatusBadge } from '../ui/labels/StatusBadge.tsx';
import { Panel, TitledPanel } from '../ui/layout/Panel.tsx';
import { Group, Stack } from '../ui/layout/Stack.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { GoneState } from '../ui/states/GoneState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { Skeleton, SkeletonLines } from '../ui/states/Skeleton.tsx';
import { Fine, Heading, Hidden, Muted, Remark, Subtitle, Text, Title } from '../ui/text/Text.tsx';
import { TextAnchor, TextLink } from '../ui/text/TextLink.tsx';
import styles from './catalog.module.css';
import { Section } from './Section.tsx';

const variants = ['filled', 'default', 'light', 'subtle', 'quiet', 'danger', 'danger-filled', 'sun'] as const;
const sizes = ['lg', 'md', 'sm', 'xs'] as const;
const nothing = (): void => undefined;
const cross = <IconX size={18} stroke={1.75} aria-hidden="true" />;

export function Actions() {
  return (
    <Section title="Button">
      {sizes.map((size) => (
        <Group key={size} wrap>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Group>
      ))}
      <Group wrap>
        <Button variant="filled" iconAfter={IconArrowRight}>
          With an icon
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="filled" loading loadingText="Saving…">
          Save
        </Button>
        <ButtonLink to="/">Router link</ButtonLink>
        <ButtonAnchor href="#file">Link to a file</ButtonAnchor>
        <ButtonLabel htmlFor="catalog-file">Field label</ButtonLabel>
        <Hidden>
          <input id="catalog-file" type="file" tabIndex={-1} />
        </Hidden>
        <TextButton>In a sentence</TextButton>
      </Group>
      <Group>
        {sizes.map((size) => (
          <IconButton key={size} label={`Close, ${size}`} size={size}>
            {cross}
          </IconButton>
        ))}
        <IconButton label="Close, with an edge" variant="default">
          {cross}
        </IconButton>
      </Group>
      <Group className={styles.dark}>
        <Button variant="inverse">On a dark bar</Button>
      </Group>
      <Group className={styles.banner}>
        <Button variant="outline" size="sm">
          In a banner
        </Button>
        <Button variant="plain" size="sm">
          Later
        </Button>
      </Group>
    </Section>
  );
}

const colors: BadgeColor[] = ['gray', 'blue', 'yellow', 'orange', 'green', 'pine', 'red', 'line', 'live'];
const statuses = ['applied', 'shortlisted', 'interviewed', 'hired', 'rejected', 'queued', 'unknown'];

export function Words() {
  return (
    <Section title="Text, Heading, Badge, Avatar">
      <Stack gap={8}>
        <Heading level={3} size={1}>
          Heading, size 1
        </Heading>
        <Heading level={3} size={2}>
          Heading, size 2
        </Heading>
        <Title level={3}>Title</Title>
        <Subtitle level={4}>Subtitle</Subtitle>
        <Text size="lead">Lead: remote jobs at U.S. companies.</Text>
        <Text>Body: a person reads every application.</Text>
        <Remark>
          Small and dimmed. <b>Bold inside it.</b>
        </Remark>
        <Fine figures>Smallest, with figures of equal width: 1,111 and 2,222</Fine>
        <Text tone="error">What went wrong</Text>
        <Text>
          <TextLink to="/">A link</TextLink>, <TextAnchor href="mailto:hr@example.com">an address</TextAnchor>
          , and <Muted>words that matter less</Muted>
        </Text>
        <Text mono>ABCDE-FGHJK-MNPQR</Text>
        <Text lines="cut">{'A line that’s cut with an ellipsis when it’s too long. '.repeat(4)}</Text>
      </Stack>
      <Group gap={8} wrap>
        {colors.map((color) => (
          <Badge key={color} color={color}>
            {color}
          </Badge>
        ))}
        <Badge color="orange" icon={IconClock}>
          Closing soon
        </Badge>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Group>
      <Group>
        <Avatar name="Amina Njoroge" />
        <Avatar name="José Álvarez" size={24} />
        <AvatarButton name="Amina Njoroge" aria-label="Amina Njoroge’s account" />
        <PersonaAvatar />
        <AiTag />
        <DemoTag />
      </Group>
    </Section>
  );
}

export function Messages() {
  return (
    <Section title="Notice, EmptyState, ErrorState, GoneState, Skeleton, Panel">
      {(['info', 'warn', 'bad', 'good'] as const).map((kind) => (
        <Notice key={kind} kind={kind} actions={kind === 'info' && <TextButton>Do something</TextButton>}>
          A remark of the kind “{kind}”.
        </Notice>
      ))}
      <Panel>
        <EmptyState title="No jobs yet" action={<Button size="sm">New job</Button>}>
          Jobs appear here as soon as you post one.
        </EmptyState>
      </Panel>
      <Panel pad="md">
        <ErrorState title="We couldn’t load the jobs" message="Nothing was lost." onRetry={nothing} />
      </Panel>
      <Panel>
        <GoneState title="This job is gone" back={{ label: 'Back to jobs', onClick: nothing }} />
      </Panel>
      <TitledPanel title="Loaded, on its way">
        <Loaded
          query={{ data: undefined, error: null, isError: false, refetch: nothing }}
          failed="We couldn’t load it"
          waiting={<SkeletonLines widths={['60%', '80%']} />}
        >
          {() => null}
        </Loaded>
        <Skeleton width={36} height={36} round />
      </TitledPanel>
    </Section>
  );
}

const weeks = {
  columns: ['Week', 'Applications'],
  rows: [['Nov 9', 12] as const, ['Nov 16', 1_940] as const],
};

export function Numbers() {
  return (
    <Section title="Stats, Track, ChartFrame, Figures">
      <Stats as="ul">
        <li>
          <StatLink to="/" label="Candidates" note={<Grown by={12} />}>
            1,204
          </StatLink>
        </li>
        <li>
          <StatLink to="/" label="Employees" note="None new this month">
            86
          </StatLink>
        </li>
      </Stats>
      <Stats columns={3} size="lg">
        <Stat label="Sessions" icon={IconPencil}>
          12
        </Stat>
        <Stat label="Rating" words>
          Very good
        </Stat>
        <Stat label="Tasks" note="2 open">
          7
        </Stat>
      </Stats>
      <ChartFrame
        title="Applications per week"
        figures={weeks}
        note="What’s counted"
        aside={
          <Group gap={16}>
            <ChartKey look="part">Shortlisted</ChartKey>
            <ChartKey look="main">Others</ChartKey>
            <ChartKey look="soft">90th percentile</ChartKey>
          </Group>
        }
      >
        <Text tone="dim">The picture</Text>
      </ChartFrame>
      <ChartFrame title="Stages, on their way" figures={null}>
        {null}
      </ChartFrame>
      <ChartFrame title="Open sessions" nothing="No one worked in the last 12 hours." figures={weeks}>
        {null}
      </ChartFrame>
      <Track percent={62} />
      <Track percent={100} late />
      <Track percent={40} size="xs" />
      <Figures titled caption="Applications" {...weeks} />
    </Section>
  );
}
