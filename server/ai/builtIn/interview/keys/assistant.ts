import type { AnswerKey } from './key.ts';

export const assistantKeys: readonly AnswerKey[] = [
  {
    situation: 'va-conflict',
    actions: [
      {
        kind: 'needed',
        meaning: 'puts both on hold politely, without promising anything',
        says: [
          'I tell both that I will confirm the time when she has landed.',
          'I offer one of them two other times and say why I ask.',
          'I write to both today so that nobody waits without a word.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'looks for what should settle it',
        says: [
          'I look at her notes and earlier meetings to see which one is more urgent.',
          'I check who asked first and what is at stake.',
          'I look whether there is a rule or a colleague who knows her priorities.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'leaves her a short message so she can decide when she lands',
        says: [
          'I send her a message with both requests and my suggestion, to read when she lands.',
          'She gets three lines: who, what, what I did, what I need.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'takes responsibility for the move and makes it right',
        says: [
          'I apologize to the client and offer the first free hour.',
          'It was my decision, I tell her so and call the client myself.',
          'I call the client, say sorry and give a time today.',
          'I note that this client always goes first.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'cancels or double-books',
        says: [
          'I cancel one of them without telling why.',
          'I put both at the same time, she will see.',
          'I move the one I like less.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'leaves it to others or blames them',
        says: [
          'I wait until she is back, not my decision.',
          'She should have told me that he is important.',
          'It is her fault, I could not know.',
          'I say that the client made a mistake with the time.',
        ],
      },
    ],
  },
  {
    situation: 'va-inbox',
    actions: [
      {
        kind: 'needed',
        meaning: 'looks for the meeting first',
        says: [
          'First I look for anything about the meeting in 30 minutes.',
          'I sort by sender and read those of today and of the people she meets.',
          'What concerns her first meeting and what has a deadline today.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'gives her a short list',
        says: [
          'She gets five lines before the meeting: urgent, can wait, done.',
          'I make a short summary of what needs her and leave the rest for later.',
          'I flag the three she has to see.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'questions the transfer and checks with her directly',
        says: [
          'I do not pay, I call her on the number I know.',
          'I look at the real sender address and ask her in person.',
          'It smells like fraud, so nothing moves until she confirms by phone.',
          'I do not answer that email and report it.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'makes the payment',
        says: [
          'I make the transfer because she is the boss.',
          'I pay it at once, it is urgent.',
          'I send the money and tell her later.',
          'I answer the email and ask for the account number.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'deletes or ignores the emails',
        says: [
          'I mark all of them as read.',
          'I delete what is old.',
          'I would not look, she reads them herself.',
        ],
      },
    ],
  },
];
