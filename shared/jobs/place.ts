import { usStates } from '../applications/usStates.ts';

/** ISO 3166-1 without uninhabited places, plus Kosovo, because the application form accepts any country. */
const COUNTRIES =
  'AD,AE,AF,AG,AI,AL,AM,AO,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BW,BY,BZ,CA,' +
  'CC,CD,CF,CG,CH,CI,CK,CL,CM,CN,CO,CR,CU,CV,CW,CX,CY,CZ,DE,DJ,DK,DM,DO,DZ,EC,EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,' +
  'FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GT,GU,GW,GY,HK,HN,HR,HT,HU,ID,IE,IL,IM,IN,IQ,IR,IS,IT,JE,JM,JO,' +
  'JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,' +
  'MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,' +
  'PY,QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TC,TD,TG,TH,TJ,TK,TL,TM,' +
  'TN,TO,TR,TT,TV,TW,TZ,UA,UG,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW';
/** The states of the United Nations' region 019. */
const AMERICAS =
  'AG,AR,BS,BB,BZ,BO,BR,CA,CL,CO,CR,CU,DM,DO,EC,SV,GD,GT,GY,HT,HN,JM,MX,NI,PA,PY,PE,KN,LC,VC,SR,TT,US,UY,VE';
/** Lists of these regions differ; these countries are in all of them. */
const LATIN_AMERICA = 'AR,BO,BR,CL,CO,CR,CU,DO,EC,GT,HN,MX,NI,PA,PE,PY,SV,UY,VE';
const ASIA_PACIFIC = 'AU,BN,CN,FJ,HK,ID,IN,JP,KH,KR,LA,LK,MM,MN,MO,MY,NP,NZ,PG,PH,SG,TH,TW,VN';
const STATES =
  'AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,' +
  'OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,DC';

/**
 * Where a job is done, as schema.org and Google's guidelines for job postings say it: `jobLocationType` for jobs that are
 * fully remote, with the countries and states where applicants may live, and `jobLocation` for a place. Anything uncertain is
 * left out: a posting that search engines don't list is better than one shown in the wrong country.
 */
export function jobPlace(location: string): object {
  const remote = /^(?:fully |100% )?remote\b(.*)$/i.exec(location.trim());
  const place = remote ? location : location.replace(ON_SITE, '');
  if (/hybrid|office|on-?site|\bdays?\b/i.test(place.replace(HOME_OFFICE, ''))) return {};
  if (!remote) return placeOf(place.trim());
  const where = (remote[1] ?? '')
    .replace(HOME_OFFICE, '')
    .replace(/^[\s,:;/(–—-]+(?:in |within |from )?(?:the )?|[\s)]+$/gi, '');
  // "Remote or Austin, TX"
  if (/^(?:or|and)\b/i.test(where)) return {};
  if (isPerhapsTown(where, /^\W*\(/.test(remote[1] ?? ''))) return { jobLocationType: 'TELECOMMUTE' };
  const homes = where === '' ? COUNTRIES.split(',').map(countryOf) : homesIn(where);
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(homes ? { applicantLocationRequirements: homes } : townOf(where)),
  };
}

const HOME_OFFICE = /(?:fully |100% )?home[ -]office/i;

/** "Nairobi, Kenya (on-site)": the place is where the job is done. */
const ON_SITE = /\s*[(,–—-]\s*(?:fully |100% )?on-?site\)?\s*$/i;

/** Whether search engines can list a job with this location. */
export function isListable(location: string): boolean {
  const place = jobPlace(location);
  return 'jobLocation' in place || 'applicantLocationRequirements' in place;
}

type Home = { '@type': 'Country' | 'State'; name: string | undefined };

const countryOf = (code: string): Home => ({ '@type': 'Country', name: regions().of(code) });

/** Where applicants may live; null if part of the text isn't certain, or if it's a town. */
function homesIn(where: string): Home[] | null {
  if (/^[^,]{3,}, [A-Z]{2}(?:, USA?)?$/.test(where) && !/ (?:US|UK)$/.test(where)) return null;
  const parts = where.replace(LIVING, '').split(/\s*(?:,|;|\/|&|\band\b|\bor\b)\s*(?:the )?/i);
  const inUs = parts.some((part) => countryNamed(part) === 'US');
  const states = parts.flatMap((part) => stateNamed(part, inUs) ?? []);
  // "Texas, USA" isn't the whole country.
  const others = parts
    .filter((part) => !stateNamed(part, inUs) && (states.length === 0 || countryNamed(part) !== 'US'))
    .map(countriesIn);
  if (others.some((codes) => codes.length === 0)) return null;
  const names = [...new Set(states.map(({ name }) => `${name}, USA`))];
  return [
    ...names.map((name): Home => ({ '@type': 'State', name })),
    ...[...new Set(others.flat())].map(countryOf),
  ];
}

