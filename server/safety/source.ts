import type { SafetyLanguage } from '../../shared/safety/kinds.ts';
import type { Concepts } from './concepts/rules.ts';
import type { RuleTexts } from './ruleTexts.ts';

/**
 * How a language is written down.
 *
 * `classes` are named groups of words, separated by blanks. An entry is a word (`die`), a stem or an ending
 * (`kill*`, `*jiua`, `*pakamat*`), a phrase (`no_longer`) or another class (`<self>`).
 *
 * `rules` are one per line; a line names the parts in their order:
 *   `<want>`  a word of the class        `pill|pills`  one of these words        `word?`  may be missing
 *   `_`  up to two words between          `__`  up to five          `___`  up to ten
 *   `//`  up to thirty words between, over the end of a sentence
 *   `-<class>` at either end: none of these words in the four words before or after
 *   `~6:` in front: the parts in any order within six words
 *   `!` in front: a negation doesn't take it back (for what is said by a negation)
 *   `+` in front: an account of work or a quotation doesn't take it back
 *   `"` in front of a frame: it takes back what is quoted in that part of the text, and nothing else
 *   `?label` in front: a hint. Two hints of one kind with different labels make a finding.
 *
 * `mask` rules take their words out of reading (idioms). `frame` rules mark what is told from work, an article
 * or a practice; `past` rules mark what is over. Both hold for their part of the sentence, up to a word of the
 * class `contrast`. `accident` rules say that what stands in their words is no self-harm, such as a small child's poisoning.
 *
 * Classes with a meaning of their own: `neg` takes back what follows within three words, `negAfter` what stands
 * up to three words before it, `never` what follows within eight; and `contrast` starts a new part of a sentence.
 */
export type LexiconSource = {
  language: SafetyLanguage;
  /** The words for the ideas that every language's rules share; see `concepts/rules.ts`. */
  concepts: Concepts;
  classes: Readonly<Record<string, string>>;
  rules: RuleTexts;
};
