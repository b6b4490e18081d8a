import type { InterviewFeedback } from '../../../../../shared/interview/schema.ts';
import type { CriterionRating, Ratings } from '../../../../../shared/interview/scoring.ts';

/** Strengths by criterion, for the candidate: kind, about the interview, and never about a decision. */
const strengths: Record<string, string> = {
  empathy: 'You think of the other person first, and it shows in your words.',
  problem_solving: 'You work through a problem step by step.',
  written_english: 'You write clearly, and your answers were easy to follow.',
  availability: 'You were clear about when you can work.',
  tools: 'You know your tools and say what you use them for.',
  accuracy: 'You care about getting things right and have a way to check.',
  working_method: 'You keep your work organized and speak up in time.',
  organisation: 'You set priorities and keep others informed.',
  judgement: 'You look ahead and know when to ask.',
  process: 'You follow things through from start to finish.',
  care: 'You’re careful with information people entrust to you.',
  experience: 'You described your own part in your work well.',
};

/** From this rating on something is a strength, and its tip asks for more of it. */
const SHOWN = 3;

const tips: Record<string, string> = {
  empathy: 'When you talk with customers, start with what the situation means for them.',
  problem_solving: 'Walk through your steps in order, and say why.',
  written_english: 'Short, complete sentences make written work easier to follow.',
  availability: 'Say which hours and days you can work, in your own time zone.',
  tools: 'Name the programs you use and one thing you do in each.',
  accuracy: 'Describe how you check your own work.',
  working_method: 'Describe what you do first, what comes next, and who you tell.',
  organisation: 'Say how you decide what comes first.',
  judgement: 'Say what you’d decide yourself and what you’d ask about.',
  process: 'Describe one process from first step to last.',
  care: 'Say how you’d find out who’s allowed to see private information.',
  experience: 'A concrete example with numbers says more than a general description.',
};

/** Said instead to someone who showed it in part: what they did already is no tip. */
const furtherTips: Record<string, string> = {
  empathy: 'To go further, name the feeling before the fix every time, and say when you’ll write again.',
  problem_solving: 'To go further, say what you’d check first and at which point you’d ask someone.',
  tools: 'To go further, take one program and describe a task in it that only a regular user would know.',
  accuracy: 'To go further, describe your way of finding mistakes step by step, and how often you use it.',
  working_method: 'To go further, say how you plan a batch and what you do with records that are unclear.',
  organisation: 'To go further, say what you do when two things are due at the same time.',
  judgement: 'To go further, say what could go wrong with each choice and how you’d notice it early.',
  process: 'To go further, say how you know that a task is really finished.',
  care: 'To go further, say what you’d do when you aren’t sure who’s allowed to see something.',
  experience: 'To go further, add your own part, a number, and how it ended.',
};

/** Said instead to someone who named their hours. */
const beyondHours =
  'Besides your hours, say which days you can work and what your internet connection is like.';

/** Feedback for the candidate: up to three strengths and one tip. `hours`: they said when they can work. */
export function writeFeedback(ratings: Ratings, said: { hours: boolean }): InterviewFeedback {
  const rated = [...ratings.criteria].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const found = rated
    .filter(({ rating }) => rating !== null && rating >= SHOWN)
    .map(({ criterion }) => strengths[criterion])
    .filter((sentence) => sentence !== undefined)
    .slice(0, 3);
  const weakest = rated.findLast(({ criterion }) => criterion in tips);
  const tip = weakest && (weakest.rating ?? 0) < 4 ? tipFor(weakest, said.hours) : null;
  return {
    strengths:
      found.length > 0 ? found : ['You took the time to talk with us, and a person will read every answer.'],
    tip,
  };
}

function tipFor({ criterion, rating }: CriterionRating, hours: boolean): string | null {
  if (criterion === 'availability' && hours) return beyondHours;
  const further = rating !== null && rating >= SHOWN ? furtherTips[criterion] : undefined;
  return further ?? tips[criterion] ?? null;
}
