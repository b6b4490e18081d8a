/**
 * A stretch of text with one statement: whether it ends as a question, whether it asks for something (a
 * request does, too), and whether it's negated.
 */
export type Clause = { text: string; question: boolean; asks: boolean; denies: boolean };

const denial =
  /\b(?:cannot|can['’]?t|won['’]?t|will not|not|never|no (?!(?:extra |additional |more )?(?:cost|costs|charge|fee|problem|worries|later|longer than))|nobody|none|(?<!\b(?:pay|costs?|charged?|owe|lose|miss|do|need|for)(?: you| us)? )nothing(?= of\b|\W*$)|unable|impossible|without|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|haven['’]?t|hasn['’]?t)\b/i;
/** "If it doesn't come" doesn't negate what follows. */
const condition = /\b(?:if|in case)\b.{0,40}?(?:n['’]t\b|\b(?:not|never|no)\b)/gi;
const request =
  /\b(?:please|kindly) (?:tell (?:me|us)|send|share|confirm|give|spell|upload|let (?:me|us)|name|provide)\b|\b(?:could|can|would|may|might) (?:you|i|we)\b|\b(?:let (?:me|us) know|(?:tell|send|give|forward|text|read|show|hand) (?:me|us)|i need (?:to know|your|the)|i would need|may i)\b/i;

/** A full stop ends a sentence after "the Dr" and "40 ms", and not in "Dr. Keller" or "Mr. and Mrs. Keller". */
const sentence =
  /(?:[^.!?\n]|[.!?](?=\S)|(?<=(?<!\b(?:[Tt]he|a|my|our|your|his|her) |\d ?)\b(?:Mr|Mrs|Ms|Dr|mr|mrs))\.(?= +(?:\p{Lu}|and\b)))+[.!?]*/gu;

/** A text's sentences, verbatim. */
export function sentencesOf(text: string): string[] {
  return (text.match(sentence) ?? []).map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * The clauses of a text. A sentence that holds a comma and a new thought is two, so that "it was not sent,
 * but I send it now" both denies and says something. "So no one can buy" doesn't negate the step whose purpose it is.
 */
export function clausesOf(text: string): Clause[] {
  return sentencesOf(text).flatMap((whole) => {
    const question = whole.endsWith('?');
    const asks = question || request.test(whole);
    return whole
      .split(
        /;|:(?=\s)|,\s+(?=(?:and|but|so|because|then|i|we|you|it|they)\b)|\s+(?=so (?:that )?(?:nobody|no one)\b)/i,
      )
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => ({ text: part, question, asks, denies: denial.test(part.replace(condition, '')) }));
  });
}

/** Words in small letters, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}
