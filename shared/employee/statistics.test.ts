import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  durationText,
  gradesBySkill,
  meanGrade,
  percentText,
  successRate,
  summarize,
  totalHours,
} from './statistics.ts';

const tasks = fc
  .tuple(fc.nat(5_000), fc.nat(5_000))
  .map(([completed, open]) => ({ completed, total: completed + open }));
const grade = fc.integer({ min: 0, max: 100 });

describe('success rate', () => {
  it('is completed by total, rounded', () => {
    expect(successRate({ completed: 214, total: 230 })).toBe(93);
    expect(successRate({ completed: 1, total: 200 })).toBe(1);
    expect(successRate({ completed: 2, total: 3 })).toBe(67);
    expect(successRate({ completed: 29, total: 200 })).toBe(15);
    expect(successRate({ completed: 0, total: 0 })).toBeNull();
    expect(percentText(null)).toBe('–');
  });

  it('lies between 0 and 100, is within half a point, and never falls by completing one more', () => {
    fc.assert(
      fc.property(tasks, ({ completed, total }) => {
        const rate = successRate({ completed, total });
        if (total === 0) return rate === null;
        const more = successRate({ completed: Math.min(completed + 1, total), total });
        return (
          rate !== null &&
          more !== null &&
          rate >= 0 &&
          rate <= 100 &&
          Math.abs(rate - (completed / total) * 100) <= 0.5 &&
          more >= rate
        );
      }),
    );
  });
});

describe('hours', () => {
  it('are minutes by 60 with one decimal', () => {
    expect(totalHours(14_496)).toBe(241.6);
    expect(totalHours(0)).toBe(0);
    expect(totalHours(3)).toBe(0.1);
  });

  it('have one decimal and are within three minutes', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (minutes) => {
        const hours = totalHours(minutes);
        return Math.abs(hours * 60 - minutes) <= 3.000001 && /^\d+(\.\d)?$/.test(String(hours));
      }),
    );
  });

  it('read as people say them', () => {
    expect([0, 59, 60, 408].map(durationText)).toEqual(['0 min', '59 min', '1 h', '6 h 48 min']);
    fc.assert(
      fc.property(fc.nat(100_000), (minutes) => {
        const [, h = 0, m = 0] = durationText(minutes).match(/^(?:(\d+) h)? ?(?:(\d+) min)?$/) ?? [];
        return Number(h) * 60 + Number(m) === minutes;
      }),
    );
  });
});

describe('grades', () => {
  it('have a mean that lies among them', () => {
    expect(meanGrade([])).toBeNull();
    fc.assert(
      fc.property(fc.array(grade, { minLength: 1 }), (grades) => {
        const mean = meanGrade(grades) ?? -1;
        return mean >= Math.min(...grades) && mean <= Math.max(...grades);
      }),
    );
  });

  it('are grouped by skill without losing one, best first', () => {
    const graded = fc.array(fc.record({ skill: fc.constantFrom('a', 'b', 'c', '__proto__'), grade }));
    fc.assert(
      fc.property(graded, (list) => {
        const skills = gradesBySkill(list);
        expect(skills.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
        expect(new Set(skills.map(({ skill }) => skill)).size).toBe(skills.length);
        const grades = skills.map((skill) => skill.grade);
        expect(grades).toEqual([...grades].sort((x, y) => y - x));
      }),
    );
  });
});

describe('the summary', () => {
  const figures = {
    sessions: 38,
    completed: 214,
    total: 230,
    minutes: 14_496,
    sessionGrades: [70, 72, 88, 90],
    skills: [
      { skill: 'data entry', grade: 98, count: 40 },
      { skill: 'call summaries', grade: 76, count: 12 },
    ],
  };

  it('says what the figures say', () => {
    expect(summarize(figures)).toEqual([
      'You completed 214 of 230 tasks (93%) in 38 sessions and 241.6 hours.',
      'Your average grade rose from 71 to 89 over your last 4 graded sessions.',
      'Your strongest area is data entry (average grade 98). You have the most room to grow in call summaries (76).',
    ]);
    expect(summarize({ ...figures, sessionGrades: [90, 70] })[1]).toContain('fell from 90 to 70');
    expect(summarize({ ...figures, sessionGrades: [80, 81] })[1]).toContain('stayed at about 81');
    expect(summarize({ ...figures, sessionGrades: [80], skills: figures.skills.slice(0, 1) })).toEqual([
      'You completed 214 of 230 tasks (93%) in 38 sessions and 241.6 hours.',
      'Your average grade in data entry is 98.',
    ]);
  });

  it('says a short time in minutes', () => {
    expect(summarize({ ...figures, sessions: 1, minutes: 2 })[0]).toMatch(/ in 1 session and 2 minutes\.$/);
    expect(summarize({ ...figures, sessions: 1, minutes: 60 })[0]).toMatch(/ in 1 session and 1 hour\.$/);
  });

  it('invents nothing while there is nothing', () => {
    const none = { sessions: 0, completed: 0, total: 0, minutes: 0, sessionGrades: [], skills: [] };
    expect(summarize(none)).toEqual([
      'You haven’t worked a session yet. Your figures will appear here after your first one.',
    ]);
    expect(summarize({ ...none, sessions: 1 })).toEqual([
      'You’ve worked 1 session and haven’t received a task yet.',
    ]);
    // A month's summary says nothing about the time before or after.
    expect(summarize(none, 'month')).toEqual(['You didn’t work any sessions this month.']);
    expect(summarize({ ...none, sessions: 2 }, 'month')).toEqual([
      'You worked 2 sessions this month and didn’t finish a task.',
    ]);
    expect(summarize(figures, 'month')).toEqual(summarize(figures));
  });
});
