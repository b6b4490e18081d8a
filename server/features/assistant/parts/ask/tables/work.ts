import { outcomeLabels } from '../../../../../../shared/clientChat/schema.ts';
import type { Subject } from '../query.ts';
import { count, date, flag, number, ofPerson, perPerson, type Table, text } from './fields.ts';

/** Tables about employees' work. */
export const workTables = {
  sessions: perPerson(
    'work session',
    'work sessions',
    's',
    'employee_sessions s join candidates c on c.id = s.employee_id',
    {
      source: 'session',
      date: 'started',
      number: 'minutes',
      shown: ['started', 'minutes', 'finished', 'rating'],
      fields: {
        ...ofPerson,
        position: text('s.position', 'position'),
        started: date('s.started_at', 'started'),
        open: flag('s.ended_at is null', 'open right now', 'ended'),
        minutes: number('s.duration_minutes', 'length', 'minutes'),
        hours: number('s.duration_minutes / 60.0', 'time', 'hours'),
        finished: count('s.tasks_completed', 'task completed', 'tasks completed'),
        rating: text("coalesce(s.performance_rating, 'Pending')", 'rated'),
        idle: flag("s.ended_by = 'idle'", 'ended for inactivity', 'not ended for inactivity'),
      },
    },
  ),
  tasks: perPerson(
    'task',
    'tasks',
    't',
    'task_assignments t join candidates c on c.id = t.employee_id join employee_sessions s on s.id = t.session_id',
    {
      title: "t.title || ', ' || c.full_name",
      date: 'assigned',
      number: 'grade',
      shown: ['status', 'grade'],
      fields: {
        ...ofPerson,
        position: text('s.position', 'position'),
        status: text('t.status', 'status'),
        grade: number('t.grade', 'grade'),
        difficulty: text('t.difficulty', 'difficulty'),
        kind: text('t.task_type', 'type'),
        assigned: date('t.created_at', 'given'),
        // `completed_at` is also set on failed tasks.
        completed: date("case when t.status = 'completed' then t.completed_at end", 'completed'),
        graded: flag('t.grade notnull', 'graded', 'not graded'),
      },
    },
  ),
  practice: perPerson(
    'practice chat',
    'practice chats',
    'p',
    'client_chat_sessions p join candidates c on c.id = p.employee_id',
    {
      date: 'started',
      number: 'score',
      shown: ['started', 'outcome', 'score'],
      fields: {
        ...ofPerson,
        position: text('p.position', 'position'),
        started: date('p.created_at', 'started'),
        score: number('p.score', 'practice score'),
        outcome: text('p.outcome', 'outcome', outcomeLabels),
        difficulty: text('p.difficulty', 'difficulty'),
        status: text('p.status', 'status'),
        flagged: flag('p.flagged', 'flagged', 'not flagged'),
      },
    },
  ),
  contests: perPerson(
    'contested grade',
    'contested grades',
    'k',
    'contests k join candidates c on c.id = k.employee_id join task_assignments t on t.id = k.assignment_id',
    {
      date: 'opened',
      number: 'none',
      shown: ['task', 'grade', 'opened', 'decided'],
      fields: {
        ...ofPerson,
        opened: date('k.created_at', 'opened'),
        task: text('t.title', 'task'),
        grade: number('k.grade_before', 'grade'),
        decided: flag('k.decided_at notnull', 'decided', 'not decided yet'),
      },
    },
  ),
} satisfies Partial<Record<Subject, Table>>;
