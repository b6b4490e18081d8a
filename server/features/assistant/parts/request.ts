import { plain } from './ask/grammar/spelling.ts';

/** A request for an email as it's read: quoted texts and the ends of sentences are marked, everything else is plain. */
export type EmailRequest = {
  verb: string;
  /** What follows the people is what they're told, asked, or thanked for. */
  isTold: boolean;
  /** After the verb: whom it's for and what it says, in either order. */
  rest: string;
  /** Texts in quotes and addresses, which stand as `quoted0`, `quoted1`, … */
  quotes: readonly string[];
};

/** A verb whose object is told, asked, or thanked something: what follows the people is what the email says. */
const tells =
  'tell|ask|inform|notify|remind|invite|thank(?! you\\b)|congratulate|let(?! (?:me|us|s)\\b)|warn|encourage|nudge|chase|welcome';
/** A verb with the people as its object. */
const addresses =
  /e-?mail(?! address)|mail|message|contact(?! (?:details?|info\w*|data|numbers?)\b)|reach out|write|reply|respond|get back|follow up with|apologi[sz]e to/
    .source;
/** A verb with a letter as its object. */
const making = 'draft|compose|send|forward';
/** A verb that may make anything: only with a letter as its object. */
const wants = 'create|prepare|make|shoot|drop|need|want|get|give|do|put together|would like|like';

/** What an email is called. */
const letterWord =
  /(?:e-?mail|mail|message|note|letter|reminder|invitation|invite|rejection|decline|reply|answer|thank you|thanks|congratulations|draft|follow up|offer|survey|update|line)s?/
    .source;
const adjective =
  '(?:short|brief|quick|friendly|kind|polite|warm|nice|formal|new|group|little|gentle|simple|interview|document|documents|status|thank you|job|welcome)';
export const letterWords = `${letterWord}(?: ${letterWord})*`;
const letter = `(?:(?:an?|the|another|one|some|our) )?(?:${adjective}(?: ,)?(?: and)? )*${letterWords}`;

const mark = '|';
const polite = new RegExp(
  `^(?:(?:please|pls|plz|kindly|now|(?:hey|hi|hello)(?: (?:team|all|there|everyone))?|good (?:morning|afternoon|evening|day)|(?:many )?thanks(?= [|,])|thank you(?: (?:so|very) much)?(?= [|,])|ok|okay|so|also|then|next|just|great|(?:can|could|would|will|may) (?:you|we|i)|(?:i|we)(?: (?:want|need|have|would like)|'d like| d like)(?: you)? to|be so kind(?: as)? to|lets?(?: us)?(?= (?:${addresses}|${tells}|${making})\\b)|help me(?: to)?|go ahead and|i(?='d like| (?:need|want|would like)\\b)|we(?= (?:need|want|would like)\\b)|'d(?= like\\b)|[|,]) )*`,
);
const verb = new RegExp(
  `^(?:(${tells}|${addresses}|${making}|(?:${wants})(?=(?: me| us)? ${letter}\\b))(?: out)?(?: (?:me|us)\\b(?= ${letter}\\b))?(?<=(?:${addresses})|(?! (?:me|us)\\b))(?: |$)|(?=(?!thanks?(?: you)? for\\b)${letter} (?:to|for|about)\\b))`,
);

/** One spelling, with `|` where a sentence or a line ends and before parentheses. */
function marked(text: string): { said: string; quotes: string[] } {
  const quotes: string[] = [];
  const open = text.replace(
    /["“]([^"“”]{1,200})["”]|[^\s<>,;@"“]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
    (all, words?: string) => {
      quotes.push(words ?? all);
      return ` quoted${quotes.length - 1} `;
    },
  );
  const ended = open.replace(
    /(?<!\b(?:mr|mrs|ms|dr|st))[.!?…]+(?=\s|$)|:(?!\d)|[;\n()—]|\s[-–]+\s/gi,
    ` ${mark} `,
  );
  const said = plain(ended)
    .replace(/(?:\| ?)*\|$/, '')
    .trim();
  return { said, quotes };
}

/**
 * The request in a text; null when it asks for nothing to be written. Where HR chose to draft an email, no verb is
 * needed: the text says whom it's for.
 */
export function requestIn(text: string, isChosen = false): EmailRequest | null {
  const { said, quotes } = marked(text);
  const asked = said.replace(polite, '');
  const found = verb.exec(asked);
  const rest = asked.slice(found?.[0].length ?? 0).replace(/^[|,] /, '');
  if (!isChosen && (!found || otherWork.test(rest))) return null;
  const inner = telling.exec(rest);
  if (inner) return { verb: inner[1] ?? '', isTold: true, rest: rest.slice(inner[0].length), quotes };
  const [, first = ''] = found ?? [];
  return { verb: first, isTold: isTelling.test(first), rest, quotes };
}

const isTelling = new RegExp(`^(?:${tells})$`);
/** "An email thanking the interviewed people" thanks them. */
const telling = new RegExp(
  `^${letter} (?:(?:to|that) )?(tell|ask|inform|notify|remind|invit|thank|congratulat|lett?|warn)(?:s|es?|ing)? `,
);
/** Written, but no email. */
const otherWork =
  /^(?:(?:an?|the|me|us|our) )*(?:\w+ ){0,2}(?:reports?|summar(?:y|ies)|lists?|overview|statistics)\b/;

/** What it says comes before whom it's for. */
export const objectFirst = new RegExp(
  `^(?:(?:about|regarding|concerning|with|saying|that|on)\\b|${letter}\\b)`,
);
/** Its object is a letter, or what is sent. */
export const makes = new RegExp(`^(?:${making}|${wants})$`);

/** Runs of words written like a name, the longest first. */
export const writtenNames = (text: string): string[] =>
  [...text.matchAll(/\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*)+/gu)].flatMap(([run]) => {
    const words = run.replace(/['’]s$/, '').split(/\s+/);
    return words.slice(0, -1).map((_, at) => words.slice(at).join(' '));
  });

const requestWord = new RegExp(`^(?:${tells}|${addresses}|${making}|${wants})$`, 'i');
/** Whether a word begins a request and is no one's name. */
export const isRequestWord = (word: string): boolean => requestWord.test(word);
