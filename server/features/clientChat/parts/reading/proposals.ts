const when = String.raw`(?:(?:on|at|for|this|next|coming|maybe|perhaps) )*(?:\d[\w:. ]{0,25} )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b`;
const meeting = String.raw`(?:it|you|them|us|(?:the|your) (?:\w+ ){0,2}meeting(?: with [\w ]{1,20})?)`;
const moving = `(?:(?:a )?meet(?:ing)?(?: you| them| us)?|(?:mov(?:e|ing)|shift(?:ing)?|book(?:ing)?|schedul(?:e|ing)|set(?:ting)?|put(?:ting)?) ${meeting} (?:to|for|on|at|in))`;
const suits = String.raw`\b(?:works?|suits?|fits?|ok|okay|fine|good|possible)\b`;

const proposing = new RegExp(
  [
    String.raw`\b(?:how|what) about (?:(?:(?:i|we) )?${moving} )?${when}`,
    String.raw`\b(?:shall|should|could|can|may) (?:i|we) ${moving} ${when}`,
    String.raw`\b(?:would|does|will|could|can|is) ${when}.*${suits}`,
    String.raw`[,–—-]\s*(?:would|does|will|is) (?:that|this|it)\b.*${suits}`,
    String.raw`[,–—-]\s*(?:ok|okay|all right|alright|fine|good)\W*$`,
  ].join('|'),
  'i',
);
/** Asks what was, or leaves a choice. */
const otherwise = /^\W*(?:why|who|whose|when|where|did|do|are|were|was|have|has|had)\b|\bor\b/i;

/** Whether a question proposes one time: "How about Thursday?" does, "Who told you Thursday?" doesn't. */
export const proposes = (question: string): boolean => proposing.test(question) && !otherwise.test(question);
