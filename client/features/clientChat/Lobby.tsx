import { SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconChevronRight, IconHeadset } from '@tabler/icons-react';
import { useId, useState } from 'react';
import {
  type Difficulty,
  type DueReport,
  difficulties,
  difficultyLabels,
  type PracticeState,
  practicePositionOf,
  practicePositions,
  type ScenarioCard,
} from '../../../shared/clientChat/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { counted } from '../../../shared/text/counted.ts';
import { shortDate } from '../../../shared/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Hidden, Remark, Subtitle, Text, Title } from '../../ui/text/Text.tsx';
import { useSecondsUntil } from '../conversation/useConnection.ts';
import { Page } from '../employeeArea/Page.tsx';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import styles from './Lobby.module.css';
import { Simulated } from './Queue.tsx';

type LobbyProps = {
  safety: SafetySign | null;
  state: PracticeState;
  /** When this device received `state`, in its own milliseconds. */
  receivedAt: number;
  connecting: boolean;
  onConnect: (choice: { scenarioId: string | null; difficulty: Difficulty | null }) => void;
  onReport: (due: DueReport) => void;
  onOpen: (sessionId: string) => void;
};

/** Before a chat: due reports first, then the next client, then earlier chats. */
export function Lobby(props: LobbyProps) {
  const { state } = props;
  // The state may have been read long before this page was opened: the two clocks compare at that time.
  const clockOffset = Date.parse(state.now) - props.receivedAt;
  const seconds = useSecondsUntil(state.nextClientAt ? Date.parse(state.nextClientAt) - clockOffset : null);
  const [due] = state.due;
  const blocked = props.connecting || due !== undefined || seconds > 0;
  return (
    <Page
      gap={32}
      title="Client Chat"
      text="Practice with simulated customers, then read what went well and what to try next."
    >
      {props.safety && <SafetyHelp sign={props.safety} country={null} />}
      {state.due.map((one) => (
        <DueCard key={one.sessionId} due={one} onReport={() => props.onReport(one)} />
      ))}
      <div className={styles.lobby}>
        <Panel as="section" round="lg" pad="lg" gap={24}>
          <Stack gap={8}>
            <Title>Your next client</Title>
            <Text tone="dim">Choose a difficulty or a scenario, or let us surprise you.</Text>
          </Stack>
          <Chooser blocked={blocked} connecting={props.connecting} onConnect={props.onConnect}>
            {due ? (
              <Remark>Please finish the report for your last chat first.</Remark>
            ) : (
              seconds > 0 && (
                <Remark figures>
                  <span aria-hidden="true">Next client available in {counted(seconds, 'second')}.</span>
                  <Hidden role="status">You can connect to your next client in less than a minute.</Hidden>
                </Remark>
              )
            )}
          </Chooser>
          <Simulated />
        </Panel>
        <HistoryList onOpen={props.onOpen} />
      </div>
    </Page>
  );
}

function DueCard({ due, onReport }: { due: DueReport; onReport: () => void }) {
  return (
    <section aria-label="Report due">
      <Notice
        kind="warn"
        actions={
          <Button variant="filled" size="sm" onClick={onReport}>
            Finish report
          </Button>
        }
      >
        <b>Report due:</b> {due.clientName}, {due.company} · {shortDate(due.startedAt)}. Finish it to get your
        next client.
      </Notice>
    </section>
  );
}

type Any = Difficulty | 'any';
const levels: { value: Any; label: string }[] = [
  { value: 'any', label: 'Surprise me' },
  ...difficulties.map((value) => ({ value, label: difficultyLabels[value] })),
];

/** A random client of a difficulty, or one scenario of the catalog. */
function Chooser(props: {
  blocked: boolean;
  connecting: boolean;
  onConnect: LobbyProps['onConnect'];
  children: React.ReactNode;
}) {
  const [difficulty, setDifficulty] = useState<Any>('any');
  const [chosen, setChosen] = useState<ScenarioCard | null>(null);
  const [open, setOpen] = useState(false);
  const labelId = useId();
  return (
    <Stack>
      {chosen ? (
        <Group wrap justify="between" className={styles.chosen}>
          <span>
            <b>{chosen.title}</b>
            <Remark as="span">
              {' '}
              · {chosen.position} · {difficultyLabels[chosen.difficulty]}
            </Remark>
          </span>
          <Button icon={IconArrowBackUp} variant="subtle" size="sm" onClick={() => setChosen(null)}>
            Surprise me instead
          </Button>
        </Group>
      ) : (
        <Stack gap={8}>
          <Text as="span" size="sm" bold id={labelId}>
            Difficulty
          </Text>
          <SegmentedControl
            aria-labelledby={labelId}
            data={levels}
            value={difficulty}
            onChange={setDifficulty}
            className={styles.levels}
          />
        </Stack>
      )}
      <Group wrap>
        <Button
          variant="filled"
          size="lg"
          disabled={props.blocked}
          loading={props.connecting}
          loadingText="Connecting…"
          onClick={() =>
            props.onConnect({
              scenarioId: chosen?.id ?? null,
              difficulty: chosen || difficulty === 'any' ? null : difficulty,
            })
          }
        >
          <IconHeadset size={20} stroke={1.75} aria-hidden="true" />
          Connect to Client
        </Button>
        <Button size="lg" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide scenarios' : 'Choose a scenario'}
        </Button>
      </Group>
      {props.children}
      {open && (
        <Library
          difficulty={difficulty === 'any' ? null : difficulty}
          onChoose={(card) => {
            setChosen(card);
            setOpen(false);
          }}
        />
      )}
    </Stack>
  );
}

/** Every scenario by title; what the client really needs stays hidden. */
function Library({
  difficulty,
  onChoose,
}: {
  difficulty: Difficulty | null;
  onChoose: (card: ScenarioCard) => void;
}) {
  const me = trpc.employee.me.useQuery();
  const scenarios = trpc.clientChat.scenarios.useQuery();
  if (!scenarios.data) {
    return scenarios.isError ? (
      <QueryError title="We couldn’t load the scenarios" query={scenarios} />
    ) : (
      <SkeletonLines widths={['44%', '100%', '98%', '99%', '97%']} />
    );
  }
  const own = practicePositionOf(me.data?.position ?? '');
  const order = [own, ...practicePositions.filter((position) => position !== own)];
  return (
    <div className={styles.choices}>
      {order.map((position) => {
        const cards = scenarios.data.filter(
          (card) => card.position === position && (difficulty === null || card.difficulty === difficulty),
        );
        return (
          <Stack key={position} as="section" gap={4}>
            <Subtitle level={3}>
              {position}
              {position === own && <Remark as="span"> · your position</Remark>}
            </Subtitle>
            <ul>
              {cards.map((card) => (
                <li key={card.id}>
                  <button type="button" className={styles.scenario} onClick={() => onChoose(card)}>
                    <span data-place="grow">{card.title}</span>
                    <Remark as="span">{difficultyLabels[card.difficulty]}</Remark>
                    <Remark as="span" figures>
                      {card.done === 0
                        ? 'new'
                        : card.bestScore === null
                          ? `${card.done}×`
                          : `best ${card.bestScore}`}
                    </Remark>
                    <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          </Stack>
        );
      })}
    </div>
  );
}
