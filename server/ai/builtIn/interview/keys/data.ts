import type { AnswerKey } from './key.ts';

export const dataKeys: readonly AnswerKey[] = [
  {
    situation: 'data-invoices',
    actions: [
      {
        kind: 'needed',
        meaning: 'sets number 14 aside and continues',
        says: [
          'I put 14 aside with a note and continue with 15.',
          'Number 14 waits, the other invoices I enter meanwhile.',
          'I mark it as unclear and go on with the rest.',
          'The other 46 are done first, one should not stop them.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'adds up the lines again before asking',
        says: [
          'I add the lines again to see if I misread.',
          'First I check if it is my typing or the paper, tax or a discount.',
          'I look at the original and recompute the total.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'asks the supplier or the lead',
        says: [
          'I write to the supplier and ask which number is right.',
          'I ask my team lead what to do with it.',
          'I call the supplier with the difference.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'hands over and says what’s still open',
        says: [
          'To the lead: 59 are entered, 14 is open, the difference is 36, the supplier has not answered.',
          'I tell my lead before noon that one is missing and why.',
          'I leave a note with what is open and who was asked.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'makes the number fit',
        says: [
          'I enter the total as it is and say nothing.',
          'I change the line so that the total fits.',
          'I would take the bigger number, it will be right.',
          'I put a plug line so that it balances.',
          'I just enter it, nobody will notice.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'hides that one is still open',
        says: [
          'I tell them that all 60 are finished.',
          'I say nothing and fix it later.',
          'I would not mention it in the handover.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'stops, or leaves it without telling anyone',
        says: [
          'I stop and wait until they answer.',
          'I would leave it like that and go.',
          'I delete number 14.',
          'Nothing, it is their mistake.',
        ],
      },
    ],
  },
  {
    situation: 'data-duplicates',
    actions: [
      {
        kind: 'needed',
        meaning: 'makes sure that it’s the same person',
        says: [
          'I compare birth date, email and customer number before I call two records the same person.',
          'Same name is not enough, I look at the address and the orders.',
          'First I find out which ones are really double.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'finds out which number is right',
        says: [
          'I look which number was used in the last order or call.',
          'I would ask the customer or the person who talks to them.',
          'I check the date of the last change and the source.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'keeps a copy or both until it’s decided',
        says: [
          'Before anything is deleted I save a copy.',
          'I merge and keep both numbers until it is confirmed.',
          'I mark them in a column and delete nothing.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'tells the lead what deleting could lose',
        says: [
          'I tell him that the older record may have the good number and the history.',
          'I say that we could lose orders and suggest checking twenty first.',
          'I would ask if we can archive instead of delete.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'deletes without checking',
        says: [
          'I delete the older ones right away.',
          'Ok, I delete them, he is the boss.',
          'I just remove the double names.',
          'I delete one of them, does not matter which.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'guesses',
        says: [
          'I take the newer one, it is normally right.',
          'I choose one number, any.',
          'I keep the first.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'does nothing about it',
        says: [
          'I would never call people to check a number.',
          'I leave it as it is, not my job.',
          'I do nothing.',
        ],
      },
    ],
  },
];
