import type { AnswerKey } from './key.ts';

export const supportKeys: readonly AnswerKey[] = [
  {
    situation: 'support-parcel',
    actions: [
      {
        kind: 'needed',
        meaning: 'acknowledges what the missing package means for the customer',
        says: [
          'I’m sorry, it’s upsetting to read delivered when nothing came, and Saturday is close.',
          'I understand you need it by Saturday and that this is worrying.',
          'I tell her I am sorry and that I see how important Saturday is.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'checks the tracking, the address, and the neighbors',
        says: [
          'I check the tracking, the delivery photo and the address.',
          'I ask her to confirm the address and whether a neighbor took it.',
          'I look where the carrier says it left the parcel.',
          'Before I write anything I open the order and the scan.',
        ],
      },
      {
        kind: 'good',
        meaning: 'opens a trace with the carrier',
        says: ['I open a trace with the carrier.', 'I call the carrier and ask the driver where he left it.'],
      },
      {
        kind: 'good',
        meaning: 'says when the next update will come',
        says: [
          'I will write to you again by 3 PM today.',
          'I tell the customer when she hears from me next.',
          'I keep her updated until it is found.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'asks the lead before spending',
        says: [
          'I would ask my lead every time it costs more than I may give.',
          'I ask before I offer it, not after.',
          'When the replacement cannot arrive by normal delivery I ask the team lead for express.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'promises the package without checking',
        says: [
          'I promise her a new parcel tomorrow.',
          'I tell her that it will certainly arrive on Saturday.',
          'I would send a new one right away with express.',
          'Do not worry, I refund you now.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'spends the money without asking',
        says: [
          'I wouldn’t ask for such a small amount.',
          'I decide that myself, I do not need approval.',
          'I would just offer it, $24 is nothing.',
          'I do not ask my lead, I simply send it.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'blames the customer or gives up',
        says: [
          'If it says delivered then it was delivered, not our problem.',
          'She should look better, the system says delivered.',
          'I tell her to contact the carrier herself.',
          'Probably she lies to get a free one.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'gives out another person’s data, or makes up a reason',
        says: [
          'I give her the neighbor’s name and phone number.',
          'I mark it as a carrier error so that it goes through.',
          'I write in the notes something that looks better.',
        ],
      },
    ],
  },
  {
    situation: 'support-charge',
    actions: [
      {
        kind: 'needed',
        meaning: 'acknowledges the anger about two charges',
        says: [
          'Seeing two charges would make me angry too.',
          'I’m sorry, I understand that being charged twice is upsetting.',
          'First I tell her that I take it seriously and that I help her now.',
        ],
      },
      {
        kind: 'needed',
        meaning: 'looks at the order and payments first',
        says: [
          'I open the order and look at the payment log.',
          'I check whether there are two charges or one is only a hold.',
          'I ask for the dates and amounts of both lines as her bank shows them.',
        ],
      },
      {
        kind: 'good',
        meaning: 'explains a hold without accusing',
        says: [
          'On our side I see one payment, and your bank may show a hold that drops off.',
          'I can see how it looks like a second charge.',
          'Your statement shows two, so let us find the other one together.',
          'Could you send me a screenshot so that I can see what you see?',
        ],
      },
      {
        kind: 'good',
        meaning: 'says what happens next and when',
        says: [
          'If it is not gone in five days, write to this ticket and I take it to billing.',
          'I will look again on Thursday and write to you.',
          'I pass it to billing with the screenshot and keep the ticket open.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'accuses or insults the customer',
        says: [
          'She is wrong, there is only one charge.',
          'I tell her to stop shouting and turn off caps lock.',
          'You are lying, the system shows one payment.',
          'People like this just want free money.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'refunds or promises without checking',
        says: [
          'I refund her one charge immediately.',
          'I promise that she gets the money back today.',
          'I give her a credit so that she is quiet.',
        ],
      },
      {
        kind: 'harmful',
        meaning: 'does nothing about it',
        says: [
          'I close the ticket.',
          'I do not answer such messages.',
          'She has to call her bank, I can do nothing.',
        ],
      },
    ],
  },
];
