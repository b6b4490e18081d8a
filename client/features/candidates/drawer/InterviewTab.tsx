import { Select } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CandidateDetail, InterviewView } from '../../../../shared/candidates/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { firstName } from '../../../../shared/text/firstName.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Remark, Text } from '../../../ui/text/Text.tsx';
import { evidenceId } from '../rating/EvidenceNumber.tsx';
import { marksOf } from '../rating/highlight.ts';
import { RateFirst } from '../rating/OwnRating.tsx';
import { Rubric } from '../rating/Rubric.tsx';
import { SecondLook } from '../rating/SecondLook.tsx';
import { Transcript } from '../rating/Transcript.tsx';
import { useShownInterview } from './useShownInterview.ts';

const isDecided = ({ status }: CandidateDetail): boolean => status === 'hired' || status === 'rejected';

function noInterviewText(person: CandidateDetail): string {
  // It may have been deleted since, so nothing is said about whether there was one.
  if (isDecided(person)) return 'There’s no interview on record.';
  if (person.status === 'applied') return 'The interview opens when you shortlist someone.';
  return `${person.fullName} can start anytime${person.accessCode ? ' with the access code we emailed' : ''}.`;
}

/** Transcript and rubric side by side; numbers link ratings with quotes. */
export function InterviewTab({ person }: { person: CandidateDetail }) {
  const [interview, choose] = useShownInterview(person.interviews);
  if (!interview) {
    return (
      <Stack gap={4} className="dw-pad">
        <h3>{isDecided(person) ? 'No interview' : 'No interview yet'}</h3>
        <Text tone="dim">{noInterviewText(person)}</Text>
      </Stack>
    );
  }
  return (
    <>
      {person.interviews.length > 1 && (
        <div style={{ padding: '14px 28px 0' }}>
          <Select
            size="sm"
            label="Interview"
            allowDeselect={false}
            data={person.interviews.map(({ id, startedAt }) => ({ value: id, label: momentText(startedAt) }))}
            value={interview.id}
            onChange={choose}
          />
        </div>
      )}
      <Interview key={interview.id} interview={interview} person={person} />
    </>
  );
}

function Interview({ interview, person }: { interview: InterviewView; person: CandidateDetail }) {
  const [active, setActive] = useState<number | null>(null);
  const withheld = interview.review?.withheld ?? false;
  const wasWithheld = useRef(withheld);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button disappears; move the focus to the proposal.
    if (wasWithheld.current && !withheld) whole.current?.querySelector<HTMLElement>('.dw-rubric')?.focus();
    wasWithheld.current = withheld;
  }, [withheld]);
  const marks = useMemo(() => marksOf(interview.ratings, interview.messages), [interview]);
  /** Jumps to the same number on the other side. */
  const follow = (number: number, side: 'transcript' | 'rubric'): void => {
    // A closed criterion must open before its number can be focused.
    flushSync(() => setActive(number));
    const found = document.getElementById(evidenceId(side, number));
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  };
  return (
    <div className="dw-split" ref={whole}>
      <section className="dw-transcript" aria-label="Transcript">
        <Group gap={8} wrap justify="between" style={{ paddingBottom: 8 }}>
          <Remark as="span" figures>
            {headline(interview)}
          </Remark>
          <ButtonLink
            icon={IconBook2}
            to="/admin"
            search={{ tab: 'reading', candidate: person.id, interview: interview.id }}
            size="xs"
          >
            Reading view
          </ButtonLink>
        </Group>
        <InterviewNotices interview={interview} />
        <Transcript
          messages={interview.messages}
          firstName={firstName(person.fullName)}
          marks={marks}
          active={active}
          onFollow={(number) => follow(number, 'rubric')}
        />
      </section>
      {withheld && interview.review ? (
        <RateFirst interviewId={interview.id} review={interview.review} />
      ) : (
        <Rubric
          interview={interview}
          marks={marks}
          active={active}
          onFollow={(number) => follow(number, 'transcript')}
        />
      )}
    </div>
  );
}

/** The person's requests, and a pending second look. */
export function InterviewNotices({ interview }: { interview: InterviewView }) {
  return (
    <Stack gap={8}>
      {interview.humanRequestedAt && (
        <Notice kind="warn">
          This person asked for a human interview ({momentText(interview.humanRequestedAt)}). Please email
          them.
        </Notice>
      )}
      {interview.secondLook && <SecondLook interview={interview} />}
      {interview.reviewRequestedAt && (
        <Notice kind="warn">
          This person asked for a score review ({momentText(interview.reviewRequestedAt)}).
        </Notice>
      )}
    </Stack>
  );
}

/** Start, duration, and number of messages. */
export function headline({ startedAt, completedAt, endedUnscored, messages }: InterviewView): string {
  const count = counted(messages.length, 'message');
  if (endedUnscored) return `${momentText(startedAt)} · Ended without a score · ${count}`;
  if (!completedAt) return `${momentText(startedAt)} · in progress · ${count}`;
  const minutes = Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 60_000));
  const long = minutes < 120 ? `${minutes} min` : `until ${momentText(completedAt)}`;
  return `${momentText(startedAt)} · ${long} · ${count}`;
}
