import type { StatementsOf } from './types.ts';

/** Statements of answers in administration, and false ones; `{it}` is the fact's value. */
export const adminStatements: StatementsOf = {
  'admin.minutes': {
    'what was decided': {
      says: [
        'it was decided to buy a new scanner',
        'the old scanner will be replaced',
        'we agreed on buying a scanner',
        'a scanner will be bought',
      ],
      denies: [
        'it was decided not to buy a scanner',
        'no scanner will be bought',
        'the old scanner stays',
        'nobody agreed on a scanner',
        'the scanner will be repaired',
      ],
    },
    'the limit': {
      says: [
        'for at most {it}',
        'the limit is {it}',
        'it may cost up to {it}',
        'it must not cost more than {it}',
        'the budget is {it}',
      ],
      denies: [
        'for at least {it}',
        'it may cost more than {it}',
        'the limit is not {it}',
        'there is no limit',
      ],
    },
    'who gets the quotes': {
      says: [
        '{it} will get quotes for it',
        '{it} asks for the offers',
        'the offers are collected by {it}',
        '{it} takes care of the quotes',
      ],
      denies: [
        '{it} will not get quotes',
        '{it} does not ask for offers',
        'not {it} but somebody else asks',
        'nobody asks for offers',
      ],
    },
    'by when': {
      says: [
        'the offers are there by {it}',
        'by {it}',
        'until {it}',
        'no later than {it}',
        'the offers are due on {it}',
      ],
      denies: ['the offers are not there by {it}', 'the offers come after {it}', 'not by {it}'],
    },
    'the next meeting': {
      says: [
        'the next meeting is on {it}',
        'we meet again on {it}',
        'until the next meeting on {it}',
        'the next time we talk is {it}',
      ],
      denies: [
        'the next meeting is not on {it}',
        'we do not meet on {it}',
        'the meeting on {it} was cancelled',
      ],
    },
    'what was put off': {
      says: [
        'the summer party was put off to the next meeting',
        'the party was not discussed and comes next time',
        'we talk about the party at the next meeting',
        'the party was left for later',
      ],
      denies: [
        'the summer party was decided',
        'the summer party was not put off',
        'the party was cancelled',
        'there will be no party',
        'we agreed on the party today',
      ],
    },
  },
  'admin.notice': {
    'what happens': {
      says: [
        'there will be no water in our office',
        'the water is turned off',
        'we have to do without water',
        'the taps do not work',
        'the water supply is interrupted',
      ],
      denies: [
        'there will be water in our office',
        'the water is not turned off',
        'the water works as always',
      ],
    },
    'the reason': {
      says: [
        'because the pipes are repaired',
        'due to pipe work in the building',
        'the plumbing is being fixed',
        'workers replace the pipes',
      ],
      denies: [
        'the pipes are not repaired',
        'it is not because of the pipes',
        'the reason is the electricity',
        'there is no pipe work',
      ],
    },
    'the day': {
      says: [
        'on {it} there will be no water',
        'it happens on {it}',
        'the day is {it}',
        'on {it} you may work from home',
      ],
      denies: ['it does not happen on {it}', 'on {it} there will be water', 'not on {it}'],
    },
    'the start time': {
      says: [
        'from {it}',
        'it begins at {it}',
        'starting at {it}',
        'between {it} and the afternoon there is no water',
      ],
      denies: [
        'not from {it}',
        'it does not begin at {it}',
        'until {it} there is no water',
        'the water comes back at {it}',
      ],
    },
    'the end time': {
      says: [
        'until {it}',
        'it ends at {it}',
        'the water is back at {it}',
        'it will not last longer than {it}',
        'there is no water till {it}',
      ],
      denies: ['not until {it}', 'it does not end at {it}', 'the water is gone from {it} on'],
    },
    'working from home': {
      says: [
        'you may work from home on that day',
        'remote work is allowed',
        'everybody can stay at home and work',
        'home office is fine',
      ],
      denies: [
        'you may not work from home',
        'working from home is not allowed',
        'everybody has to come to the office',
        'remote work is forbidden',
      ],
    },
    'the other kitchen': {
      says: [
        'you can use the kitchen on the second floor',
        'the kitchen upstairs works',
        'the second floor has water',
        'go to the second floor for coffee',
      ],
      denies: [
        'you cannot use the kitchen on the second floor',
        'the kitchen on the second floor is closed',
        'the kitchen on the second floor does not work either',
      ],
    },
  },
  'admin.supplier': {
    'the price': {
      says: [
        'the price is within the limit',
        'it fits the budget',
        'the cost is not above what we may spend',
        'the price is low enough',
        'the others are too expensive',
      ],
      denies: [
        'the price is above the limit',
        'it is too expensive',
        'it does not fit the budget',
        'the price is not within the limit',
      ],
    },
    'the date': {
      says: [
        'it delivers in time',
        'the chairs come before the deadline',
        'it delivers by the day we need them',
        'delivery is not late',
        'the others deliver too late',
      ],
      denies: [
        'it delivers too late',
        'the chairs do not come in time',
        'it does not deliver in time',
        'delivery is after the day we need them',
      ],
    },
    'the warranty': {
      says: [
        'the warranty is five years',
        'it comes with the warranty that we need',
        'five years are guaranteed',
        'the warranty of the others is too short',
      ],
      denies: [
        'the warranty is too short',
        'the warranty is not five years',
        'there is no warranty',
        'it does not have the warranty that we need',
      ],
    },
  },
};
