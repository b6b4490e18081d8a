import type { Scenario } from '../../scenario.ts';

export const wrongAddressInvoice: Scenario = {
  id: 'wrong-address-invoice',
  title: 'An invoice with the wrong address',
  position: 'Admin Support Specialist',
  difficulty: 'medium',
  persona: {
    name: 'Monique Delacroix',
    location: 'Baton Rouge, Louisiana',
    company: 'Bayou Linen Service',
    issue:
      'Her invoice shows her old address for the second time. Her accounting department won’t accept it.',
    tone: 'A linen-service owner from Baton Rouge: tired, correct, Southern good manners stretched thin, says “y’all”',
    mood: 'annoyed',
    opening:
      'Now, this is the second invoice y’all have sent to our OLD address, and I told you back in September. Accounting sends it right back every time, and then I’m the one who gets the late notice.',
    restate: 'The invoice has our old address on it again, and accounting won’t take it.',
    voice: {
      hello: 'Well, good day.',
      thanks: 'I do appreciate you saying so.',
      hm: 'Mm-hmm, go on.',
      hollow: 'That’s real pretty talk, but it doesn’t fix an envelope.',
      unsure: 'Honey, I couldn’t tell you if I tried.',
      notYet: 'There sure is, and y’all know what it is.',
      asSaid: 'As I’ve told y’all before:',
      again: 'I’ll ask it again, nicely.',
      doubt: 'Y’all promised me that in September, too. Is it so or isn’t it?',
      rude: ['My mother would have had words for that.', 'I’ve been nothing but civil with y’all.'],
      offTopic: 'That’s lovely, dear, but I’ve got tablecloths to deliver.',
      puzzled: 'I don’t know what in the world you mean.',
      waiting: ['Hello? Did y’all step out for lunch?', 'I’ve ironed forty napkins waiting on you.'],
      boss: 'I believe I’ll speak to the person who signs these invoices.',
      transfer: 'Alright then, have them call me, and have them know my address.',
      leave: 'I’m going to put this in a letter. Good day.',
      solved: 'Then that’s settled, at long last. I’m much obliged to you.',
      bye: ['No, dear, that’s all I needed.', 'Y’all take care now.'],
    },
  },
  brief: {
    goal: 'She wants a corrected invoice today and no late notice for something that isn’t her fault.',
    goodOutcome:
      'You confirm the new address, promise a corrected invoice today, cancel the late notice, and change the record for good.',
    caseNotes: [
      'Invoice 5521, $1,310, due on the 20th. Her September email was filed but never entered.',
      'A corrected invoice can be issued today. The due date moves by 14 days.',
      'Monday’s late notice is for invoice 5521 and asks for a $25 fee. It can be canceled with one click, and the fee with it.',
    ],
    named: /\b(old address|wrong address|address|second (?:time|invoice)|5521)\b/i,
    facts: [
      {
        asked: /\b(new|current|correct|right) address\b|\baddress\b.{0,30}\?/i,
        say: 'It’s 18 Magnolia Row, Suite 4, same as it’s been since August.',
      },
      {
        asked: /\b(reminder|notice|fee|late)\b/i,
        say: 'That late notice came Monday, and it wants a 25-dollar fee on top, if you please.',
      },
      { asked: /\b(invoice number|which invoice|number)\b/i, say: 'Invoice 5521, the one I’m holding.' },
    ],
    points: [
      {
        id: 'address',
        label: 'Ask for the new address, or repeat it',
        topic: 'our new address',
        by: 'question',
        met: [/\baddress\b/i],
        ask: 'Do y’all even have our new address?',
        ok: 'Well, thank goodness, someone thought to ask.',
      },
      {
        id: 'corrected',
        label: 'Say when the corrected invoice will be ready',
        topic: 'a correct invoice',
        met: [
          /\b(correct\w*|new) (?:invoice|one|copy)\b|\binvoice\b.{0,40}\bcorrect/i,
          /\b(today|now|within|this (?:morning|afternoon)|by \d)/i,
        ],
        ask: 'And when might I see an invoice I can actually use?',
        ok: 'Today suits me just fine.',
      },
      {
        id: 'reminder',
        label: 'Cancel the late notice',
        topic: 'that late notice',
        met: [
          /\b(reminder|notice|fee)\b/i,
          /\b(withdr\w*|cancel\w*|remov\w*|delet\w*|waiv\w*|ignore|stopp?ed)\b/i,
        ],
        ask: 'And that late notice? I won’t be paying a fee for y’all’s mistake.',
        ok: 'I thank you. That notice had me seeing red.',
      },
    ],
    mistakes: [
      {
        id: 'pay-first',
        found:
          /\b(?:please )?pay\b.{0,40}\b(?:first|anyway|now|the fee)\b|\byou (?:have to|must|need to) pay\b/i,
        say: 'Pay first and y’all fix it later? No, ma’am. Accounting won’t do it, and neither will I.',
        why: 'The fault is ours; the due date moves by 14 days and no fee is due.',
      },
    ],
    model: [
      'Hello Monique, I’m sorry: invoice 5521 shows your old address for the second time, although you told us in September. I understand how frustrating this is. Could you confirm your new address, please?',
      'Thank you, Monique. I changed the record for good, and you’ll get the corrected invoice today with 14 more days to pay. I’ve canceled the late notice and the fee.',
    ],
  },
};
