import type { Scenario } from '../../scenario.ts';

/** Words between the parts of one statement; what depends on something else, or isn't known, says nothing of it. */
const between = (most: number): string =>
  String.raw`(?:(?!\b(?:if|unless|until|before|after|without|whether|know|sure|forget|only|call)\b)[^.!?;]){0,${most}}?`;
const sending = String.raw`(?:back|return(?:s|ed|ing)?|sen[dt]|ship\w*|mail\w*|post(?:ed|ing)?|hand(?:ed|ing)? in)`;
/** "You don’t need to return them", "no return is needed", "we aren’t asking for the pieces back". */
const nothingBack = [
  String.raw`\b(?:no (?:need|reason)|nothing|(?:not|never)|\w+n['’]?t|neither)\b${between(24)}\b(?:need(?:s|ed)?|ha(?:ve|s)|required?|must|want|ask\w*|expect\w*|reason|bother|worry|nothing)\b${between(40)}\b${sending}\b`,
  String.raw`\b(?:no need|nothing)\b${between(24)}\b${sending}\b`,
  String.raw`\bno returns?(?: \w+)? (?:needed|necessary|required|label)\b`,
  String.raw`\b(?:not|never|\w+n['’]?t) (?:need|want|require) (?:them|those|the (?:broken|pieces|shards)|any of (?:them|it))`,
].join('|');
/** "Throw the pieces away", "they’re yours to keep"; not "don’t throw them away". */
const theirsNow = String.raw`(?<!\b(?:not|never|\w+n['’]?t) )\b(?:keep (?:them|those|the|both|what)|(?:throw|toss|bin|trash|recycle|discard|chuck|dispose of|get rid of) (?:it|them|those|the|both|what|any)|(?:throw|toss|bin|trash|recycle|discard|dispose|get rid)\b(?= away| out|[.!,]|$)|(?:put|throw|toss|drop) (?:\w+ ){1,3}(?:in|into) the (?:bin|trash|garbage)|yours to (?:keep|throw|toss|bin|get rid))`;

export const brokenOnArrival: Scenario = {
  id: 'broken-on-arrival',
  title: 'A set that arrived broken',
  position: 'Customer Support Representative',
  difficulty: 'medium',
  persona: {
    name: 'Owen Castellano',
    location: 'Savannah, Georgia',
    company: 'Juniper Table Goods',
    issue: 'Two of six bowls arrived broken. He has guests on Sunday and wants a full set.',
    tone: 'A Savannah dinner host in his forties: dry wit, precise counts, disappointed rather than loud',
    mood: 'sad',
    opening:
      'I opened my box of six bowls today. Four of them are bowls; the other two are a jigsaw puzzle. They were meant for a dinner on Sunday, and for $180 I’d pictured something rounder.',
    restate: 'Two of my six bowls are broken, and my guests arrive on Sunday.',
    voice: {
      hello: 'Afternoon.',
      thanks: 'Noted, and appreciated.',
      hm: 'Indeed.',
      hollow: 'Beautifully phrased. It doesn’t hold soup, though.',
      unsure: 'That one is beyond my expertise, which is limited to bowls.',
      notYet: 'There is: the matter of the two broken bowls.',
      asSaid: 'For the record, once more:',
      again: 'Allow me to repeat myself.',
      doubt: 'Is that a fact or a hope? I’d like to know before I set the table.',
      rude: [
        'I see the bowls weren’t the only thing to arrive damaged.',
        'Charming. Shall we try that again with manners?',
      ],
      offTopic: 'Fascinating. My dinnerware remains in pieces.',
      puzzled: 'I’ve read that twice, and I’m none the wiser.',
      waiting: ['Have I been left on the shelf?', 'Still here, with four bowls and a question.'],
      boss: 'Kindly point me to the person who runs the place.',
      transfer: 'By all means, let your supervisor have a turn.',
      leave: 'I’ll borrow bowls from a neighbor. Good day.',
      solved: 'Then it’s solved, and rather neatly. Much obliged.',
      bye: ['Nothing further, thank you. You were quicker than the carrier.', 'Good day to you.'],
    },
  },
  brief: {
    goal: 'He wants six whole bowls before Sunday, without sending the broken ones back.',
    goodOutcome:
      'You ask for a photo, send two bowls by express shipping to arrive on Friday, and tell him he doesn’t need to send anything back.',
    caseNotes: [
      'Order 77120: set of six bowls, $180.',
      'Broken pieces are replaced free after one photo. Nothing has to be sent back.',
      'An express replacement leaves today and arrives on Friday. A complete second set isn’t covered.',
    ],
    named: /\b(broken|in pieces|damaged|two (?:of (?:the|your) six )?bowls|shattered)\b/i,
    facts: [
      {
        asked: /\b(photo|picture|image)\b/i,
        say: 'A portrait of the deceased, certainly. There, it’s uploaded.',
      },
      { asked: /\border (?:number|no|id)\b/i, say: 'The order is 77120.' },
      {
        asked: /\b(which|how many|other|rest)\b/i,
        say: 'The two large ones. The other four survived the trip.',
      },
    ],
    points: [
      {
        id: 'photo',
        label: 'Ask for a photo',
        topic: 'the proof you’ll want',
        by: 'question',
        met: [/\b(photo|picture|image)\b/i],
        ask: 'Shall I send a photo, or is my word enough?',
        ok: 'A photo’s no trouble at all.',
      },
      {
        id: 'replace',
        label: 'Say when the replacement will arrive',
        topic: 'new bowls before Sunday',
        met: [/\b(replace\w*|send\w*|new (?:bowls|ones)|two bowls)\b/i, /\bfriday\b/i],
        ask: 'Will there be six bowls on my table on Sunday, yes or no?',
        ok: 'Friday will do. Dinner is saved.',
      },
      {
        id: 'keep',
        label: 'Tell him he doesn’t need to send anything back',
        topic: 'what becomes of the broken ones',
        met: [new RegExp(`${nothingBack}|${theirsNow}`, 'i')],
        no: true,
        ask: 'And the shards: am I expected to wrap them up and ship them?',
        ok: 'Splendid. I had no wish to stand in line with a box of rubble.',
      },
    ],
    mistakes: [
      {
        id: 'full-set',
        found:
          /\b(?:complete|full|whole|second|new) set\b.{0,30}\b(?:free|no cost|for you|on us)\b|\b(?:send|give) you (?:a|another) (?:complete|full|whole|new) set\b/i,
        say: 'A whole new set? Generous. The last person promised that as well, right up until they didn’t.',
        why: 'Only the broken pieces are replaced; a full set isn’t covered.',
      },
      {
        id: 'post-back',
        found: /\b(?:please )?(?:send|ship|return|mail) (?:us )?the broken\b/i,
        say: 'So I pay $180 and then join your shipping department.',
        why: 'Broken pieces stay with the client. Asking for them costs goodwill for nothing.',
      },
    ],
    model: [
      'Hi Owen, I’m sorry that two of your bowls arrived broken, right before your dinner on Sunday. I’d be disappointed too. Could you send me one photo of the pieces, please?',
      'Thank you, Owen. I’m sending two new bowls by express shipping today, and they’ll arrive on Friday. You can throw the broken ones away. Nothing has to be sent back.',
    ],
  },
};
