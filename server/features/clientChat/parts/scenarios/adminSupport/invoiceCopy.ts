import type { Scenario } from '../../scenario.ts';

export const invoiceCopy: Scenario = {
  id: 'invoice-copy',
  title: 'A copy of an old invoice',
  position: 'Admin Support Specialist',
  difficulty: 'easy',
  persona: {
    name: 'Leah Sandoval',
    location: 'Santa Fe, New Mexico',
    company: 'Mesa Print Works',
    issue: 'She needs a copy of the March invoice for her accountant this week.',
    tone: 'A print-shop owner from New Mexico: kind, scattered, trails off in dots, thinks out loud in parentheses',
    mood: 'smile',
    opening:
      'Hi there… so my accountant wants our March invoice (or was it the receipt? no, the invoice) and I’ve turned the whole shop upside down. Could you send me a copy? Bless you.',
    restate: 'It’s a copy of our March invoice I’m after… I can’t find it anywhere.',
    voice: {
      hello: 'Oh, hello… there you are.',
      thanks: 'You’re a dear… really.',
      hm: 'Hmm… okay.',
      hollow: 'That’s so nice… but did you say anything about the invoice? (Maybe I missed it.)',
      unsure: 'Oh… I’d have to look, and you know how that ends.',
      notYet: 'Yes… the invoice (still).',
      asSaid: 'I think I said this… somewhere:',
      again: 'Sorry… me again with the same thing.',
      doubt: 'Are you sure? (I’m never sure, that’s why I ask.)',
      rude: ['Oh… did I do something wrong?', 'Well… that made me want to close the laptop.'],
      offTopic: 'That’s sweet… now where was I? The invoice.',
      puzzled: 'I’m sorry… I think that message was for someone else?',
      waiting: ['Did I press the wrong button… are you there?', 'I’ll make some tea… still waiting, though.'],
      boss: 'Maybe… could I talk to your supervisor?',
      transfer: 'Oh, okay… I’ll wait for them (with tea).',
      leave: 'You know what… I’ll look in the garage again. Bye.',
      solved: 'That’s all of it… you’ve saved my week, thank you!',
      bye: ['No… that’s it (for today, ha).', 'Bye now… and thank you again.'],
    },
  },
  brief: {
    goal: 'She wants the right invoice in the right format before Friday.',
    goodOutcome:
      'You find out which of the two March invoices she means, send it as a PDF to her address, and tell her when it’ll be there.',
    caseNotes: [
      'There are two invoices in March: 1184 ($420, flyers) and 1190 ($95, cards).',
      'Copies are sent as PDFs to the address on file, leah@example.com, within 15 minutes.',
    ],
    named: /\b(march|invoice|copy)\b/i,
    facts: [
      {
        asked: /\b(which|flyers?|cards?|number|1184|1190|amount)\b/i,
        say: 'The flyers one… around 420 dollars (I think).',
      },
      {
        asked: /\b(address|e-?mail|where|send)\b/i,
        say: 'Still leah@example.com… the only thing in my life I haven’t lost.',
      },
      {
        asked: /\b(when|by|deadline|urgent)\b/i,
        say: 'He wants it by Friday… so naturally I started looking today.',
      },
    ],
    points: [
      {
        id: 'which',
        label: 'Ask which invoice she means',
        topic: 'the right invoice',
        by: 'question',
        met: [/\b(which|flyers?|cards?|amount|number|420|95)\b/i],
        ask: 'Do you know which one I’m talking about? (I barely do.)',
        ok: 'Oh good, you asked… there were two, weren’t there?',
      },
      {
        id: 'send',
        label: 'Send the copy with format and time',
        topic: 'the copy',
        met: [/\b(pdf|copy|1184)\b/i, /\b(15 minutes|fifteen minutes|now|today|just sent|right away)\b/i],
        ask: 'And when will it land in my inbox?',
        ok: 'Oh! There it is already… wonderful.',
      },
      {
        id: 'address',
        label: 'Say where it’s going',
        topic: 'where you’re sending it',
        met: [/\b(leah@example\.com|address (?:on file|we have)|your (?:e-?mail )?address|on file)\b/i],
        ask: 'Where will you send it? (Please not the old fax.)',
        ok: 'Yes… that’s the right address.',
      },
    ],
    mistakes: [
      {
        id: 'both-amount',
        found:
          /\b(?:invoice )?1190\b.{0,40}\b(?:sent|attached|send)\b|\b(?:sent|attached|send)\b.{0,40}\b1190\b/i,
        say: 'Hmm… isn’t that the one for the cards? He wanted the other one, I’m almost sure.',
        why: 'Invoice 1190 is for the cards; she needs 1184 for the flyers.',
      },
    ],
    model: [
      'Hi Leah, happy to help with the copy of your March invoice. There are two in March: is it the one for the flyers or the one for the cards?',
      'Thank you, Leah. I’ve just sent invoice 1184 as a PDF to your address on file, leah@example.com. It’ll be there within 15 minutes.',
    ],
  },
};
