import { corrected } from './spelling.ts';

/** The fact base's subjects. */
export type Subject =
  | 'pay'
  | 'hours'
  | 'equipment'
  | 'training'
  | 'next'
  | 'process'
  | 'reader'
  | 'ai'
  | 'ai_data'
  | 'scores'
  | 'second_look'
  | 'fairness'
  | 'privacy'
  | 'accommodation'
  | 'contact'
  | 'location'
  | 'contract'
  | 'job'
  | 'interview'
  | 'name'
  | 'presence'
  | 'language'
  | 'reason'
  | 'genuine';

/** Only HR can say these, even where another word of the question sounds known. */
const onlyHr =
  /\b(?:who(?:m|['’]?(?:s|d|ll|re))?\b.{0,30}\b(?:my|our) (?:\w+ ){0,2}(?:boss|manager|supervisor|superior|team ?lead(?:er)?|lead)\b|(?:who|whom)\b.{0,30}\breport(?:ing)?(?: \w+)? to\b|report(?:ing)?(?: \w+)? to (?:whom|who)\b|who(?:['’]?(?:s|d|ll))?(?: \w+){0,2} (?:manag(?:e|es|ing)|lead(?:s|ing)?|run(?:s|ning)?) (?:me|us|(?:the|my|this|our) (?:team|group|department))\b|vacations?|holidays?|leaves?\b(?! the| this| my)|paid time off|pto|time off|days? off|sick (?:days?|pay)|insurance|hmo|health ?care|medical|dental|benefits?|perks?|bonus(?:es)?|13th|thirteenth|incentives?|commissions?|allowances?|reimburse\w*|overtime|night (?:diff\w*|premium)|raises?|increments?|increases?|appraisals?|promot\w+|career|grow(?:th)?|advance(?:ment)?|visas?|sponsor\w*|relocat\w*|tax(?:es|ed)?|tds|pf|provident|pension|retirement|401k|probation\w*|notice period|bond|resign\w*|dress code|uniform|camera|clients?\b(?! (?:can|see))|which (?:company|clients?) (?:would|will|do) i|team ?(?:size|mates?)|how (?:many|big)\b.{0,20}\b(?:people|team|employees|applicants|candidates|staff|agents|openings?|positions|slots|vacanc\w+)|how big|turnover|culture|values|competitors?|referr?als?|maternity|paternity|second job|another job|side job|other jobs?|moonlight\w*|trial|eligib\w*|licen[cs]es?|background check|drug test|police clearance|nbi)\b/;

type Pattern = { subject: Subject; about: RegExp; unless?: RegExp };

