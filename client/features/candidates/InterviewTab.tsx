import { Select } from '@mantine/core';
import { IconHighlight } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '../../../shared/brand.ts';
import type { CandidateDetail, InterviewView } from '../../../shared/candidates.ts';
import { wordingWords } from '../../../shared/conversation.ts';
import { clockText, momentText } from '../../../shared/time.ts';
import { Notice } from '../../ui/Notice.tsx';
import { EvidenceNumber, evidenceId } from './EvidenceNumber.tsx';
import { type Mark, marksOf, segmentsOf } from './highlight.ts';
import { RateFirst } from './OwnRating.tsx';
import { Rubric } from './Rubric.tsx';
import { SecondLook } from './SecondLook.tsx';

/** Transcript and rubric side by side; numbers lead from a rating to its words and back. */
export function InterviewTab({ person }: { person: CandidateDetail }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const interview = person.interviews.find(({ id }) => id === chosen) ?? person.interviews[0];
  if (!interview) {
    return (
      <div className="dw-pad stack g4">
        <h3>No interview yet</h3>
        <p className="dim">
          {person.status === 'shortlisted' || person.status === 'interviewed'
            ? `${person.fullName} can start at any time${person.accessCode ? ' with the access code we emailed' : ''}.`
            : 'It opens when you shortlist a person.'}
        </p>
      </div>
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
            onChange={setChosen}
          />
        </div>
      )}
      <Interview key={interview.id} interview={interview} firstName={person.fullName.split(/\s+/)[0] ?? ''} />
    </>
  );
}

function Interview({ interview, firstName }: { interview: InterviewView; firstName: string }) {
  const [active, setActive] = useState<number | null>(null);
  const withheld = interview.review?.withheld ?? false;
  const wasWithheld = useRef(withheld);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened the proposal is gone with it; who pressed it reads on there.
    if (wasWithheld.current && !withheld) whole.current?.querySelector<HTMLElement>('.dw-rubric')?.focus();
    wasWithheld.current = withheld;
  }, [withheld]);
  const marks = useMemo(() => marksOf(interview.ratings, interview.messages), [interview]);
  /** Shows the same number on the other side. */
  const follow = (number: number, side: 'transcript' | 'rubric'): void => {
    // A criterion that is closed opens before its number can have the focus.
    flushSync(() => setActive(number));
    const found = document.getElementById(evidenceId(side, number));
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  };
  return (
    <div className="dw-split" ref={whole}>
      <section className="dw-transcript" aria-label="Transcript">
        <div className="row sp w g8" style={{ paddingBottom: 8 }}>
          <span className="sm dim tn">{headline(interview)}</span>
          {marks.length > 0 && (
            <span className="bdg line">
              <IconHighlight size={14} stroke={1.75} aria-hidden="true" />
              {marks.length === 1 ? '1 highlight' : `${marks.length} highlights`}
            </span>
          )}
        </div>
        <div className="stack g8">
          {interview.humanRequestedAt && (
            <Notice kind="warn">
              This person asked to talk with a human ({momentText(interview.humanRequestedAt)}). Please write
              to them.
            </Notice>
          )}
          {interview.secondLook && <SecondLook interview={interview} />}
          {interview.reviewRequestedAt && (
            <Notice kind="warn">
              This person asked for a human review of the score ({momentText(interview.reviewRequestedAt)}).
            </Notice>
          )}
        </div>
        {interview.messages.map((message) => (
          <div key={message.id} className={message.role === 'user' ? 'dw-turn' : 'dw-turn q'}>
            <div className="dw-who tn">
              <b dir="auto">{message.role === 'user' ? firstName : brand.interviewer.name}</b>
              {clockText(message.createdAt)}
            </div>
            <div className="stack g4">
              <p className="break" dir="auto">
                {message.role === 'user' ? (
                  <Highlighted
                    text={message.content}
                    marks={marks.filter(({ seq }) => seq === message.seq)}
                    active={active}
                    onFollow={(number) => follow(number, 'rubric')}
                  />
                ) : (
                  message.content.replaceAll('**', '')
                )}
              </p>
              {message.wording && <p className="xs dim">{wordingWords[message.wording]}</p>}
              {message.reason && <p className="xs dim break">The model’s reason: {message.reason}</p>}
            </div>
          </div>
        ))}
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

function headline({ startedAt, completedAt, endedUnscored, messages }: InterviewView): string {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  if (endedUnscored) return `${momentText(startedAt)} · Ended without a score · ${count}`;
  if (!completedAt) return `${momentText(startedAt)} · in progress · ${count}`;
  const minutes = Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 60_000));
  const long = minutes < 120 ? `${minutes} min` : `until ${momentText(completedAt)}`;
  return `${momentText(startedAt)} · ${long} · ${count}`;
}

function Highlighted(props: {
  text: string;
  marks: Mark[];
  active: number | null;
  onFollow: (number: number) => void;
}) {
  const segments = segmentsOf(props.text, props.marks);
  return segments.map(({ start, text, marks }, index) => {
    if (marks.length === 0) return <span key={start}>{text}</span>;
    // A number stands where its quote ends.
    const ending = marks.filter((mark) => !segments[index + 1]?.marks.includes(mark));
    const look = [
      marks.every(({ weak }) => weak) ? 'r' : '',
      marks.some(({ number }) => number === props.active) ? 'on' : '',
    ];
    return (
      <mark key={start} className={look.join(' ')}>
        {text}
        {ending.map(({ number }) => (
          <EvidenceNumber
            key={number}
            side="transcript"
            number={number}
            active={number === props.active}
            onFollow={props.onFollow}
          />
        ))}
      </mark>
    );
  });
}
