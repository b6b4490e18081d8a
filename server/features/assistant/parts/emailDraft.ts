import { brand } from '../../../../shared/company/brand.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { plain } from './ask/grammar/spelling.ts';
import { eitherOf } from './ask/grammar/state.ts';
import type { Facts, PersonFact } from './facts.ts';
import { isNarrowed } from './plan.ts';

export const nobody = (search: string): string =>
  `I couldn’t find anyone named **${search}**. Check the spelling, or give me an email address.`;

/** Asks which of several people a name means; null when it means one. */
export function whichOne(
  { search, found, others }: NonNullable<Facts['person']>,
  question: string,
): string | null {
  if (!found || others === 0) return null;
  const match = `${counted(others + 1, 'person', 'people')} match **${search}**`;
  return plain(found.name) === plain(search)
    ? `${match}. ${question} Give me an email address.`
    : `${match}, and ${found.name} applied most recently. ${question} Give me the full name or an email address.`;
}

const ASK_WHO = 'Who’s the email for? Name a person, a status, or a position.';

/** Leaving out a condition would draft to people it wasn't meant for. */
export const recipientsAnswer = (words: readonly string[]): string =>
  words.length === 0
    ? ASK_WHO
    : `I can’t draft this yet because I don’t understand ${eitherOf(words)} Could you say it another way or leave it out?`;

type EmailKind = 'reminder' | 'interview' | 'rejection' | 'documents' | 'thanks' | 'work' | 'general';

/** An interview that doesn't take place, or is spoken of for another reason. */
const otherInterview =
  /\b(?:cancel\w*|postpon\w*|reschedul\w*|delay\w*|record\w*|over|closed|no interviews?|not (?:be )?invited|not to)\b/;
/** A rejection that is denied, taken back, or spoken of for another reason. */
const otherRejection =
  /\b(?:mistake\w*|in error|by accident|wrongly)\b|\b(?:no|not(?: an?)?|never an?|their|his|her) (?:\w+ )?rejections?\b|\bthe rejections?\b.* (?:was|were|is|are|has|have)\b|\b(?:sorry|apologi[sz]e) (?:about|for) \w+ (?:\w+ )?rejection|\b(?:if|whether|when|once|until|unless|in case) (?:they|you|he|she|we)\b/;
/** Documents that are in, or aren't wanted. */
const documentsDone =
  /\b(?:no (?:more|further|other|longer)|nothing|already|(?:have|got|received) (?:all|every)|received|thank\w*|checked|not need\w*|not to|do not)\b/;
/** Something else to be reminded of or invited to. */
const otherTopic = /\b(?:about|regarding|concerning|of|that)\b|\bremind\b.* to\b/;
const otherEvent =
  /\binvit\w*\b.* (?:to|for) (?:an?|our|the|their) (?!(?:\w+ )*(?:people|candidates|applicants|applied|shortlisted)\b)/;

/** What a request wants said, in the order in which they're looked for; the first one decides. */
const emailKinds: readonly [EmailKind, (text: string) => boolean][] = [
  [
    'rejection',
    (text) =>
      /\brejections?\b|\ban? (?:\w+ )?decline\b|^(?:please )?(?:reject|decline|turn down)\b|\b(?:they|you|he|she)(?: have been| has been| are| is| were| was| will be) (?:rejected|declined|turned down)\b|\bwe(?: have| are| will)? (?:reject|declin|turn)\w* (?:them|him|her|their|his)\b|\bnot (?:be )?(?:mov|go)\w* (?:forward|on|ahead)(?: with (?:them|him|her|you|(?:their|his|her|your) applications?)\b|(?: at this time)?(?:$| ?[.,;!?]))/.test(
        text,
      ) && !otherRejection.test(text),
  ],
  [
    'documents',
    (text) =>
      /\b(?:documents?|id cards?|paperwork|bank (?:details|account))\b/.test(text) &&
      /\b(?:remind\w*|ask\w*|request\w*|need\w*|missing|submit\w*|upload\w*|hand in|send|turn in|outstanding|about (?:the|their|his|her))\b/.test(
        text,
      ) &&
      !documentsDone.test(text),
  ],
  [
    'reminder',
    (text) =>
      (/\bremind\w*\b/.test(text) ||
        /\b(?:have|has|had|did) not(?: yet)? (?:start|finish|complet|open|do|take|begin|beg[au]n)\w*\b/.test(
          text,
        )) &&
      (/\binterview\b/.test(text) || (/\bremind\w*\b/.test(text) && !otherTopic.test(text))) &&
      !otherInterview.test(text),
  ],
  [
    'thanks',
    (text) =>
      /\bthank/.test(text) &&
      !/\bbut\b/.test(text) &&
      !/\bthank\w*\b.* for (?!.*(?:interview|time|coming|talk))/.test(text),
  ],
  [
    'interview',
    (text) =>
      (/\binvit\w*\b/.test(text)
        ? /\binterview/.test(text) || !otherEvent.test(text)
        : /\babout (?:the |their )?next steps?$|\babout (?:the|an|their|his|her) (?:chat )?interviews?$/.test(
            text,
          )) && !otherInterview.test(text),
  ],
];

