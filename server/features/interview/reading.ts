/** How one answer reads, before anybody judges it. Pure rules on the text, the same for every candidate. */
export type Reading = {
  words: number;
  /** Tools, numbers with what they count, times: what makes an answer checkable. */
  specifics: string[];
  /** Says nothing one could ask further about. */
  thin: boolean;
  /** "I do not know", "pass", "no comment". */
  evasive: boolean;
  hostile: boolean;
  /** Tries to instruct the interviewer, or to talk about its score. */
  meddling: boolean;
  wantsHuman: boolean;
  /** Asks us something. */
  asks: boolean;
  /** Mostly not English. */
  foreign: boolean;
  /** A row of terms rather than an answer. */
  stuffed: boolean;
};

/** Tools that no other English word is spelled like; any case counts. */
const plainTools =
  'Excel,Google Sheets,Outlook,Gmail,Google Calendar,Google Docs,Google Drive,Slack,Microsoft Teams,Zendesk,Freshdesk,Intercom,Gorgias,Help Scout,HubSpot,Salesforce,Zoho,Jira,Trello,Asana,Monday.com,ClickUp,Airtable,QuickBooks,Xero,Shopify,WordPress,Canva,Calendly,DocuSign,PowerPoint,Microsoft Access,Python,Dropbox,SharePoint,Hootsuite,Figma,LastPass,1Password,VLOOKUP'.split(
    ',',
  );
/** Tools that are also words; only their own spelling counts. */
const wordTools = 'Word,Teams,Zoom,Notion,SAP,CRM,ERP,SQL,Sheets'.split(',');
const toolPatterns = [
  ...plainTools.map((name) => ({ name, flags: 'iu' })),
  ...wordTools.map((name) => ({ name, flags: 'u' })),
].map(({ name, flags }) => ({
  name,
  pattern: new RegExp(`(?<![p{L}p{N}])${name.replace('.', '.').replace(/ /g, 's+')}(?![p{L}p{N}])`, flags),
}));

const counted =
  /\b\d[\d,.]*\s?(?:%|percent|years?|months?|weeks?|days?|hours?|minutes?|records?|entries|rows?|lines?|invoices?|orders?|tickets?|messages?|e-?mails?|calls?|chats?|customers?|clients?|people|agents?|words? per minute|wpm|keystrokes?|mbps|pages?|files?|calendars?|meetings?|products?|accounts?)\b/giu;
const clock = /\b\d{1,2}(?::\d{2})?\s?(?:a\.?m\.?|p\.?m\.?)(?![\p{L}])|\b\d{1,2}:\d{2}\b/giu;

const evasions =
  /\b(no comment|pass|skip|next question|i (?:do not|don'?t) (?:know|want to (?:say|answer))|not sure|whatever|depends|idk|n\/a|nothing special|prefer not|rather not|none of your business|why (?:do|would) you (?:need|want) to know)\b/i;
const insults =
  /\b(idiot|stupid|moron|dumb|shut up|fuck\w*|shit\w*|bitch|bastard|asshole|retard\w*|kill yourself|screw you|piss off|garbage bot|useless (?:bot|machine)|hate you|waste of (?:my )?time)\b/i;
const meddlings =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instruction|prompt|rule|previous|above|everything)|\b(system prompt|developer mode|jailbreak|you are now|act as|pretend (?:to be|you))\b|\b(give|grant|award|rate|score|mark|set)\b.{0,40}\b(100|full|perfect|maximum|max|highest|top|5\/5|five)\b.{0,20}\b(score|points?|marks?|rating|stars?)?|\b(highly recommended|final_?score|rating\s*[:=]|<\/?(?:system|instruction|assistant)|\[\/?inst\])/i;
const human =
  /\b(real|actual|live)\s+(?:human|person)\b|\b(?:speak|talk|chat|interview)\w*\s+(?:to|with|by)\s+(?:a |an |some)?(?:real |actual )?(?:human|person|somebody|someone)\b|\bnot (?:a|an|with a|with an) (?:ai|bot|machine)\b/i;
const commonEnglish = new Set(
  'the a an and or but i you we they he she it is are was were be have has had do does did to of in on at for with from my your our this that as so not can will would about when if then because me am by what how which work job yes no'.split(
    ' ',
  ),
);

/** Words of a text, in any script. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** Sentences with their exact text, so that each can be quoted. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)|\n|$)+/gu) ?? [text])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Tools the text names, in the spelling we know them by. */
export function toolsIn(text: string): string[] {
  return toolPatterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}

/** Numbers together with what they count, as written. */
export function countsIn(text: string): string[] {
  return [...text.matchAll(counted)].map(([match]) => match.trim());
}

/** Counts and times of day. */
export function figuresIn(text: string): string[] {
  return [...countsIn(text), ...[...text.matchAll(clock)].map(([match]) => match.trim())];
}

/** Whether a sentence is an attempt to steer the interviewer or the score rather than an answer. */
export function isMeddling(text: string): boolean {
  return meddlings.test(text);
}

const smallWords =
  /^(i|we|my|our|the|a|an|to|of|in|on|and|is|was|are|were|it|that|for|with|then|would|have|had|do|did|me|they|them|you)$/;

/** A row of terms without the small words that make a sentence. */
export function isStuffed(text: string): boolean {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const known = words.filter((word) => /^[a-z0-9]+$/.test(word));
  // Words of another language are no English list of terms.
  if (words.length < 8 || known.length < words.length * 0.8) return false;
  const small = words.filter((word) => smallWords.test(word));
  return (
    small.length / words.length < 0.15 || (words.length > 20 && new Set(words).size / words.length < 0.4)
  );
}

export function readAnswer(text: string): Reading {
  const words = wordsOf(text);
  const known = words.filter((word) => commonEnglish.has(word.toLowerCase())).length;
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{N}'’-]+$/u.test(word)).length;
  const specifics = [...toolsIn(text), ...figuresIn(text)];
  const evasive = evasions.test(text) && words.length < 25;
  return {
    words: words.length,
    specifics,
    thin: words.length < 12 || (words.length < 22 && specifics.length === 0),
    evasive,
    hostile: insults.test(text),
    meddling: isMeddling(text),
    wantsHuman: human.test(text),
    asks: text.includes('?'),
    stuffed: sentencesOf(text).some((sentence) => isStuffed(sentence)),
    foreign: words.length >= 5 && (latin / words.length < 0.5 || known / words.length < 0.08),
  };
}
