import { escapePattern } from '../../../../../shared/text/escape.ts';
import { countries } from '../ask/grammar/values.ts';
import type { JobText } from './jobText.ts';

export type Setting = 'Remote' | 'On-site' | 'Hybrid';

/** After "in", no place: a skill, a field of work, or a time. */
const noPlace =
  '(?!(?:Excel|Word|QuickBooks|Salesforce|Zendesk|HubSpot|Office|PowerPoint|Google|Shopify|SAP|English|Customer|Data|Sales|Marketing|Finance|Accounting|HR|IT|Operations|January|February|March|April|May|June|July|August|September|October|November|December)\\b)';
const written = String.raw`${noPlace}\p{Lu}[\p{L}.'’-]+(?:,? (?:of |de )?\p{Lu}[\p{L}'’-]+)*`;
const cities =
  'manila|cebu(?: city)?|davao(?: city)?|quezon city|nairobi|mombasa|lagos|abuja|accra|bogota|medellin|mexico city|lima|mumbai|delhi|cairo|belgrade';
const ofSkills =
  /\b(?:experience|experienced|skilled?|skills|fluent|proficien\w+|knowledge|background|degree|expert\w*|train\w+|interest\w*|certified|certification|specializ\w*|written|spoken) $/i;

const settings: readonly (readonly [Setting, RegExp])[] = [
  [
    'On-site',
    /(?:,? ?(?:working|work|fully) )?\b(?:on-?\s?site|in[- ](?:the |our )?office|at (?:the|our) office)\b/,
  ],
  ['Hybrid', /(?:,? ?(?:working|work) )?\bhybrid\b/],
  ['Remote', /(?:(?:working|work|fully|100%|all) )*\b(?:remote(?:ly)?|(?:work(?:ing)? )?from home|wfh)\b/],
];

/** Takes where the work is done out of the request. */
export function readPlace(text: JobText): { setting: Setting; place: string | null } {
  const isElsewhere = text.takeAny(/\b(?:not|no|non)[ -]remote(?: work)?\b/) !== null;
  const [setting = isElsewhere ? 'On-site' : 'Remote'] =
    settings.find(([, pattern]) => text.take(pattern) !== null) ?? [];
  const known = `${countries().map(escapePattern).join('|')}|${cities}|uk|usa?|u\\.s\\.`;
  const start = String.raw`(?:(?:based|located|living|residing|resident) )?\b(?:in|from|near) (?:the )?`;
  const found =
    text.takeCased(new RegExp(`${start}(${written})`, 'u'), ofSkills) ??
    text.take(new RegExp(`${start}(${known})\\b`), ofSkills) ??
    text.take(new RegExp(`(?<=^|[,|(] ?)(?:the )?(${known})(?:[- ]based)?(?= ?(?:$|[,|)]))`)) ??
    text.take(/\b(canada)\b/);
  return { setting, place: found?.[1] ? cased(found[1]) : null };
}

/** As typed, or with capital letters when it has none. */
const cased = (place: string): string =>
  /\p{Lu}/u.test(place)
    ? place
    : /^(?:uk|usa?|u\.s\.)$/.test(place)
      ? place.toUpperCase()
      : place.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
