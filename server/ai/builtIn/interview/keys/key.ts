/** One possible action in a situation, in phrasings that share few words. */
export type KeyAction = {
  /** `needed`: missing it is a gap; `harmful`: doing it caps what it touches. */
  kind: 'needed' | 'good' | 'harmful';
  /** In the words of the reason that HR reads, after 'In the case:'. */
  meaning: string;
  says: readonly string[];
};

/** What a situation of the question bank asks for, both its parts. */
export type AnswerKey = { situation: string; actions: readonly KeyAction[] };
