import type { AnswerKey } from './key.ts';

export const generalKeys: readonly AnswerKey[] = [
  {
    situation: 'general-deadline',
    actions: [
      {
        kind: 'needed',
        meaning: 'sorts by urgency',
        says: [
          'I list what is left and sort by who is harmed if it waits.',
          'The urgent ones for today first, the rest tomorrow morning.',
          'I look what blocks others and do that now.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'tells the lead early, with details and timing',
        says: [
          'I tell my lead at noon what will be done, what not, and when it will be.',
          'I write to her right away, not at five.',
          'Three of five today, two by ten tomorrow, is that okay?',
        ],
      },
      {
        kind: 'needed',
        meaning: 'tells the client what’s certain',
        says: [
          'I tell the client that I do not know yet and when I will know.',
          'I say what is finished and that I will write again at two, also if it is still open.',
          'I do not want to name a wrong hour, I ask and come back to you today.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'promises what can’t be kept',
        says: [
          'I tell him it will be ready today.',
          'I promise as soon as possible.',
          'I say in one hour so that he is calm.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'tells no one',
        says: [
          'I do not tell anyone before the evening.',
          'What is not finished is not finished, maybe nobody notices.',
          'I would not answer the client until the lead is back.',
          'I keep quiet and work.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'does it badly or not at all',
        says: [
          'I go home and do it tomorrow.',
          'I would work faster and skip the checks.',
          'I hand in something half done as if it was complete.',
          'I go from the top and see how far I get.',
        ],
      },
    ],
  },
  {
    situation: 'general-unclear',
    actions: [
      {
        kind: 'needed',
        meaning: 'looks for what was meant before',
        says: [
          'I read the message again and look at older tasks from the same person.',
          'I ask a colleague who is awake.',
          'I see which reading fits the deadline and the file.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'starts with what’s right either way or can be undone',
        says: [
          'I do the part that is the same in both readings.',
          'I choose the one that can be undone and do less damage if wrong.',
          'I hide instead of delete.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'writes down what they understood and asks',
        says: [
          'I send a message with both readings and say which one I follow until I hear.',
          'I leave a question that can be answered with A or B.',
          'I tell those who are affected that it may change.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'fixes it and says so',
        says: [
          'I say sorry, do it the other way and tell when it will be done.',
          'I change it back first, then write what I did and how long it takes.',
          'Next time I ask before she goes to sleep, or we agree on a short form.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'guesses or does nothing',
        says: [
          'I pick one and do it.',
          'I wait until she wakes up.',
          'I do what is easier.',
          'I do not ask, it makes a bad impression.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'blames others or hides it',
        says: [
          'I tell her that she wrote it badly.',
          'It is her fault, she should write clearly.',
          'I do not change anything, people always complain.',
          'I say that the system did it.',
        ],
      },
    ],
  },
];
