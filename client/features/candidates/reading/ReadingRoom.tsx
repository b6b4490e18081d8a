import type { ReactNode } from 'react';
import type { CandidateDetail, InterviewView } from '../../../../shared/candidates/schema.ts';
import { unreadOf } from '../../../../shared/interview/resultMark.ts';
import { firstName } from '../../../../shared/text/firstName.ts';
import { Segment, Segments } from '../../../ui/layout/Tabs.tsx';
import { Hidden, Remark } from '../../../ui/text/Text.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import { DrawerActions } from '../drawer/DrawerActions.tsx';
import { headline, InterviewNotices } from '../drawer/InterviewTab.tsx';
import type { RecordSteps } from '../drawer/useRecordSteps.ts';
import { useOpened } from '../rating/ConfirmResult.tsx';
import { RateFirst } from '../rating/OwnRating.tsx';
import { Transcript } from '../rating/Transcript.tsx';
import type { ChooseStatus } from '../status/useStatusActions.tsx';
import { Doubts } from './Doubts.tsx';
import { saidIn } from './exchanges.ts';
import { LevelTexts } from './LevelTexts.tsx';
import { contradictionsOf } from './order.ts';
import { Papers } from './Papers.tsx';
import { Questions } from './Questions.tsx';
import { RatingsPane } from './RatingsPane.tsx';
import styles from './Reading.module.css';
import { type Sight, useReading } from './useReading.ts';
import { useReadingKeys } from './useReadingKeys.ts';

type Props = {
  person: CandidateDetail;
  interview: InterviewView;
  steps: RecordSteps;
  onStatus: ChooseStatus;
};
type Reading = ReturnType<typeof useReading>;

/** Questions, transcript, and ratings of one interview side by side, with keyboard shortcuts. */
export function ReadingRoom({ person, interview, steps, onStatus }: Props) {
  const mayChange = useMayChange();
  const { ratings, finalScore, mark } = interview;
  const toRead = mayChange && ratings !== null && finalScore !== null && mark?.kind === 'provisional';
  const onOpened = useOpened(interview);
  const reading = useReading(interview, toRead ? onOpened : null);
  const { sight, see, marks, exchanges } = reading;
  useReadingKeys({
    order: reading.order,
    current: reading.current,
    opened: toRead || (mayChange && isRead(interview)) ? interview.opened : null,
    onCurrent: reading.choose,
    onResume: () => see(sight === 'resume' ? 'transcript' : 'resume'),
    previous: steps.previous,
    next: steps.next,
  });
  const questions = <Questions exchanges={exchanges} marks={marks} onGo={reading.goTo} />;
  return (
    <>
      <Sights sight={sight} onSight={see} note={headline(interview)} />
      <div className={styles.columns} data-sight={sight}>
        <nav className={styles.index} aria-label="Questions">
          {questions}
        </nav>
        <section className={styles.middle} aria-label="Transcript" hidden={sight === 'resume'}>
          <details className={styles.folded}>
            <summary>Questions</summary>
            {questions}
          </details>
          <InterviewNotices interview={interview} />
          <Transcript
            messages={interview.messages}
            firstName={firstName(person.fullName)}
            marks={marks}
            active={reading.active}
            onFollow={(number) => reading.follow(number, 'rubric')}
          />
        </section>
        {reading.papersAsked && (
          <section className={styles.middle} aria-label="Résumé" hidden={sight !== 'resume'}>
            <Papers person={person} />
          </section>
        )}
        <section className={styles.ratings} aria-label="Ratings">
          <Hidden as="h2">Ratings</Hidden>
          <Judgment interview={interview} reading={reading} toRead={toRead} />
        </section>
      </div>
      {mayChange && (
        <div className={styles.foot}>
          <DrawerActions
            key={`actions on ${person.id}`}
            person={person}
            onStatus={onStatus}
            onAddNote={null}
            place="page"
          />
        </div>
      )}
    </>
  );
}

const isRead = ({ ratings, opened }: InterviewView): boolean =>
  ratings !== null && unreadOf(ratings.criteria, opened).length === 0;

function Sights(props: { sight: Sight; onSight: (sight: Sight) => void; note: ReactNode }) {
  const { sight, onSight, note } = props;
  return (
    <div className={styles.sights}>
      <Segments label="Reading view">
        <Segment on={sight === 'transcript'} onClick={() => onSight('transcript')}>
          Transcript
        </Segment>
        <span className={styles.narrow}>
          <Segment on={sight === 'ratings'} onClick={() => onSight('ratings')}>
            Ratings
          </Segment>
        </span>
        <Segment on={sight === 'resume'} onClick={() => onSight('resume')}>
          Résumé
        </Segment>
      </Segments>
      <Remark as="span" figures>
        {note}
      </Remark>
    </div>
  );
}

/** The proposal, or the rating form while it's hidden. */
function Judgment(props: { interview: InterviewView; reading: Reading; toRead: boolean }) {
  const { interview, reading, toRead } = props;
  const { review } = interview;
  const { current } = reading;
  if (review?.withheld) {
    const { label = '' } = review.criteria.find(({ criterion }) => criterion === current) ?? {};
    return (
      <RateFirst
        interviewId={interview.id}
        review={review}
        guided={{
          current,
          onCurrent: reading.setCurrent,
          under: (criterion) =>
            criterion === current && <LevelTexts levels={interview.levels[criterion]} label={label} />,
        }}
      />
    );
  }
  return (
    <RatingsPane
      interview={interview}
      order={reading.order}
      marks={reading.marks}
      current={current}
      toRead={toRead}
      active={reading.active}
      first={
        <Doubts
          contradictions={contradictionsOf(interview.ratings)}
          messageOf={(quote) => saidIn(interview.messages, quote)}
          onGo={reading.goTo}
          onResume={() => reading.see('resume')}
        />
      }
      onCurrent={reading.choose}
      onFollow={(number) => reading.follow(number, 'transcript')}
    />
  );
}