const patterns: Pattern[] = [
  {
    subject: 'name',
    about:
      /\b(?:(?:what(?:'s| is|s)?|may i (?:know|have|ask)|tell me) your name|who (?:are|r|is) (?:you|this|nora)\b(?! (?:looking|hiring|asking|working|with))|(?:who|whom) am i (?:talking|speaking|chatting|writing)\b|how (?:do|should|can|may) i (?:call|address) you|(?:are you|you are|you're) called|your name\b)/,
  },
  {
    subject: 'presence',
    about:
      /(?:^|\W)(?:(?:are|r) you (?:still |really )?(?:there|here|online|awake|alive)|is (?:anyone|anybody|someone|somebody) (?:still |really )?(?:there|here|online)|any(?:one|body) (?:there|here|home)|(?:are |r )?you still with me)\b/,
  },
  {
    subject: 'language',
    about:
      /\b(?:(?:answers?|reply|write|respond|speak|talk|type|do this|continue|chat|interview|use|switch|say (?:it|that|this))\b.{0,20}\b(?:in|to) (?:my (?:own |native )?(?:language|tongue|dialect)|another language|(?:tagalog|filipino|taglish|bisaya|cebuano|spanish|portuguese|french|german|italian|arabic|urdu|hindi|bengali|punjabi|tamil|swahili|chinese|mandarin|japanese|korean|thai|vietnamese|indonesian|malay|russian|ukrainian|turkish|polish|english)\b)|(?:google )?translat(?:e|or|ion)\b|do you (?:speak|understand) (?!to\b|with\b)\w+)/,
    unless: /\b(?:job|work|role|customers?|clients?|shift)\b/,
  },
  {
    subject: 'reason',
    about:
      /\b(?:why\b.{0,15}\b(?:do|are|would|did) (?:you|u) (?:ask|asking|want|need)\w*|why (?:is|are) (?:this|that|these|those)(?: \w+)? (?:question|asked|important|relevant)|what(?:'s| is) (?:the )?(?:point|purpose|reason|use|relevance) (?:of|for|behind) (?:this|that|your|these|the) questions?|what do you need (?:that|this|it) for|what(?:'s| is) (?:this|that) (?:question )?for\b)/,
  },
  {
    subject: 'genuine',
    about:
      /\b(?:scam\w*|legit\w*|fraud\w*|fake|phishing|(?:real|genuine|trustworthy|registered|actual) (?:company|job|business|employer|offer|firm|position|vacancy)|(?:company|job|business|offer|this|longtable|you guys|site|website)\b.{0,12}\b(?:real|genuine|trustworthy)\b(?! (?:person|human|time))|(?:registration|application|processing|training|joining|joiner'?s|enrol\w*|sign-?up|entry|admin\w*|upfront|placement|any|a|hidden|some) (?:\w+ )?(?:fees?|charges?|deposits?|costs?)\b|(?:i|we)\b.{0,12}\bpay (?:anything|any|you|something|first|upfront|up front|money|a fee|for (?:the |my )?(?:training|equipment|laptop|headset|application|interview|background))\b|(?:charge|bill) (?:me|us|applicants|candidates|anything|a fee)|\bcosts? (?:me|us|anything|money)|money from (?:me|us))/,
  },
  {
    subject: 'second_look',
    about:
      /\b(?:appeal\w*|contest|dispute|challenge (?:the|my)|second (?:look|opinion|chance to be)|re-?(?:check|view|evaluat|consider|assess|score|mark)\w*|review\w* (?:my|the|of)\b.{0,20}\b(?:score|result|rating|decision)|look\w*\b.{0,20}\bagain|check\w*\b.{0,20}\bagain|(?:score|rating|result|decision|evaluation|ai|bot|machine|it)\b.{0,20}\b(?:wrong|unfair|mistaken?|incorrect|gets? me wrong)|(?:disagree|don['’]?t agree|not agree|not happy|unhappy|unsatisfied|not satisfied)\b)/,
    unless: /\breview queue\b/,
  },
  {
    subject: 'ai_data',
    about:
      /\b(?:train\w*\b.{0,20}\b(?:ai|model|machine|bot|robot|algorithm|chatgpt|llm)|teach\w*\b.{0,20}\b(?:ai|model|bot)|(?<!\bper |patient |medical |health |data |customer )record(?:ed|ing|s)?\b|(?:openai|chatgpt|google|microsoft|third[- ]part(?:y|ies)|outside|other ai)\b.{0,40}\b(?:see|get|read|share|send|have)|(?:share|send|sent|give|pass|go|goes|going)\b.{0,40}\b(?:openai|chatgpt|ai (?:company|companies|service|provider)|third[- ]part(?:y|ies))|(?:chat|conversation|answers?|transcript|messages?|(?:what|things|everything|anything|all|stuff|words|whatever) (?:that )?i (?:say|write|type|said|wrote|typed|told))\b.{0,30}\b(?:saved?|stored?|kept|keep|go(?:es)?|end up|used|store)|(?:save|store|keep|use|listen)\w*\b.{0,30}\b(?:chat|conversation|answers?|transcript|messages|(?:what|things|everything|anything|all|stuff|whatever) (?:that )?i (?:say|write|type|said|typed|told))|do (?:you |they )?(?:do )?with\b.{0,30}\b(?:chat|conversation|answers?|transcript|i (?:say|write|type|said|typed|told)))\b/,
  },
  {
    subject: 'accommodation',
    about:
      /\b(?:accommodat\w*|disab\w+|deaf|blind|hearing|dyslexi\w*|autis\w*|adhd|wheelchair|screen ?reader|accessib\w*|special needs|impair\w*|pwd|eyesight|(?:low|poor|bad|my) vision|easier (?:format|way|version)|eyes|stutter\w*|stammer\w*|hard of hearing|epilep\w*|chronic|medical condition|health condition|mobility|injur\w*|(?:by|with|over|through) (?:voice|video|phone|audio)\b|another (?:format|way)|other (?:format|way)|different (?:format|way)|(?:by|over|on) (?:the )?(?:phone|video|voice) instead|extra time|adjustments?)\b/,
  },
  {
    subject: 'fairness',
    about:
      /\b(?:bias\w*|fair(?:ly|ness)?|discriminat\w*|equal\w*|treated\b|treat (?:people|everyone|candidates|us)|same (?:way|chances?|treatment)|older (?:people|candidates|applicants|workers)|(?:being|coming|am|i'm) from \w+|prejudice\w*|racis\w*|accent|nationality|ethnic\w*|race|gender|non-?native|native (?:speakers?|english)|(?:my|by|because of|of|their|the) (?:age|country|religion|name|looks|sex|color|colour|background|origin)\b.{0,40}\b(?:matter|affect|count|consider|against|problem|issue|influence)\w*|(?:matter|affect|count|against|problem|issue|influence|judged?|treat\w*|chance)\b.{0,40}\b(?:age|country|nationality|religion|accent|older|young|women|foreign\w*|africans?|indians?|filipinos?|asians?|pakistanis?|where i)|too old|too young|same chance|(?:counts?|held|hold|used?|works?|be|goes) against (?:me|us|people)|(?:village|poor|accent|background|gap|degree|college)\b.{0,30}\b(?:matter|affect|problem|against))\b/,
  },
  {
    subject: 'privacy',
    about:
      /\b(?:privacy|confidential\w*|gdpr|delet\w*|eras\w*|personal (?:info\w*|data|details)|my (?:data|info\w*|details|documents?|resume|cv|files?|id|particulars)\b.{0,40}\b(?:share|shared|safe|secure|sold|sell|kept|keep|store|stored|protect\w*|see|public|leak\w*|use|used|go|happen\w*)|(?:sell|share|keep|store|protect|use|hold|retain|do with|happens? to|happens? with|safe\w*|secure|see|sees|access)\b.{0,30}\b(?:my |our |the )?(?:data|info\w*|details|resume|cv|documents?|particulars|application)|how long\b.{0,30}\b(?:keep|hold|have|store|stay|remain|retain|save)\w*|data (?:protection|policy|safe|secure)|(?:throw\w*|get rid|destroy\w*|dispose\w*|remove\w*)\b.{0,20}\b(?:data|cv|resume|documents?|files?|info\w*)|(?:data|cv|resume|documents?|files?|id|particulars)\b.{0,20}\b(?:stor\w*|kept|keep|safe|secure|protect\w*|used|access\w*))\b/,
  },
  {
    subject: 'scores',
    about:
      /\b(?:scor\w*|grad(?:e|ed|es|ing)|evaluat\w*|assess\w*|rat(?:e|ed|es|ing|ings)\b|marks?\b|marking|criteria|rubric|points|judged|judging|pass(?:ing)? (?:mark|score|rate|this|the interview)|cut ?-?off|what (?:are|do|r) you (?:looking|look) for|what (?:are|is) (?:the company|hr) looking for|measur\w*|judge (?:me|us|my)|good answer|right answer|wrong answer|spelling|grammar\w*|typos?|correct english)\b/,
    unless:
      /\b(?:pay|paid|hourly|salary|exchange) rate\b|\brate (?:per|of pay|an hour)|\bhourly\b|\brates?\b.{0,10}\b(?:per|usd|dollar|pay|job)/,
  },
  {
    subject: 'reader',
    about:
      /\b(?:who\b.{0,30}\b(?:read|reads|reading|see|sees|look|looks|decide|decides|deciding|review|reviews|check|checks|choose|chooses|make|makes|select|selects|final|takes? the decision|call the shots|last word|final say|in charge|judge|judges|reviewing|hires|approve\w*|boss)|(?:real |actual |live )?(?:person|human|somebody|someone|anybody|anyone|people|hr|recruiter|manager)\b.{0,30}\b(?:read|reads|see|sees|look|looks|check|checks|review|reviews|decide|decides|going to see|going through|involved|behind|on the other (?:side|end))|(?:read|seen|checked|reviewed|decided|made|looked at)\b.{0,20}\b(?:by|from) (?:a |an |the |some |any )?(?:real |actual )?(?:person|human|employee|staff|hr|somebody|someone|people|recruiter))\b/,
    unless:
      /\b(?:refunds?|discounts?|claims?|corrections?|invoices?|returns?|exceptions?)\b|\bwho\b.{0,20}\b(?:see|sees|get|gets|has|have|access\w*)\b.{0,12}\b(?:my|our) (?:data|info\w*|details|particulars)\b/,
  },
  {
    subject: 'ai',
    about:
      /\b(?:(?:are|r|is) (?:you|u|this|it|nora|that) (?:an? |really |actually |just |like )*(?:real|human|robot|bot|ai|a\.i|machine|chat ?bot|chatgpt|gpt|automated|computer|program|person|live|claude|gemini|software|auto)|(?:talk|speak|chat)\w* (?:to|with) (?:an? |the )?(?:real|human|robot|bot|ai|machine|computer|person|software|program|automat\w*)|(?:chatgpt|gpt|language model|llm|claude|gemini|which model|what model|ai model|which ai|what ai|kind of ai|type of ai|why\b.{0,20}\bai|why\b.{0,20}\b(?:bot|robot|machine)|(?:the |an |this )?(?:ai|robot|bot|machine|computer|algorithm|software)\b.{0,20}\b(?:decide|decides|hire|hires|reject|rejects|choose|chooses|select|selects|decision|judge|judges)|(?:decided|decision|hired|rejected|selected|chosen|made)\b.{0,20}\bby (?:an? |the )?(?:ai|robot|bot|machine|computer|algorithm))|(?:nora|you) (?:a )?(?:real|human)|artificial intelligence|how (?:do|does) (?:you|the ai|this ai|nora) work)\b/,
  },
  {
    subject: 'training',
    about:
      /\b(?:train\w*|onboard\w*|orientation|induction|teach\w*|taught|mentor\w*|coach\w*|supervis\w*|nesting|shadow\w*|up to speed|learn (?:the|how|your)|(?:show|guide|help|support|assist)\w*\b.{0,20}\b(?:me|us|new)\b|who\b.{0,20}\b(?:ask|help|guide|support|approach)|(?:take|walk|talk|guide|lead) (?:me|us|new\w*) through (?!the (?:stages?|steps|process|selection))|(?:while|when) i learn|(?:stuck|get stuck|need help|no experience|without experience|zero experience|beginner|fresher))\b/,
  },
  {
    subject: 'equipment',
    about:
      /\b(?:equipment|laptops?|computers?|pc|\d+ ?mbps|connection|desktop|macbook|chromebook|internet|wi-?fi|headsets?|headphones|webcam|mbps|bandwidth|broadband|hardware|gadgets?|devices?|monitors?|screens?\b(?! ?reader)|tablet|smartphone|(?:own|need|buy|provide|provided|send|bring)\b.{0,20}\btools|operating system|windows|specs?|specifications?|power (?:cut|outage|backup)\w*|data bundles?|connection speed|slow connection|(?:what|which|kind of|type of|good|old|own) (?:machine|phone|setup|set-up)|setup|set-up|mouse|keyboard|chair|desk)\b/,
  },
  {
    subject: 'pay',
    about:
      /\b(?:salar(?:y|ies)|pay(?:s|ing|ments?|day|out|slip|roll|check|scale|rate)?|paid|paypal|payoneer|wise|gcash|m-?pesa|deposit|bank transfer|wages?|money|earn\w*|compensat\w*|remunerat\w*|hourly|stipend|ctc|package|take[- ]home|in[- ]hand (?:salary|pay|amount)|usd|dollars?|naira|pesos?|rupees|shillings?|income|(?:how much)\b(?!.{0,10}\btime)|sweldo|sahod|make (?:per|a|in a) (?:month|week|hour|year)|cut-?offs?|currency|rate per|rates?\b.{0,10}\b(?:per|usd))\b/,
    unless:
      /\bpay attention\b|\bwho (?:may|can|must)\b|\b(?:training|trainings)\b.{0,20}\bpaid\b|\bpaid training\b|\bpay(?:ing)? (?:for|a fee)\b.{0,20}\b(?:laptop|headset|training|application)\b/,
  },
  {
    subject: 'hours',
    about:
      /\b(?:(?:work(?:ing)?|office|business|daily|duty|my|own|which|what|how many|the|flexible|fixed|of) hours|hours\b.{0,20}\b(?:work|week|day|flexible|fixed|job|per)|schedul\w*|time ?zones?|week ?ends?|night ?(?:shifts?|time|duty|work)?|nights|graveyard|day ?shifts?|shifts?\b|timings?|rest ?days?|flexib\w*|what time|which days|how many days|days (?:a|per) week|saturdays?|sundays?|daylight saving|dst|(?:my|our|local|philippine|indian|us|eastern|est) time|start (?:and|&) end|log ?in time|breaks?|lunch)\b/,
    unless: /\bwho\b.{0,30}\bduring (?:a |the |my )?shift|\bnext day\b|^\W*who is\b/,
  },
  {
    subject: 'contract',
    about:
      /\b(?:contract\w*|full ?-?time|part ?-?time|permanent|temporary|freelanc\w*|on (?:the )?payroll|regular (?:employee|position|job)|(?:be|become|as|be an|or) (?:an? )?employees?\b|employment(?: type| status)?|(?:are we|am i|would i be|be) employed|self-?employed|long ?-?term|short ?-?term|project ?-?based|direct hire|w-?2|1099|gig)\b/,
  },
  {
    subject: 'location',
    about:
      /\b(?:(?:where|which (?:country|city|state)|what (?:country|city|state))\b.{0,30}\b(?:company|located|based|office|you|longtable|headquarter\w*|hq|u\b|guys|operate|from)|offices?\b|headquarter\w*|hq|located|based in|location|american company|us company|u\.?s\.? based|remote\w*|work[- ]from[- ]home|wfh|home[- ]based|on-?site|hybrid|(?:from|in|any|my|which) (?:any |other |another )?(?:country|countries|abroad|anywhere)|abroad|anywhere|travel\w*)\b/,
    unless:
      /\bto work from home\b.{0,5}$|\bneed\b.{0,30}\bwork from home\b|\b(?:where i (?:am|come)|my country|country i)\b.{0,30}\b(?:matter|affect|against|count)/,
  },
  {
    subject: 'contact',
    about:
      /\b(?:contact\w*|mailbox|reach (?:you|hr|out|someone|somebody|u)|e-?mail (?:address|id|of|you|hr|to)|whats ?app|phone number|telephone|hotline|number (?:to|i can) call|call (?:you|hr|someone)|(?:whom?|where)\b.{0,20}\b(?:write|email|message|call|ask)\b.{0,30}\b(?:question|problem|later|issue|concern|doubt|after)|(?:whom?|where) (?:to|can i|do i|should i|shall i|could i|would i) (?:write|email|message|call|ask|contact|reach|turn|talk|complain|report)|customer care|support line|follow ?-?up (?:with|on) (?:hr|someone|whom))\b/,
  },
  {
    subject: 'process',
    about:
      /\b(?:process\b|procedure|steps|(?:\bthe )?stages?|rounds?|phases|how many interviews|(?:another|second|final|other|more|next|further|any more|2nd|one more|live|video|face to face) (?:\w+ )?interviews?\b|interviews? after|tests?\b|(?<!i have )exams?\b|examination|typing test|assessment test|how (?:does|do) (?:the |your )?(?:hiring|recruit\w*|selection|application))\b/,
  },
  {
    subject: 'next',
    about:
      /\b(?:next\b(?! interview)|comes? (?:after|next|then)|what happens|after (?:the|this|our) (?:chat|talk|interview|call)|waiting (?:time|period)|how long until|happens? (?:now|after|then|from here)|what now|after (?:this|the|today|that|completing|i (?:finish|complete|submit|am done))\b|hear (?:back|from|anything)|results?\b|outcome|feedback|way forward|(?:when|how long|how soon|how many days|by when|until when|what day)\b.{0,60}\b(?:know|decide|decision|hear|reply|respond|response|answer|inform\w*|notif\w*|intimat\w*|hired|selected|update\w*|wait\w*|contact me|email me|back to me|get back|revert|accepted|shortlist\w*|call me|tell me)|let (?:me|us) know (?:if|when|whether)|(?:e-?mail|message|call|letter|notice|answer)\b.{0,20}\b(?:once|when|after) (?:a |the |my )?(?:decision|result|interview)|(?:once|when) (?:a |the )?decision|get the job|got the job|start(?:ing)? (?:date|work|working|the job)|when\b.{0,20}\b(?:i|we) (?:start|begin|join)|joining date|onboard(?:ed)?|if (?:i (?:pass|get|am|succeed|fail|don['’]?t)|hired|selected|accepted)|status of|revert (?:back )?to me|get back to me|am i (?:hired|in|accepted|selected)|did i (?:pass|get)|(?<!any )chances?)\b/,
  },
  {
    subject: 'interview',
    about:
      /\b(?:(?:this|the|our|today['’]?s) (?:interview|chat|conversation|talk|session|call)\b.{0,30}\b(?:take|takes|long|last|lasts|end|over|finish\w*|pause|stop|continue|later|minutes|lose|save[ds]?)|(?:how long|how much time|how many (?:minutes|questions|more))\b.{0,40}\b(?:interview|chat|this|questions?|left|remain\w*|more|conversation|have)|time ?limit|timer|timed|(?:(?:i|we) (?:please )?(?:get|have|take|need)|give (?:me|us)) (?:some |a (?:bit|little) )?(?:more|additional) time\b(?! (?:for|with|off)\b)|(?:stop|pause|continue|finish|resume|come back|do (?:this|it)|leave|quit|take a break)\b.{0,30}\b(?:later|tomorrow|another (?:day|time)|now|again|where i|in between|some ?time|break)|take a break|(?:change|edit|correct|redo|go back|add|fix|retake|repeat)\b.{0,30}\b(?:answers?|question|what i (?:said|wrote|typed))|(?:internet|connection|power|network)\b.{0,20}\b(?:drops?|cuts?|goes|lost|fails?|disconnect\w*)|disconnect\w*|number of questions|how far (?:along|into|are)|halfway|nearly (?:done|finished|over)|short answers|long answers)\b/,
  },
  {
    subject: 'job',
    about:
      /\b(?:tasks?|dut(?:y|ies)|responsib\w*|(?:typical|normal|usual|average|regular|first) (?:day|week|shift)|(?:day|week|shift) looks? like|day[- ]to[- ]day|daily (?:work|activities|routine)|everyday work|about (?:the|this) (?:job|role|work|position|post|vacancy)|(?:job|role|position|work)\b.{0,15}\b(?:about|involve[sd]?|entail\w*|consist\w*|look like|include[sd]?|like|details?|description)|what (?:would|will|do|shall|am) i (?:be )?(?:do|doing|expected)|skills?\b.{0,20}\b(?:need|require|required|look|important|must)|requirements?|qualifications?|(?:need|require[sd]?|necessary)\b.{0,20}\b(?:skills?|experience|degree|diploma|qualif\w*|certificat\w*)|expect(?:ed)? (?:of|from) me|job description|jd|nature of (?:the )?(?:work|job)|(?:kind|type|sort) of (?:work|tasks)|scope|kpis?|targets?|quota|phone calls|calls or chats?|voice or non-?voice|voice account)\b/,
  },
];

/** Weaker readings that a stronger one replaces. */
const stronger: Partial<Record<Subject, Subject[]>> = {
  scores: ['second_look', 'ai_data'],
  reader: ['second_look', 'ai_data'],
  ai: ['ai_data', 'fairness', 'scores'],
  job: [
    'hours',
    'pay',
    'equipment',
    'training',
    'contract',
    'next',
    'location',
    'fairness',
    'scores',
    'privacy',
    'ai',
    'ai_data',
    'accommodation',
  ],
  next: [
    'second_look',
    'pay',
    'privacy',
    'contact',
    'ai',
    'ai_data',
    'fairness',
    'scores',
    'process',
    'training',
    'equipment',
    'contract',
    'interview',
  ],
  process: ['scores', 'equipment', 'ai_data', 'accommodation', 'training'],
  interview: ['accommodation', 'ai_data', 'privacy', 'scores', 'next', 'process', 'fairness', 'ai'],
  privacy: ['ai_data', 'reader'],
  location: ['equipment', 'fairness', 'accommodation'],
  training: ['genuine', 'ai_data', 'second_look', 'ai', 'accommodation', 'process'],
  contact: ['location'],
  hours: ['pay', 'training', 'interview', 'next', 'privacy', 'contact'],
  equipment: ['genuine', 'accommodation', 'interview'],
  accommodation: ['second_look'],
  fairness: ['second_look', 'accommodation'],
  pay: ['privacy', 'genuine'],
  name: ['ai', 'reader'],
  language: ['accommodation'],
};

/**
 * What a question is about. Empty: nothing on record, so HR answers. Misspelled words are read as the word
 * they are one slip away from.
 */
export function subjectsOf(question: string): Subject[] {
  const text = corrected(question);
  if (onlyHr.test(text)) return [];
  const found = patterns
    .filter(({ about, unless }) => about.test(text) && !unless?.test(text))
    .map(({ subject }) => subject);
  return found.filter((subject) => !(stronger[subject] ?? []).some((other) => found.includes(other)));
}

/** Whether the words are about the job or the company at all, known or only HR's to say. */
export function isOurs(question: string): boolean {
  const text = corrected(question);
  return onlyHr.test(text) || patterns.some(({ about, unless }) => about.test(text) && !unless?.test(text));
}