/** What the email says. A text goes only to people it's true for; anything else is left to HR's words. */
function emailKindOf(text: string, people: readonly PersonFact[], of: string): EmailKind {
  const all = (...wanted: string[]): boolean => people.every(({ status }) => wanted.includes(status));
  const said = plain(text);
  const isTrue: Record<EmailKind, boolean> = {
    rejection:
      people.every(({ status }) => status !== 'hired') && (!all('rejected') || /\brejection\b/.test(said)),
    documents: all('hired') && !/\bwith (?:submitted|checked|unchecked) documents\b/.test(of),
    reminder: all('shortlisted'),
    thanks: all('interviewed'),
    interview: all('applied', 'shortlisted'),
    work: false,
    general: false,
  };
  const [kind] = emailKinds.find(([, isSaid]) => isSaid(said)) ?? [];
  return kind && isTrue[kind] ? kind : all('hired') ? 'work' : 'general';
}

export function emailAnswer(text: string, facts: Facts): string {
  if (facts.person && !facts.person.found) return nobody(facts.person.search);
  const people: PersonFact[] = facts.person?.found ? [facts.person.found] : (facts.people?.rows ?? []);
  const of = facts.people?.of;
  if (people.length === 0)
    return `No one matches${of ? `: ${of}` : ''}. Name a person, a status, or a position.`;
  const kind = emailKindOf(text, people, of ?? '');
  const { person } = facts;
  const isNamed = of !== undefined || isNarrowed(text);
  const several = person && whichOne(person, 'Who’s it for?');
  if (several) return several;
  if (kind === 'rejection' && !person && !isNamed)
    return 'Who’s the rejection for? Name a person, a status, or a position.';
  // "the people who haven't started yet" aren't everyone.
  if (!person && !isNamed && /\b(?:who|whose|except|unless|only|(?:if|because) they)\b/i.test(text))
    return ASK_WHO;
  const [first] = people;
  const shared = first !== undefined && people.every(({ position }) => position === first.position);
  const position = shared && first.position !== 'Other' ? first.position : null;
  const { subject, body } = emailTexts[kind](position);
  const { total = 0, isOrdered = false } = facts.people ?? {};
  const more = total > people.length ? ` (${isOrdered ? 'the first' : 'the newest'} of ${total})` : '';
  const whom =
    people.length === 1
      ? `**${people[0]?.name}** (${people[0]?.status})`
      : `**${people.length} people**${more}`;
  const which = of ? `: ${of}` : '';
  const names = people.length === 1 ? 'Their' : 'Each person’s';
  return `Here’s a draft for ${whom}${which}. ${names} first name is filled in when you send it. Nothing goes out until you press Send.

[[mail]]
Subject: ${subject}

Hi {first name},

${body}

Best regards,
${brand.name} HR
[[/mail]]`;
}

/** `position` is null when the people applied for several, or for no particular one. */
const emailTexts: Record<EmailKind, (position: string | null) => { subject: string; body: string }> = {
  reminder: (position) => ({
    subject: 'Reminder: your interview is still open',
    body: `You’re on our shortlist${words('for', position)}, and your chat interview is still open. It takes 10–15 minutes. You can do it on your phone at any time, and you can stop and pick it up later.

Open it with the access code from our earlier email, or sign in to your account. Can’t find the code? Just reply and we’ll send a new one.

No longer interested? Let us know, and we won’t email you about it again.`,
  }),
  interview: (position) => ({
    subject: 'Next step: your chat interview',
    body: `Thank you for applying${words('for', position)}. We’d like to get to know you in a chat interview. It takes 10–15 minutes, and you can stop and pick it up whenever you like.

You’ll get your access code in a separate email, or you can sign in to your account. Prefer to talk with a person? There’s a button for that in the portal.`,
  }),
  rejection: (position) => ({
    subject: 'About your application',
    body: `Thank you for the time you put into your application${words('for', position)}. We’ve decided to move forward with other candidates, and we wanted you to know right away.

It’s a decision about one job, not about you, and you’re welcome to apply again for another position.`,
  }),
  documents: (position) => ({
    subject: 'We need your onboarding documents',
    body: `We need your onboarding documents${position ? ` for the ${position} position` : ''}. Please sign in and submit them there. The form is encrypted. Please never send documents or bank details by email.

Questions? Just reply, and we’ll help.`,
  }),
  thanks: (position) => ({
    subject: 'Thank you for your interview',
    body: `Thank you for your interview${words('for', position)}. A person in HR reads the whole conversation and makes the decision. You’ll hear from us within 5–7 business days.`,
  }),
  work: () => ({
    subject: `Your work at ${brand.name}`,
    body: `We’re writing about your work at ${brand.name}.

[Add your message here.]

Questions? Just reply to this email.`,
  }),
  general: (position) => ({
    subject: position ? `Your ${position} application` : 'Your application',
    body: `We’re writing about your application${words('for', position)}.

[Add your message here.]

Questions? Just reply to this email.`,
  }),
};

const words = (before: string, position: string | null): string =>
  position ? ` ${before} the ${position} position` : '';
