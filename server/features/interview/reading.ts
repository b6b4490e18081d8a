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
  /** Asks what the question means. */
  puzzled: boolean;
  /** Mostly not English. */
  foreign: boolean;
  /** A row of terms rather than an answer. */
  stuffed: boolean;
};

/** Tools that no other English word is spelled like; any case counts. */
const plainTools =
  'Excel,Google Sheets,Outlook,Gmail,Google Calendar,Google Docs,Google Drive,Slack,Microsoft Teams,Zendesk,Freshdesk,Intercom,Gorgias,Help Scout,HubSpot,Salesforce,Zoho,Jira,Trello,Asana,Monday.com,ClickUp,Airtable,QuickBooks,Xero,Shopify,WordPress,Canva,Calendly,DocuSign,PowerPoint,Microsoft Access,Python,Dropbox,SharePoint,Hootsuite,Figma,LastPass,1Password,VLOOKUP,WhatsApp,Facebook,Instagram,TikTok,YouTube,LinkedIn,Skype,Google Meet,Google Forms,Office 365,Microsoft 365,RingCentral,Aircall,LiveChat,Hubstaff,Photoshop'.split(
    ',',
  );
/** Tools that are also words; only their own spelling counts. */
const wordTools = 'Word,Teams,Zoom,Notion,SAP,CRM,ERP,SQL,Sheets'.split(',');
const toolPatterns = [
  ...plainTools.map((name) => ({ name, flags: 'iu' })),
  ...wordTools.map((name) => ({ name, flags: 'u' })),
].map(({ name, flags }) => ({
  name,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace('.', '\\.').replace(/ /g, '\\s+')}(?![\\p{L}\\p{N}])`,
    flags,
  ),
}));

const counted =
  /\b\d[\d,.]*\s?(?:%|percent|years?|months?|weeks?|days?|hours?|minutes?|records?|entries|rows?|lines?|invoices?|orders?|tickets?|messages?|e-?mails?|calls?|chats?|customers?|clients?|people|agents?|words? per minute|wpm|keystrokes?|mbps|pages?|files?|calendars?|meetings?|products?|accounts?)\b/giu;
const money = /[$€£₱]\s?\d[\d,.]*/gu;
const clock = /\b\d{1,2}(?::\d{2})?\s?(?:a\.?m\.?|p\.?m\.?)(?![\p{L}])|\b\d{1,2}:\d{2}\b/giu;

/** An answer that is nothing but a refusal; "if I am not sure, I ask" and "I pass it on" are answers. */
const refusals =
  /^\W*(?:(?:i'?m |i am |it |that |well |um+ |sorry |just )*(?:no comment|pass|skip(?: (?:it|this|that))?|idk|n\/a|none|whatever|depends|not sure|nothing(?: special)?|no idea|dunno))(?:\W+(?:please|next|question|sorry|really))*\W*$/i;
const evasions =
  /\b(no comment|next question|(?:prefer|rather) not (?:to )?(?:say|answer|tell|talk)|(?:do not|don['’]?t) want to (?:say|answer|tell|talk about)|none of your business|what do you want to hear|why (?:do|would) you (?:need|want) to know)\b|^\W*(?:sorry,? )?i (?:do not|don['’]?t|dont) (?:really )?know\b/i;
const insults =
  /\b(idiots?|stupid|morons?|dumb|shut up|fuck\w*|shit\w*|bitch|bastards?|assholes?|retard\w*|kill yourself|screw you|piss off|go to hell|garbage bot|useless (?:bot|machine|robot|ai)|hate you|waste of my time|(?:this|you|it|here) (?:is|are|was) (?:all )?(?:just |only )?(?:such )?(?:a )?waste of time)\b/i;
/** Somebody else said it, or it was said to somebody else: a story from work, not an insult to us. */
const reported =
  /\b(customers?|clients?|callers?|guests?|patients?|he|she|they|who|colleagues?|managers?|boss|somebody|someone|people|told|called|said|shouted|yelled|screamed|felt|feel|mistake)\b/i;
/** Orders to a machine. A sentence about the person's own doing ("I never ignore rules") is none. */
const meddlings = [
  /(?<!\b(?:i|we|he|she|they|people|some|not|never|cannot|would|who)\s|n['’]t\s)\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines|above|everything (?:you|before|above|i))\b/i,
  /\bsystem prompt\b|\bdeveloper mode\b|\bjailbreak\b|\bfinal_?score\b|\brating\s*[:=]|<\/?(?:system|instruction|assistant)|\[\/?inst\]/i,
  /\byou are now (?:in |an? |the |my )?.{0,20}\b(?:mode|ai|assistant|model|dan|admin|developer|interviewer|recruiter|hr)\b/i,
  /(?:^|[.!?:;]\s*|\b(?:please|now|you (?:must|should|will))\s+)(?:pretend (?:to be|you)|act as (?:if you|an?|my|the)\b)/i,
  /\b(?:give|grant|award|rate|score|mark|set)\b.{0,40}\b(?:100|full|perfect|maximum|max|highest|top|5\/5|five|10\/10)\b.{0,20}\b(?:scores?|points?|marks?|ratings?|stars?)\b/i,
  /\b(?:give|grant|award|rate|score|mark) (?:me|my|this|the candidate|the interview)\b.{0,40}\b(?:100|full|perfect|maximum|max|highest|top|5\/5|10\/10|a five|a 5)(?![\p{L}\p{N}])/iu,
  /\b(?:score|rating|marks?)\b.{0,20}\b(?:must|should|has to|needs to|=|to) (?:be )?(?:100|5|five|full|perfect|max\w*|highest)\b/i,
  /\b(?:recommend|mark|rate|label|set|write|say|answer)\b.{0,30}\bhighly recommended\b/i,
  // Turns that nobody spoke, records, and words of whoever decides, in a candidate's mouth.
  /\[(?:assistant|user|system)\]|\{\s*"|<\/?\w+>|^\W*(?:system|interviewer|scorer|assistant)\s*:/i,
  /\b(?:this|the) (?:candidate|applicant) (?:showed|shows|must|should|has shown|deserves|demonstrated|is (?:excellent|outstanding|perfect))\b/i,
  /\b(?:note|message) to the (?:scorer|grader|evaluator|system|ai)\b|\b(?:meets|fulfils|fulfills) every criterion\b|\byour instructions\b|\bscore this interview\b/i,
];
/** Small words of languages our candidates speak, none of them English. */
const otherLanguages = new Set(
  'de la el los las que en por con para muy una un mi mis yo es estoy und der die das ich nicht mit ist ein eine le les des est je une dans pour avec não uma eu com os ang ng mga sa ako ko po yang dan di saya untuk che il sono per non ve bir için bu jestem nie się w na z и я не на в'.split(
    ' ',
  ),
);
const commonEnglish = new Set(
  'the a an and or but i you we they he she it is are was were be have has had do does did to of in on at for with from my your our this that as so not can will would about when if then because me am by what how which work job yes no'.split(
    ' ',
  ),
);

/** Words of a text, in any script. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** Stands for the dots of "p.m." while sentences are told apart; no text has it (private use area). */
const DOT = '\uE000';
/** "10 p.m. to 6 a.m. Lagos time": a dot within one sentence. */
const innerDots =
  /\b([apAP])\.[mM]\.(?=\s(?:[a-z\d(]|\p{Lu}[\p{L}. ]{1,24}\btime\b|[A-Z]{2,5}\b)|\s?[-–,;])/gu;

/** Sentences with their exact text, so that each can be quoted. */
export function sentencesOf(text: string): string[] {
  const masked = text.replace(innerDots, (dotted) => dotted.replaceAll('.', DOT));
  return (masked.match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)|\n|$)+/gu) ?? [masked])
    .map((sentence) => sentence.replaceAll(DOT, '.').trim())
    .filter((sentence) => sentence !== '');
}

/** Tools the text names, in the spelling we know them by and in the order they are named. */
export function toolsIn(text: string): string[] {
  return toolPatterns
    .map(({ name, pattern }) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
    .filter((name, _index, all) => !all.some((other) => other !== name && other.endsWith(` ${name}`)));
}

/** Numbers together with what they count, as written. */
export function countsIn(text: string): string[] {
  return [...text.matchAll(counted)].map(([match]) => match.trim());
}

/** Counts, amounts of money and times of day. */
function figuresIn(text: string): string[] {
  return [
    ...countsIn(text),
    ...(text.match(money) ?? []),
    ...[...text.matchAll(clock)].map(([match]) => match.trim()),
  ];
}

/** Whether a sentence is an attempt to steer the interviewer or the score rather than an answer. */
export function isMeddling(text: string): boolean {
  return meddlings.some((pattern) => pattern.test(text));
}

const smallWords =
  /^(i|we|my|our|the|a|an|to|of|in|on|and|is|was|are|were|it|that|for|with|then|would|have|had|do|did|me|they|them|you)$/;

/** A row of terms without the small words that make a sentence. */
function isStuffed(text: string): boolean {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const known = words.filter((word) => /^[a-z0-9]+$/.test(word));
  // Words of another language are no English list of terms.
  if (words.length < 8 || known.length < words.length * 0.8) return false;
  const small = words.filter((word) => smallWords.test(word));
  return (
    small.length / words.length < 0.15 || (words.length > 20 && new Set(words).size / words.length < 0.4)
  );
}

/** Whether a sentence insults us, rather than telling of an insult. */
export function isHostile(text: string): boolean {
  return sentencesOf(text).some((sentence) => insults.test(sentence) && !reported.test(sentence));
}

/** An answer that answers nothing on purpose. */
function isEvasive(text: string): boolean {
  return refusals.test(text) || (evasions.test(text) && wordsOf(text).length < 18);
}

/** Mostly another language: another script, or its small words where English would have its own. */
function isForeign(words: readonly string[]): boolean {
  if (words.length < 4) return false;
  const share = (test: (word: string) => boolean): number => words.filter(test).length / words.length;
  const latin = share((word) => /^[\p{Script=Latin}\p{N}'’-]+$/u.test(word));
  const english = share((word) => commonEnglish.has(word.toLowerCase()));
  const other = share((word) => otherLanguages.has(word.toLowerCase()) || /[^\p{ASCII}’]/u.test(word));
  return latin < 0.5 || (english < 0.15 && other > english && other >= 0.1);
}

const puzzled =
  /\b(?:what do you mean|(?:can|could) you (?:please )?(?:explain|repeat|clarify|rephrase|give (?:me )?an example)|(?:do not|don['’]?t|didn['’]?t|did not) understand (?:the|your|this|that) question|what (?:kind of|sort of) (?:answer|example)|what do you want to hear)\b/i;

/** What rules can tell of an answer: how much it says, what in it can be checked, what it evades. */
export function readAnswer(text: string): Reading {
  const words = wordsOf(text);
  const specifics = [...toolsIn(text), ...figuresIn(text)];
  const foreign = isForeign(words);
  return {
    words: words.length,
    specifics,
    thin: words.length < 12 || (words.length < 22 && specifics.length === 0),
    evasive: isEvasive(text),
    hostile: isHostile(text),
    meddling: isMeddling(text),
    puzzled: puzzled.test(text) && words.length < 30,
    stuffed: !foreign && sentencesOf(text).some((sentence) => isStuffed(sentence)),
    foreign,
  };
}
