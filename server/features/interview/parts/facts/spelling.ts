/** How people shorten words in a chat. */
const short: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  wat: 'what',
  wht: 'what',
  wen: 'when',
  hw: 'how',
  abt: 'about',
  dis: 'this',
  d: 'the',
  da: 'the',
  pls: 'please',
  plz: 'please',
  thru: 'through',
  b4: 'before',
  '2': 'to',
  govt: 'government',
  hrs: 'hours',
  hr: 'hr',
  sal: 'salary',
  intrvw: 'interview',
  wd: 'would',
  wud: 'would',
  cud: 'could',
  shud: 'should',
  ppl: 'people',
  info: 'information',
  wknd: 'weekend',
  wknds: 'weekends',
  comp: 'computer',
  acct: 'account',
  msg: 'message',
  asap: 'soon',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  yrs: 'years',
  mins: 'minutes',
  lappy: 'laptop',
  laptp: 'laptop',
  sked: 'schedule',
  comms: 'communication',
  gonna: 'going to',
  wanna: 'want to',
  dont: "don't",
  whats: 'what is',
  hows: 'how is',
  whos: 'who is',
  wheres: 'where is',
  whens: 'when is',
  im: 'i am',
  ill: 'i will',
  tym: 'time',
  nite: 'night',
  nyt: 'night',
  reed: 'read',
  payed: 'paid',
  wil: 'will',
  b: 'be',
  conection: 'connection',
  whn: 'when',
  wher: 'where',
  wich: 'which',
  goin: 'going',
  nd: 'and',
  coz: 'because',
  bcoz: 'because',
  nxt: 'next',
  lyk: 'like',
  aplly: 'apply',
  resullt: 'result',
  labtop: 'laptop',
  compny: 'company',
};

/** Words that decide what a question is about; a word one slip away is read as one of them. */
const known =
  'salary payment payments weekly monthly training trained schedule weekend weekends weekdays flexible shift shifts equipment laptop computer internet headset provide provided process interview interviews result results decision decide decides human robot person people score scores scored rating grade graded evaluate evaluated evaluation appeal review reviewed fair biased discriminate nationality accent privacy personal information delete deleted confidential accommodation accommodations disability disabilities contact address office located location company remote country contract contractor permanent temporary employee responsibilities requirements required qualification position question questions answers hours minutes vacation holiday holidays insurance benefits bonus promotion overtime supervisor onboarding orientation language record recorded share shared receive currency compensation remuneration deposit transfer continue tomorrow selected selection shortlisted feedback response experience duties typical important'.split(
    ' ',
  );
/** Real words one typo away from one of those. */
const others =
  'stored stores store score based basic scared shaded shirt shirts prison county decade grace revive elected course charge changes shares shape phone quality person persons patient rated hater sales salaries pavement locate locates'.split(
    ' ',
  );
const knownWords = new Set([...known, ...others]);
const MIN = 5;

/** A text in small letters, with chat spelling written out and near misses of words that matter mended. */
export function corrected(text: string): string {
  return text
    .replace(/^(\W*)were(?= (?:is|are)\b)/i, '$1where')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu, (word) => short[word] ?? mended(word));
}

function mended(word: string): string {
  if (word.length < MIN || knownWords.has(word)) return word;
  return known.find((other) => Math.abs(other.length - word.length) <= 1 && oneSlip(word, other)) ?? word;
}

/** One letter added, missing, or wrong, or two swapped; the first letter is right. */
function oneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [a.slice(from, endA), b.slice(from, endB)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
