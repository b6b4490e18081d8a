/**
 * A stretch of text with one statement: whether it ends as a question, whether it asks for something (a
 * request does, too), and whether it's negated.
 */
export type Clause = { text: string; question: boolean; asks: boolean; denies: boolean };

const denial =
  /\b(?:cannot|can['’]?t|won['’]?t|will not|not|never|no (?!(?:extra |additional |more )?(?:cost|costs|charge|fee|problem|worries|later|longer than))|nobody|none|unable|impossible|without|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|haven['’]?t|hasn['’]?t)\b/i;
/** "If it doesn't come" doesn't negate what follows, and "so no one can buy" doesn't negate what comes before it. */
const condition =
  /\b(?:if|in case)\b.{0,40}?(?:n['’]t\b|\b(?:not|never|no)\b)|\bso (?:that )?(?:nobody|no one)\b/gi;
const request =
  /\b(?:please|kindly) (?:tell (?:me|us)|send|share|confirm|give|spell|upload|let (?:me|us)|name|provide)\b|\b(?:could|can|would|may|might) (?:you|i|we)\b|\b(?:let (?:me|us) know|(?:tell|send|give|forward|text|read|show|hand) (?:me|us)|i need (?:to know|your|the)|i would need|may i)\b/i;

/** A text's sentences, verbatim. "Mr." ends none. */
export function sentencesOf(text: string): string[] {
  return (text.match(/(?:[^.!?\n]|[.!?](?=\S)|(?<=\b(?:mr|mrs|ms|dr))\.(?! *$))+[.!?]*/gim) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * The clauses of a text. A sentence that holds a comma and a new thought is two, so that "it was not sent,
 * but I send it now" both denies and says something.
 */
export function clausesOf(text: string): Clause[] {
  return sentencesOf(text).flatMap((sentence) => {
    const question = sentence.endsWith('?');
    const asks = question || request.test(sentence);
    return sentence
      .split(/;|:(?=\s)|,\s+(?=(?:and|but|so|because|then|i|we|you|it|they)\b)/i)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => ({ text: part, question, asks, denies: denial.test(part.replace(condition, '')) }));
  });
}

/** Words in small letters, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}
