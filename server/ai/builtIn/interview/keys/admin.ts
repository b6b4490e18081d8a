import type { AnswerKey } from './key.ts';

export const adminKeys: readonly AnswerKey[] = [
  {
    situation: 'admin-onboarding',
    actions: [
      {
        kind: 'needed',
        meaning: 'reaches the person today and asks what’s in the way',
        says: [
          'I call now, and write after the call.',
          'I ask if something in the contract is unclear or the link does not work.',
          'I phone the person the same afternoon and send the link again.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'tells HR and the hiring manager on Friday',
        says: [
          'I tell the HR manager today that one is open.',
          'The hiring manager hears before the weekend that two are ready and one is not.',
          'I write to HR what I did and what is missing.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'leaves the decision to the person in charge',
        says: [
          'Whether they may start is for the HR manager to decide, not for me.',
          'I ask HR in the moment the person arrives, and meanwhile he can sign here.',
          'Without a contract there is perhaps no insurance, so I ask.',
        ],
      },
      {
        kind: 'good',
        meaning: 'welcomes the person and has them sign',
        says: [
          'I greet him well and give him the contract to read and sign in a quiet place.',
          'He does not get keys or system access before it is signed.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'lets them start anyway',
        says: [
          'I let them start, we sign later.',
          'A paper does not matter, they can work.',
          'Yes they start, nobody checks.',
          'I decide that he begins.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'falsifies a document',
        says: [
          'I sign for them and put an earlier date.',
          'I write that it came on Friday.',
          'I put my initials so that it looks complete.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'waits without telling anyone',
        says: [
          'It comes or it does not come, we will see on Monday.',
          'I do nothing, it is their responsibility.',
          'I never tell the manager before there is a problem.',
          'I wait for it.',
        ],
      },
    ],
  },
  {
    situation: 'admin-records',
    actions: [
      {
        kind: 'needed',
        meaning: 'asks what they’re for',
        says: [
          'I ask her what she needs the addresses for.',
          'Could you tell me the purpose? Perhaps we can do it another way.',
          'What do you want to send them?',
        ],
      },
      {
        kind: 'needed',
        meaning: 'checks whether she may have them',
        says: [
          'I check with HR whether a manager may see home addresses.',
          'I look in the policy who is allowed.',
          'I ask the HR manager or the privacy person before I answer.',
        ],
      },
      {
        kind: 'good',
        meaning: 'offers a safe way',
        says: [
          'I can forward the parcel or letter for you.',
          'We can ask each person if they agree.',
          'If it is for cards, I send them on.',
          'I send only what is approved, with a password.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'stays kind and firm',
        says: [
          'I understand you need it soon and I am not doubting you, but I need HR’s yes first.',
          'It is the same rule for everybody and it protects your team.',
          'I would be happy to send it as soon as it is approved.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'sends the addresses',
        says: [
          'I export the list and send it to her.',
          'She is the manager, so I send it.',
          'I send it with phones and birthdays, too.',
          'Here you go, and attach the file.',
          'Her title is in her signature, that is enough.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'gives in without asking',
        says: [
          'Not my place to argue with a manager.',
          'I apologize for the delay and send it now.',
          'If she insists I give it to her.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'offends or ignores her',
        says: [
          'I tell her that she has no right to ask.',
          'I do not answer her.',
          'I tell her to look for it herself.',
        ],
      },
    ],
  },
];
