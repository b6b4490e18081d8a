import type { Scenario } from '../../scenario.ts';

export const lateParcel: Scenario = {
  id: 'late-parcel',
  title: 'A package that hasn’t arrived',
  position: 'Customer Support Representative',
  difficulty: 'easy',
  persona: {
    name: 'Grace Okafor',
    location: 'Tucson, Arizona',
    company: 'Copper Lantern Gifts',
    issue: 'Order 48213 was due on Monday and hasn’t arrived. She needs it before Saturday.',
    tone: 'A retired teacher from Arizona: full, courteous sentences, a little worried, apologizes for asking',
    mood: 'neutral',
    opening:
      'Good morning. I ordered a lamp last week, and your page says it should have been here on Monday, but nothing has come. It’s a birthday present for my sister, so I’m getting a bit nervous.',
    restate: 'My lamp should have been here on Monday, and it still hasn’t come.',
    voice: {
      hello: 'Good morning to you, and thank you for taking my message.',
      thanks: 'That’s very kind of you to say.',
      hm: 'I see.',
      hollow: 'You have lovely manners, but I’m afraid I don’t know any more than I did before.',
      unsure: 'I’m afraid I wouldn’t know that.',
      notYet: 'There is, I’m sorry to say. We haven’t quite settled it.',
      asSaid: 'I may have mentioned this already:',
      again: 'I’m sorry to ask a second time.',
      doubt: 'I’d rather hear the plain truth than something comforting, if you don’t mind.',
      rude: [
        'I taught third grade for thirty years, and I wouldn’t have let that tone pass.',
        'Goodness. I don’t think I deserved that.',
      ],
      offTopic: 'How nice for you. Could we come back to my package?',
      puzzled: 'I’m sorry, I don’t follow. I’m only asking about a lamp.',
      waiting: ['Hello? I hope I haven’t lost you.', 'I’m still here, whenever you have a moment.'],
      boss: 'I think I’d better speak with your supervisor, please.',
      transfer: 'Very well. I’ll look for a message from your supervisor.',
      leave: 'I don’t believe we’re getting anywhere, so I’ll say goodbye.',
      solved: 'That puts my mind at ease. Thank you so much for your help.',
      bye: ['No, that’s everything. You’ve been a great help.', 'And the same to you. Goodbye, dear.'],
    },
  },
  brief: {
    goal: 'She wants to know where the package is and that it’ll come before Saturday.',
    goodOutcome:
      'You tell her where the package is, give a delivery date before Saturday, and explain what happens if it’s late.',
    caseNotes: [
      'Order 48213: one brass lamp, $64, shipped on the 14th.',
      'Carrier: held two days in Phoenix by weather, moving again since this morning. New delivery date: Thursday. Today is Tuesday.',
      'If a package doesn’t arrive on the new date, we send another one by express shipping at no charge.',
    ],
    named:
      /\b(late|delay\w*|not (?:yet )?arriv\w*|has(?:n['’]t| not) (?:come|arrived)|monday|where (?:it|your (?:order|package|parcel|lamp)))\b/i,
    facts: [
      {
        asked: /\border (?:number|no|id)\b|\bnumber of (?:the|your) order\b/i,
        say: 'I have it right here in my email: order number 48213.',
      },
      {
        asked: /\b(when|which day|date|need it|by when)\b/i,
        say: 'I’d need it by Friday evening, because the birthday is on Saturday.',
      },
      {
        asked: /\b(address|street|zip)\b/i,
        say: 'The address on the order is the correct one, thank you for checking.',
      },
    ],
    points: [
      {
        id: 'where',
        label: 'Say where the package is',
        topic: 'where my package is',
        met: [/\b(phoenix|weather|storm|carrier|held|on (?:its|the) way|moving again|in transit)\b/i],
        ask: 'Are you able to see where it is right now?',
        ok: 'Ah, so it was the weather. I’m relieved it isn’t lost.',
      },
      {
        id: 'when',
        label: 'Give a delivery date',
        topic: 'the day it arrives',
        met: [/\bthursday\b/i],
        ask: 'And which day may I expect it?',
        ok: 'Thursday leaves me plenty of time to wrap it.',
      },
      {
        id: 'else',
        label: 'Explain the plan if it’s late again',
        topic: 'what happens if it’s late again',
        met: [/\b(second one|replacement|another one|new one|express|send (?:you )?(?:a|another))\b/i],
        ask: 'What would happen if it doesn’t come that day either?',
        ok: 'Another one by express shipping is more than fair.',
      },
    ],
    mistakes: [
      {
        id: 'today',
        found:
          /\b(?:arrives?|there|delivered|comes?|get it) (?:be )?(?:today|tomorrow|on (?:tuesday|wednesday))\b/i,
        say: 'Are you quite sure? The tracking page says something different, and now I don’t know which to believe.',
        why: 'The carrier’s new date is Thursday. An earlier date is a promise no one can keep.',
      },
    ],
    model: [
      'Hi Grace, I’m sorry the lamp didn’t arrive on Monday, and with a birthday coming up I understand why you’re nervous. May I have the order number, and when do you need it by?',
      'Thank you, Grace. The carrier held your package in Phoenix because of the weather, and it’s been moving again since this morning. It’ll arrive on Thursday. If it isn’t there by then, I’ll send you another one by express shipping at no charge.',
    ],
  },
};
