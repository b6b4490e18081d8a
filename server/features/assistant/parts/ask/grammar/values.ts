import { escapePattern } from '../../../../../../shared/text/escape.ts';
import { tables } from '../tables/tables.ts';
import { continentForms, countriesOf } from './continents.ts';
import type { Lexicon } from './lexicon.ts';
import { plain } from './spelling.ts';
import { puzzles, type State, take } from './state.ts';

type Forms = readonly (readonly [form: string, value: string])[];

const people: readonly (readonly [string, string])[] = [
  ['filipino', 'Philippines'],
  ['filipina', 'Philippines'],
  ['philippine', 'Philippines'],
  ['phillipines', 'Philippines'],
  ['philipines', 'Philippines'],
  ['kenyan', 'Kenya'],
  ['colombian', 'Colombia'],
  ['serbian', 'Serbia'],
  ['mexican', 'Mexico'],
  ['brazilian', 'Brazil'],
  ['peruvian', 'Peru'],
  ['nigerian', 'Nigeria'],
  ['ghanaian', 'Ghana'],
  ['indian', 'India'],
  ['pakistani', 'Pakistan'],
  ['indonesian', 'Indonesia'],
  ['south african', 'South Africa'],
  ['american', 'United States'],
  ['us', 'United States'],
  ['usa', 'United States'],
  ['america', 'United States'],
  ['uk', 'United Kingdom'],
  ['british', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['german', 'Germany'],
  ['polish', 'Poland'],
  ['ukrainian', 'Ukraine'],
  ['romanian', 'Romania'],
  ['spanish', 'Spain'],
  ['portuguese', 'Portugal'],
  ['french', 'France'],
  ['italian', 'Italy'],
  ['egyptian', 'Egypt'],
  ['moroccan', 'Morocco'],
  ['turkish', 'Turkey'],
  ['argentinian', 'Argentina'],
  ['argentine', 'Argentina'],
  ['chilean', 'Chile'],
  ['canadian', 'Canada'],
  ['vietnamese', 'Vietnam'],
  ['bangladeshi', 'Bangladesh'],
  ['jamaican', 'Jamaica'],
  ['ugandan', 'Uganda'],
  ['tanzanian', 'Tanzania'],
  ['ethiopian', 'Ethiopia'],
  ['sri lankan', 'Sri Lanka'],
  ['malaysian', 'Malaysia'],
  ['georgian', 'Georgia'],
  ['armenian', 'Armenia'],
  ['greek', 'Greece'],
  ['nepali', 'Nepal'],
];

const positions: Forms = [
  ['data entry(?: clerks?| people| staff| operators?| specialists?)?', 'Data Entry Clerk'],
  ['data clerks?', 'Data Entry Clerk'],
  [
    '(?:customer )?support(?: (?:representatives?|reps?|agents?|people|staff))',
    'Customer Support Representative',
  ],
  [
    'customer (?:support|service)(?: (?:reps?|representatives?|agents?|people))?',
    'Customer Support Representative',
  ],
  ['virtual assistants?', 'Virtual Assistant'],
  ['vas?', 'Virtual Assistant'],
  ['support', 'Customer Support Representative'],
  ['admin(?:istrative)?(?: support)?(?: specialists?)', 'Admin Support Specialist'],
  ['admin support(?: people| staff)?', 'Admin Support Specialist'],
];

const regions = new Intl.DisplayNames('en', { type: 'region' });
let world: string[] | null = null;
/** Every country's English name, so that a country without applicants is recognized, too. */
export function countries(): string[] {
  if (!world) {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const codes = letters.flatMap((one) => letters.map((two) => one + two));
    world = codes.flatMap((code) => {
      const name = regions.of(code);
      return name && name !== code && !/^(Unknown|Pseudo|World)/.test(name) ? [name] : [];
    });
  }
  return world;
}

const literal = (values: readonly string[]): Forms =>
  values
    .filter((value) => plain(value).length > 1)
    .map((value) => [`(?:the )?${escapePattern(plain(value))}s?`, value]);

const statuses = (values: readonly string[]): Forms => values.map((value) => [value, value]);

/** Each field's values, by the words people use. */
function formsOf(state: Pick<State, 'about'>, lexicon: Lexicon): [field: string, forms: Forms][] {
  const { fields } = tables[state.about];
  const inDatabase = new Map(lexicon.countries.map((name) => [plain(name), name]));
  const nationals: Forms = people
    .filter(([form]) => form !== 'us')
    .map(([form, name]) => [`${form}s?`, inDatabase.get(plain(name)) ?? name]);
  const titles = lexicon.jobs.filter(
    (title) => !lexicon.positions.includes(title) && !positions.some(([, name]) => name === title),
  );
  const same = lexicon.jobs.filter((title) => !titles.includes(title));
  const ofPeople: Forms = [
    ...statuses(['shortlisted', 'interviewed', 'hired', 'rejected']),
    ...statuses(['shortlist', 'declined', 'employed']).map(
      ([form], at) => [form, ['shortlisted', 'rejected', 'hired'][at] ?? form] as const,
    ),
    ...[
      ['hired?', 'hired'],
      ['reject(?:ed)?|declined?', 'rejected'],
      ['shortlist(?:ed)?', 'shortlisted'],
    ].map(([form = '', value = '']) => [`(?:did|have|has) (?:we|hr|you) (?:${form})`, value] as const),
    ['(?:in (?:the )?)?(?:status|stage) applied', 'applied'],
    ['applied (?:status|stage|candidates|people|ones|applicants)', 'applied'],
    [
      '(?:still|are|is|in|as) applied(?! (?:for|to|in|since|last|this|on|from|before|after|between|with|today|yesterday|as|at|by|during|within))',
      'applied',
    ],
  ];
  const all: [string, Forms][] = [
    [
      'job',
      [
        ...literal(titles).map(
          ([form, value]) => [`${form}(?: (?:job|posting|position|role|vacancy))?`, value] as const,
        ),
        ...same.map(
          (title) => [`(?:the )?${escapePattern(plain(title))} (?:job|posting|vacancy)`, title] as const,
        ),
      ],
    ],
    [
      'tag',
      literal(lexicon.tags).map(([form, value]) => [
        `(?:tag(?:ged)?(?: (?:as|with))? )?${form}(?: tag)?`,
        value,
      ]),
    ],
    [
      'position',
      [
        ...(state.about === 'jobs' ? positions.slice(0, 2) : positions),
        // "Other than" excludes something.
        ...literal(lexicon.positions).map(([form, value]) => [`${form}(?! than\\b)`, value] as const),
      ],
    ],
    ['department', literal(lexicon.departments).map(([form, value]) => [`${form}(?: department)?`, value])],
    ['location', literal(lexicon.locations)],
    [
      'country',
      [
        ...literal(lexicon.countries),
        ...nationals,
        ...literal(countries()),
        ...continentForms.map(([form, name]) => [`(?:the )?${form}s?`, CONTINENT + name] as const),
      ],
    ],
    ['status', ['people', 'applications', 'interviews'].includes(state.about) ? ofPeople : []],
    ['rating', statuses(['excellent', 'good', 'satisfactory', 'needs improvement', 'pending'])],
  ];
  if (state.about === 'jobs')
    all.sort(([one], [other]) => Number(other === 'department') - Number(one === 'department'));
  return all.filter(([field]) => fields[field]);
}

const deny =
  /(?:\b(?:all|any|every)(?: the)? countr(?:y|ies) )?(?:\b(?:not (?:counting|including)|not|never|besides|except(?: for)?|excluding|excl|other than|outside(?: of)?|apart from|aside from|without|no|non|but not|but(?! from))\b(?: (?:yet|been|be|have|from|in|of|for|the|those|an?|any|all|already|live|being|currently|people|candidates|applicants|anyone|everyone|ones|who|we|were|was|got|are|status))*) ?$/;

/** Where the first known value of a person stands; infinite when there's none. */
export function personValueAt(text: string, lexicon: Lexicon): number {
  const found = formsOf({ about: 'people' }, lexicon).flatMap(([, forms]) =>
    forms.map(([form]) => text.search(new RegExp(`(?<!\\w)(?:${form})(?!\\w)`))),
  );
  return Math.min(...found.filter((at) => at !== -1), Number.POSITIVE_INFINITY);
}

/** Finds known values in the question; several joined by "or" or "and" match any of them. */
export function readValues(state: State, lexicon: Lexicon, only?: readonly string[]): void {
  for (const [field, forms] of formsOf(state, lexicon)) {
    if (only && !only.includes(field)) continue;
    const values = new Map<string, string>();
    const sorted = [...forms].sort(([a], [b]) => b.length - a.length);
    for (const [form, value] of sorted) {
      const pattern = new RegExp(`(?<![\\w@])(?:${form})(?![\\w])`);
      while (pattern.test(state.rest)) {
        const key = `@${values.size}`;
        values.set(key, value);
        state.rest = state.rest.replace(pattern, key);
      }
    }
    if (field === 'country') usWord(state, values);
    joinValues(state, field, values);
    if (field === 'country') nameCountries(state, lexicon);
  }
}

const CONTINENT = 'continent ';

/** A continent stands for its countries that people are from. */
function nameCountries(state: State, { countries: ours }: Lexicon): void {
  for (const filter of state.where) {
    if ((filter.op !== 'is' && filter.op !== 'not') || filter.field !== 'country') continue;
    filter.values = filter.values.flatMap((value) => {
      if (!value.startsWith(CONTINENT)) return [value];
      const name = value.slice(CONTINENT.length);
      const known = countriesOf(name).filter((country) => ours.includes(country));
      return known.length > 0 ? known : [name];
    });
  }
}

/** "us" means the country only after "from the" or "in the". */
function usWord(state: State, values: Map<string, string>): void {
  const key = `@${values.size}`;
  const before = state.rest;
  state.rest = before
    .replace(/\b(from|in) the (?:us|u s|states)\b/, `$1 ${key}`)
    .replace(/\b(from) us\b/, `$1 ${key}`);
  if (state.rest !== before) values.set(key, 'United States');
}

const JOINED = /@\d+(?:(?: ?,? ?(?:and|or|nor|&|,) | )(?:(?:from|in|the|not|for) )*@\d+)*/;

function joinValues(state: State, field: string, values: ReadonlyMap<string, string>): void {
  const positive: string[][] = [];
  for (let guard = 0; guard < 12; guard++) {
    const at = state.rest.search(JOINED);
    if (at === -1) break;
    const denied = state.rest.slice(0, at).match(deny);
    if (denied) state.rest = `${state.rest.slice(0, at - denied[0].length)} ${state.rest.slice(at)}`;
    const found = take(state, JOINED)?.[0] ?? '';
    const chosen = [...new Set((found.match(/@\d+/g) ?? []).map((key) => values.get(key) ?? ''))];
    const inner = / not /.test(found) && !denied;
    if (inner) state.unknown.push(puzzles.notInList);
    if (denied) state.where.push({ op: 'not', field, values: chosen });
    else positive.push(chosen);
    if (!denied && field === 'tag' && / and /.test(found)) {
      positive.pop();
      for (const value of chosen) state.where.push({ op: 'is', field, values: [value] });
    }
  }
  if (positive.length === 1 && (positive[0]?.length ?? 0) > 1 && take(state, /\bcompare\b/)) {
    state.query.per ??= field;
    state.query.figure ??= 'count';
  }
  if (positive.length > 1 && take(state, /\b(?:vs|versus|compared (?:to|with))\b/)) {
    take(state, /\b(?:how many )?each\b/);
    state.query.per ??= field;
    state.query.figure ??= 'count';
    positive.splice(0, positive.length, [...new Set(positive.flat())]);
  }
  if (positive.length > 1 && field !== 'tag')
    state.unknown.push(`${puzzles.two} (${positive.flat().join(' and ')})`);
  for (const chosen of positive) state.where.push({ op: 'is', field, values: chosen });
}

export const bareName = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** People in the question by full name. */
export function readWholeNames(state: State, lexicon: Lexicon): void {
  const found = lexicon.names.filter((name) =>
    new RegExp(`(?<!\\w)${escapePattern(bareName(name))}(?!\\w)`).test(state.rest),
  );
  const whole = found.filter(
    (name) => !found.some((other) => other !== name && bareName(other).includes(bareName(name))),
  );
  const [first] = whole;
  const isOne = whole.length === 1 && first !== undefined;
  const denied = isOne ? state.rest.slice(0, state.rest.indexOf(bareName(first))).match(deny) : null;
  if (denied) state.rest = state.rest.replace(`${denied[0]}${bareName(first ?? '')}`, ' ');
  for (const name of whole) take(state, new RegExp(`(?<!\\w)${escapePattern(bareName(name))}(?:s)?(?!\\w)`));
  if (whole.length > 0) state.where.push({ op: denied ? 'not' : 'is', field: 'person', values: whole });
}

/** People in the rest of the question by first or last name. */
export function readNames(state: State, lexicon: Lexicon, left: readonly string[]): string[] {
  const field = tables[state.about].person;
  if (!field || left.length === 0 || left.length > 3) return [...left];
  const named = lexicon.names.filter((name) => {
    const parts = bareName(name).split(' ');
    return left.every((word) =>
      parts.some((part) => part === word || (part.length > 3 && part === word.replace(/s$/, ''))),
    );
  });
  const found = named.length > 0 ? named : severalIn(state.rest, left, lexicon);
  if (found.length === 0) return [...left];
  // "Grace Otieno or Hamza": no one is both.
  const before = state.where.find((one) => one.op === 'is' && one.field === field);
  if (before?.op === 'is') before.values = [...before.values, ...found];
  else state.where.push({ op: 'is', field, values: found });
  return [];
}

/** "Grace and Hamza": one name each, joined by a word that sets them side by side; "Grace Khan" is someone else. */
function severalIn(rest: string, words: readonly string[], { names }: Lexicon): string[] {
  const sideBySide = words.map(escapePattern).join(' ?(?:,|and|or|with|to|vs|versus|against|&)+ ');
  if (words.length < 2 || !new RegExp(sideBySide).test(rest)) return [];
  const each = words.map((word) => names.filter((name) => bareName(name).split(' ').includes(word)));
  return each.every((found) => found.length > 0) ? [...new Set(each.flat())] : [];
}
