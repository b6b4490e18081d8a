import type { StatementsOf } from './types.ts';

/** Statements of a virtual assistant's answers, and false ones; `{it}` is the fact's value. */
export const assistantStatements: StatementsOf = {
  'assistant.decline': {
    'thanks for the invitation': {
      says: [
        'thank you very much for inviting our director',
        'we are honored by your invitation',
        'we appreciate that you thought of us',
        'it was kind of you to invite us',
      ],
      denies: [
        'we do not thank you for the invitation',
        'the invitation was not welcome',
        'we are not grateful',
      ],
    },
    'a clear no': {
      says: [
        'unfortunately it is not possible',
        'the director cannot come',
        'I am afraid we have to decline',
        'the director will not be able to attend',
        'I must say no this time',
      ],
      denies: [
        'the director can come',
        'we are happy to accept',
        'the director will be there',
        'it is possible',
        'we do not have to decline',
      ],
    },
    'the reason': {
      says: [
        'because the director will be traveling that week',
        'the director is on the road then',
        'a trip was already planned for that week',
        'the director is abroad on those days',
      ],
      denies: [
        'the director will not be traveling that week',
        'there is no trip that week',
        'the director has no time for such events',
        'the trip was cancelled',
      ],
    },
    'the date or event': {
      says: [
        'your founders dinner on {it}',
        'thank you for the invitation to the founders dinner on {it}',
        'the director cannot come on {it}',
        'on {it} the director is away',
      ],
      denies: ['the director will come on {it}', 'the director is free on {it}'],
    },
    'the offer of a video': {
      says: [
        'we could send you a video message of five minutes instead',
        'the director would gladly record a short video',
        'a video greeting for your guests is possible',
      ],
      denies: [
        'we cannot send you a video message',
        'there will be no video',
        'we do not offer a video',
        'the director does not record videos',
      ],
    },
    'next year': {
      says: [
        'we would be happy to come next year',
        'the director hopes to join you next year',
        'please think of us again next year',
      ],
      denies: [
        'we will not come next year',
        'do not invite us next year',
        'the director does not want to come next year',
      ],
    },
  },
  'assistant.quote': {
    'what was asked for': {
      says: [
        'I asked you for a quote for printed folders',
        'our request was for a price for folders',
        'we are waiting for your offer on the folders',
      ],
      denies: [
        'we did not ask for folders',
        'we do not need a quote for the folders',
        'we have received your quote for the folders',
      ],
    },
    'how many': {
      says: ['we need {it} printed folders', 'a quote for {it} folders', 'the number is {it}'],
      denies: ['we do not need {it} folders', 'not {it} folders', 'it was never about {it} folders'],
    },
    'when it was asked': {
      says: [
        'on {it} I asked you for a quote',
        'my request was sent on {it}',
        'since {it} we have been waiting',
        'I have not heard from you since {it}',
      ],
      denies: ['I did not ask you on {it}', 'you answered on {it}', 'we received your quote on {it}'],
    },
    'the deadline': {
      says: [
        'we will decide on {it}',
        'I need your quote by {it}',
        'please send it before {it}',
        'not later than {it}',
        'our decision falls on {it}',
      ],
      denies: [
        'we will not decide on {it}',
        'we do not need it by {it}',
        'after {it} is early enough',
        'you can send it after {it}',
      ],
    },
    'what happens otherwise': {
      says: [
        'if it does not come, we will have to take another supplier',
        'without a quote we go with someone else',
        'otherwise we order elsewhere',
        'we would have to choose a different supplier',
        'if we do not hear from you, another company gets the order',
      ],
      denies: [
        'we will not take another supplier',
        'you get the order in any case',
        'we have already chosen another supplier',
      ],
    },
  },
  'assistant.travel': {
    'when it arrives': {
      says: [
        'it arrives at {it}',
        'arriving at {it} leaves enough time before the meeting',
        'it is there by {it}',
        'you get there at {it}, more than an hour early',
      ],
      denies: [
        'it does not arrive at {it}',
        'arriving at {it} is too late',
        'it leaves at {it}',
        '{it} is not early enough',
      ],
    },
    'the price or the limit': {
      says: [
        'it costs {it}',
        'the price of {it} is below the limit',
        'it is not more expensive than allowed',
        'it stays within the budget',
        'the fare is under the maximum',
      ],
      denies: [
        'it does not cost {it}',
        'the price is above the limit',
        'it is too expensive',
        'it is over the budget',
        '{it} is more than we may spend',
      ],
    },
    'the transfers': {
      says: [
        'one change',
        'there is only one transfer',
        'you change trains once',
        'it needs no more than one change',
        'the changes are within what is allowed',
      ],
      denies: [
        'there are too many changes',
        'it has more than one transfer',
        'one change is not allowed',
        'there is no change',
      ],
    },
  },
  'assistant.venue': {
    'the seats': {
      says: [
        'it has enough seats',
        'everybody finds a seat',
        'there is room for all of them',
        'it seats more people than we are',
      ],
      denies: [
        'it does not have enough seats',
        'it is too small',
        'not everybody finds a seat',
        'there are too few seats',
      ],
    },
    'the access': {
      says: [
        'it is step-free',
        'there are no stairs',
        'it can be reached without steps',
        'wheelchairs can get in',
        'it has wheelchair access',
      ],
      denies: [
        'it is not step-free',
        'there are stairs',
        'it can only be reached by stairs',
        'it has no wheelchair access',
      ],
    },
    'the projector': {
      says: [
        'it has a projector',
        'a projector is in the room',
        'there is a projector',
        'the projector is included',
      ],
      denies: [
        'it has no projector',
        'there is no projector',
        'the projector is missing',
        'we have to bring a projector',
      ],
    },
  },
  'assistant.call-notes': {
    'the price list': {
      says: [
        'she will send the price list',
        'the price list is hers to send',
        'she takes care of the prices',
        'the price list goes out',
      ],
      denies: [
        'she will not send the price list',
        'the price list was dropped',
        'there will be no price list',
        'she does not do the price list',
      ],
    },
    'its date': {
      says: [
        'she will send the price list on {it}',
        'the price list is due on {it}',
        'by {it}',
        'prices follow on {it}',
      ],
      denies: [
        'she will not send it on {it}',
        'the price list is not ready on {it}',
        'it comes some time after {it}',
      ],
    },
    'the photos': {
      says: [
        'he takes care of the photos',
        'the photos are his',
        'he delivers the pictures',
        'he will do the photos',
      ],
      denies: [
        'he does not take care of the photos',
        'there will be no photos',
        'nobody does the photos',
        'the photos were dropped',
      ],
    },
    'the other date': {
      says: [
        'he needs until {it}',
        'the photos come on {it}',
        'not before {it}',
        'the pictures cannot be there earlier than {it}',
        'from {it} on',
      ],
      denies: [
        'the photos do not come on {it}',
        'he does not need until {it}',
        'the photos are ready before {it}',
      ],
    },
    'both names': {
      says: ['{it} will do it', '{it} sends the price list', 'the list is with {it}', '{it} takes this'],
      denies: ['{it} will not do it', '{it} does not send it', 'not {it}'],
    },
    'that the video is dropped': {
      says: [
        'there will be no video',
        'they agreed to drop the video',
        'the video will not be made',
        'the video is off',
        'nobody makes the video any more',
      ],
      denies: [
        'there will be a video',
        'the video will be made',
        'they agreed to keep the video',
        'they did not drop the video',
      ],
    },
  },
};
