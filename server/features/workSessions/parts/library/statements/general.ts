import type { StatementsOf } from './types.ts';

/** Statements of answers to assignments for every position, and false ones; `{it}` is the fact's value. */
export const generalStatements: StatementsOf = {
  'general.handover': {
    'what is done': {
      says: [
        'all messages have been answered',
        'the inbox is empty',
        'nothing is left in the inbox',
        'no message is waiting',
        'I answered every message',
      ],
      denies: [
        'the messages have not been answered',
        'the inbox is not empty',
        'many messages are still waiting',
        'I did not answer the messages',
      ],
    },
    'which order is open': {
      says: [
        'order {it} is still open',
        '{it} is not solved yet',
        'the customer of {it} is waiting',
        'please take care of {it}',
      ],
      denies: [
        'order {it} is done',
        '{it} is closed',
        'order {it} is not open any more',
        'you can forget about {it}',
      ],
    },
    'why it’s open': {
      says: [
        'because the carrier has not answered us',
        'the carrier did not reply although I asked twice',
        'we are waiting for the carrier',
        'no answer from the carrier',
        'please call the carrier first',
      ],
      denies: [
        'the carrier has answered',
        'the carrier replied',
        'do not call the carrier',
        'nobody asked the carrier',
      ],
    },
    'what was promised': {
      says: [
        'we promised the customer an answer on {it}',
        'the customer expects to hear from us on {it}',
        'an answer is due on {it}',
        'no later than {it}',
      ],
      denies: [
        'we did not promise an answer on {it}',
        'nothing is due on {it}',
        'the customer got the answer on {it}',
        'the customer does not expect us on {it}',
      ],
    },
    'at what time': {
      says: [
        'at {it}',
        'by {it} at the latest',
        'the customer hears from us at {it}',
        'before {it}',
        'not later than {it}',
      ],
      denies: ['not at {it}', 'after {it} is fine', 'we did not promise {it}'],
    },
  },
  'general.status': {
    'how many are done': {
      says: [
        'we have scanned {it} documents',
        '{it} are done',
        '{it} scans are finished',
        'so far {it} are ready',
      ],
      denies: ['we have not scanned {it} documents', '{it} are missing', '{it} are still open'],
    },
    'of how many': {
      says: ['out of {it}', 'there are {it} in all', 'of {it} documents', 'the total is {it}'],
      denies: ['not out of {it}', 'all {it} are done', 'we finished all {it}'],
    },
    'what went wrong': {
      says: [
        'the scanner was broken and we lost a day',
        'a day was lost because the scanner did not work',
        'the device broke down',
        'we could not work for a day',
      ],
      denies: [
        'the scanner was not broken',
        'nothing went wrong',
        'we did not lose a day',
        'no day was lost',
        'the scanner worked all the time',
      ],
    },
    'what is needed': {
      says: [
        'we need a second scanner for three days',
        'with another scanner we will be done sooner',
        'please lend us one more scanner',
        'without it we need longer',
      ],
      denies: [
        'we do not need a second scanner',
        'a second scanner would not help',
        'nothing is needed',
        'one scanner is enough',
      ],
    },
    'the date': {
      says: [
        'we will be done on {it}',
        'we finish by {it}',
        'it will be ready on {it}',
        'the last scan is made on {it}',
        'without it we cannot be done on {it}',
      ],
      denies: [
        'we will not be done on {it}',
        'with it we finish after {it}',
        '{it} is not possible even with it',
      ],
    },
  },
  'general.plain-policy': {
    'after how many days': {
      says: [
        'if you are away for more than {it}',
        'when you miss longer than {it} in a row',
        'after {it} of absence',
        'if you are not at work for over {it}',
      ],
      denies: ['if you are away for less than {it}', 'not after {it}', 'before {it} are over'],
    },
    'what is needed then': {
      says: [
        'bring a note from your doctor',
        'you need to hand in a medical certificate',
        'HR needs a sick note',
        'give a paper from your doctor to HR',
      ],
      denies: [
        'you do not need a note from your doctor',
        'no medical certificate is needed',
        'do not bring a sick note',
        'you never have to see a doctor',
      ],
    },
    'from which amount': {
      says: [
        'if something costs more than {it}',
        'for everything above {it}',
        'when you want to buy something over {it}',
        'you may not spend more than {it} without asking',
      ],
      denies: [
        'if something costs less than {it}',
        'up to {it} you have to ask',
        'below {it} you need a yes',
      ],
    },
    'who has to agree': {
      says: [
        'ask your team lead first',
        'your team lead has to agree',
        'the team lead must say yes',
        'you may not buy it without your team lead',
        'get approval from your lead',
      ],
      denies: [
        'you do not have to ask your team lead',
        'no need to ask your team lead',
        'the team lead does not have to agree',
      ],
    },
    'that it must be in writing': {
      says: [
        'get the yes in writing',
        'ask for a written approval',
        'it has to be an email',
        'spoken words are not enough',
        'do not buy it without a written yes',
      ],
      denies: [
        'it does not have to be in writing',
        'a spoken yes is enough',
        'no written approval is needed',
        'do not write it down',
      ],
    },
  },
  'general.ask-missing': {
    'the day or time': {
      says: [
        'on which day and at what time is it',
        'when does the training take place',
        'please tell me the date and the time',
        'you did not say when it is',
      ],
      denies: [
        'I do not need the day',
        'the day and the time do not matter',
        'you need not tell me when',
        'I know the date already',
      ],
    },
    'how many people': {
      says: [
        'how many people will come',
        'please tell me the number of people',
        'what is the size of the group',
        'how many will take part',
      ],
      denies: [
        'I do not need to know how many people',
        'the number of people does not matter',
        'I know how many people come',
      ],
    },
    'the equipment': {
      says: [
        'which equipment do you need',
        'what exactly are the usual things',
        'do you need a projector',
        'please list the equipment',
      ],
      denies: [
        'I do not need to know the equipment',
        'the equipment does not matter',
        'there is no equipment',
        'I know what the usual things are',
      ],
    },
    'who pays': {
      says: [
        'which cost center pays for it',
        'please give me the cost center',
        'who pays',
        'tell me where the bill goes',
      ],
      denies: [
        'I do not need the cost center',
        'nobody has to pay',
        'it does not matter who pays',
        'it costs nothing',
      ],
    },
    'the deadline': {
      says: [
        'the bookings close on {it}',
        'please write to me before {it}',
        'I need this by {it}',
        'after {it} I cannot book any more',
        'no later than {it}',
      ],
      denies: [
        'the bookings do not close on {it}',
        'you can answer after {it}',
        'the bookings open on {it}',
        'there is no hurry and {it} is not the last day',
      ],
    },
  },
  'general.colleague': {
    'that you own the delay': {
      says: [
        'I am sorry that it is late',
        'I should have told you this morning',
        'I apologize for not telling you earlier',
        'that was my mistake',
        'I did not let you know and that was wrong',
      ],
      denies: [
        'I am not sorry',
        'it was not my mistake',
        'I did not have to tell you',
        'it is your own mistake',
        'I told you this morning',
        'nobody is to blame',
      ],
    },
    'how far along it is': {
      says: [
        '{it} sheets are done',
        'so far {it} are finished',
        'you can have {it} of them today',
        '{it} are ready',
      ],
      denies: ['{it} are not done', 'none of them is done', '{it} are missing', 'all of them are done'],
    },
    'the reason': {
      says: [
        'the printer stood still for two hours',
        'the printer did not work',
        'the printer was down',
        'we could not print for two hours',
      ],
      denies: [
        'the printer did not stand still',
        'the printer worked',
        'it was not because of the printer',
        'nothing was wrong with the printer',
      ],
    },
    'the day': {
      says: [
        'the rest will be ready on {it}',
        'you get the others on {it}',
        'not before {it}',
        'everything is done by {it}',
      ],
      denies: [
        'the rest will not be ready on {it}',
        'you do not get the others on {it}',
        'it takes longer than {it}',
      ],
    },
    'the time': {
      says: ['at {it}', 'by {it}', 'the rest is ready at {it}', 'not later than {it}', 'not before {it}'],
      denies: ['not at {it}', 'the rest is not ready at {it}', 'some time after {it}'],
    },
  },
  'general.choice': {
    'the data': {
      says: [
        'it has enough data',
        'there are more GB than we need',
        'the data is not less than what is needed',
        'it gives enough gigabytes for each line',
        'the other has too little data',
      ],
      denies: ['it does not have enough data', 'there is too little data', 'the data is below what we need'],
    },
    'the calls': {
      says: [
        'calls abroad are included',
        'calls to other countries cost nothing extra',
        'you can call other countries',
        'international calls are in the price',
      ],
      denies: [
        'calls abroad are not included',
        'calls to other countries cost extra',
        'you cannot call other countries',
      ],
    },
    'the price': {
      says: [
        'the price is below the limit',
        'it is not above the limit',
        'it costs less than we may spend',
        'it stays within the budget',
        'the others are too expensive',
      ],
      denies: [
        'the price is above the limit',
        'it is too expensive',
        'it costs more than we may spend',
        'it is not within the budget',
      ],
    },
  },
};
