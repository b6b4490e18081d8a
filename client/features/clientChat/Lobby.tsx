import { SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconChevronRight, IconFileText, IconHeadset } from '@tabler/icons-react';
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
} from '../../../shared/clientChat.ts';
import { counted } from '../../../shared/counted.ts';
import type { SafetySign } from '../../../shared/safety.ts';
import { shortDate } from '../../../shared/time.ts';
import { trpc } from '../../trpc.ts';
import { useSecondsUntil } from '../conversation/useConnection.ts';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';
import { HistoryList } from './HistoryList.tsx';
import { Simulated } from './Queue.tsx';

type LobbyProps = {
  safety: SafetySign | null;
  state: PracticeState;
  connecting: boolean;
  onConnect: (choice: { scenarioId: string | null; difficulty: Difficulty | null }) => void;
  onReport: (due: DueReport) => void;
  onOpen: (sessionId: string) => void;
};

/** Before a chat: a report that is due comes first, then the next client, then what has been. */
export function Lobby(props: LobbyProps) {
  const { state } = props;
  const offset = Date.parse(state.now) - Date.now();
  const [clockOffset] = useState(offset);
  const seconds = useSecondsUntil(state.nextClientAt ? Date.parse(state.nextClientAt) - clockOffset : null);
  const [due] = state.due;
  const blocked = props.connecting || due !== undefined || seconds > 0;
  return (
    <main className="em-main stack g32" id="main">
      <div className="stack g8">
        <h1 className="h2 em-title">Client Chat</h1>
        <p className="dim">
          Practice with simulated customers, then read what went well and what to try next.
        </p>
      </div>
      {props.safety && <SafetyHelp sign={props.safety} country={null} />}
      {state.due.map((one) => (
        <DueCard key={one.sessionId} due={one} onReport={() => props.onReport(one)} />
      ))}
      <div className="pc-lobby">
        <section className="em-panel pc-pad stack g24">
          <div className="stack g8">
            <h2 className="h3">Your next client</h2>
            <p className="dim">Choose a difficulty or a scenario, or let us surprise you.</p>
          </div>
          <Chooser blocked={blocked} connecting={props.connecting} onConnect={props.onConnect}>
            {due ? (
              <p className="sm dim">Please finish the report for your last chat first.</p>
            ) : (
              seconds > 0 && (
                <p className="sm dim tn">
                  <span aria-hidden="true">Next client available in {counted(seconds, 'second')}.</span>
                  <span className="vh" role="status">
                    Your next client arrives in about a minute.
                  </span>
                </p>
              )
            )}
          </Chooser>
          <Simulated />
        </section>
        <HistoryList onOpen={props.onOpen} />
      </div>
    </main>
  );
}

function DueCard({ due, onReport }: { due: DueReport; onReport: () => void }) {
  return (
    <section className="alert warn pc-due" aria-label="Report due">
      <IconFileText className="ic" stroke={1.75} aria-hidden="true" />
      <div className="grow">
        <b>Report due:</b> {due.clientName}, {due.company} · {shortDate(due.startedAt)}. Your next client is
        waiting for it.
      </div>
      <button type="button" className="btn filled sm" onClick={onReport}>
        Finish report
      </button>
    </section>
  );
}

type Any = Difficulty | 'any';
const levels: { value: Any; label: string }[] = [
  { value: 'any', label: 'Surprise me' },
  ...difficulties.map((value) => ({ value, label: difficultyLabels[value] })),
];

/** A surprise of a difficulty, or one scenario out of the library. */
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
    <div className="stack g16">
      {chosen ? (
        <div className="pc-chosen row sp w g12">
          <span>
            <b className="b">{chosen.title}</b>
            <span className="sm dim">
              {' '}
              · {chosen.position} · {difficultyLabels[chosen.difficulty]}
            </span>
          </span>
          <button type="button" className="btn subtle sm" onClick={() => setChosen(null)}>
            <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
            Surprise me instead
          </button>
        </div>
      ) : (
        <div className="stack g8">
          <span className="lab" id={labelId}>
            Difficulty
          </span>
          <SegmentedControl
            aria-labelledby={labelId}
            data={levels}
            value={difficulty}
            onChange={setDifficulty}
            className="pc-levels"
          />
        </div>
      )}
      <div className="row g12 w">
        <button
          type="button"
          className="btn filled lg"
          disabled={props.blocked}
          onClick={() =>
            props.onConnect({
              scenarioId: chosen?.id ?? null,
              difficulty: chosen || difficulty === 'any' ? null : difficulty,
            })
          }
        >
          <IconHeadset size={20} stroke={1.75} aria-hidden="true" />
          {props.connecting ? 'Connecting…' : 'Connect to Client'}
        </button>
        <button type="button" className="btn default lg" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide scenarios' : 'Choose a scenario'}
        </button>
      </div>
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
    </div>
  );
}

/** Every scenario by its title; what the client really needs stays hidden. */
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
    return (
      <p className="dim" role="status">
        {scenarios.isError ? 'We couldn’t load the scenarios. Please try again.' : 'Loading…'}
      </p>
    );
  }
  const own = practicePositionOf(me.data?.position ?? '');
  const order = [own, ...practicePositions.filter((position) => position !== own)];
  return (
    <div className="stack g16">
      {order.map((position) => {
        const cards = scenarios.data.filter(
          (card) => card.position === position && (difficulty === null || card.difficulty === difficulty),
        );
        return (
          <section key={position} className="stack g4">
            <h3 className="h4">
              {position}
              {position === own && <span className="sm dim"> · your position</span>}
            </h3>
            <ul>
              {cards.map((card) => (
                <li key={card.id}>
                  <button type="button" className="pc-scenario" onClick={() => onChoose(card)}>
                    <span className="grow">{card.title}</span>
                    <span className="sm dim">{difficultyLabels[card.difficulty]}</span>
                    <span className="sm dim tn">
                      {card.done === 0
                        ? 'new'
                        : card.bestScore === null
                          ? `${card.done}×`
                          : `best ${card.bestScore}`}
                    </span>
                    <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