/** Whether "Lebanon, Ohio" or "Delaware, Ohio" may be a town rather than a list. In parentheses, states are taken as a list. */
function isPerhapsTown(where: string, inParentheses: boolean): boolean {
  const [first = '', second = '', land, ...more] = where.split(/\s*,\s*/);
  if (more.length > 0 || (land !== undefined && countryNamed(land) !== 'US')) return false;
  // "New York, New York" is in the state either way.
  if (keyOf(first) === keyOf(second) || !usStates.some((name) => keyOf(name) === keyOf(second))) return false;
  const country = countryNamed(first);
  return country ? country !== 'US' : !inParentheses && stateNamed(first, true) !== undefined;
}

/**
 * A state by its name or code. Names and codes that other places share count only if the text also names the USA: Georgia,
 * Washington, and codes that are also a country's.
 */
function stateNamed(text: string, inUs: boolean): { code: string; name: string } | undefined {
  const codes = STATES.split(',');
  const names = [...usStates, 'District of Columbia'];
  // "Washington State", "the state of Georgia": neither the city nor the country.
  const named = keyOf(text).replace(/^state of | state$/, '');
  const byName = names.findIndex((name) => keyOf(name) === named);
  const at = byName < 0 ? codes.indexOf(text.trim().replaceAll('.', '')) : byName;
  const [code, name] = [codes[at], names[at]];
  if (!code || !name) return undefined;
  const isTold = named !== keyOf(text);
  const shared =
    byName < 0 ? COUNTRIES.includes(code) : !isTold && (name === 'Georgia' || name === 'Washington');
  return shared && !inUs ? undefined : { code, name };
}

const LIVING =
  /^(?:residents of |anywhere in |(?:must |you )*(?:live|reside|be based|be located) in )(?:the )?/i;

/** The countries that a text names, itself or as a region; none for any other text. */
function countriesIn(text: string): string[] {
  const name = text.replace(LIVING, '').replace(/(?:[\s-]+(?:based|residents?|only))+$/i, '');
  if (/^(?:worldwide|globally|anywhere|(?:anywhere in the )?world|any country)$/i.test(name))
    return COUNTRIES.split(',');
  if (/^americas$/i.test(name)) return AMERICAS.split(',');
  if (/^(?:latin america|latam)$/i.test(name)) return LATIN_AMERICA.split(',');
  if (/^(?:asia[ -]pacific|apac)$/i.test(name)) return ASIA_PACIFIC.split(',');
  const country = countryNamed(name);
  return country ? [country] : [];
}

/** "Austin, TX" after "Remote". What precedes a country may be a region: "Europe, Canada", "Europe, UK". */
function townOf(where: string): object {
  const place = placeOf(where);
  return JSON.stringify(place).includes('addressRegion') ? place : {};
}

/** "Austin, TX", "Austin, Texas", "Denver, CO, USA", or "Manila, Philippines". */
function placeOf(location: string): object {
  const [, city, area, land] = /^([^,:()\d]+),\s*([^,()]+?)(?:,\s*([^,()]+))?$/.exec(location) ?? [];
  // "Work from home, Philippines"
  if (!city || !area || /\b(?:work|wfh|home|any\w*|nationwide|worldwide|remote)\b/i.test(city)) return {};
  const inUs = land !== undefined && countryNamed(land) === 'US';
  if (land !== undefined && !inUs) return {};
  const state = stateNamed(area, inUs);
  const country = state ? 'US' : !inUs && countryNamed(area);
  if (!country) return {};
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city.trim(),
        ...(state ? { addressRegion: state.code } : {}),
        addressCountry: country,
      },
    },
  };
}

const regions = () => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The code of a country by its English name or a usual short one; undefined for any other text. */
function countryNamed(text: string): string | undefined {
  const key = keyOf(text);
  if (key === 'us' || key === 'usa') return 'US';
  if (key === 'uk') return 'GB';
  // Created on demand: anything created while the module loads would stay in the browser's bundle.
  const names = regions();
  // Georgia is also a state, so it's ambiguous.
  return COUNTRIES.split(',').find((code) => code !== 'GE' && keyOf(names.of(code) ?? '') === key);
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[.’']/g, '').replace(/^the /, '').trim();
}
