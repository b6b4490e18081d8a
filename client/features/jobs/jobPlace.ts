const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Groups of countries, codes that no country has, and Georgia, which is a state as well: a text doesn't say which one. */
const OTHERS = 'EU,EZ,UN,XA,XB,QO,ZZ,GE';
/** The states of the United Nations' region 019, the only region of postings with borders everyone agrees on. */
const AMERICAS =
  'AG,AR,BS,BB,BZ,BO,BR,CA,CL,CO,CR,CU,DM,DO,EC,SV,GD,GT,GY,HT,HN,JM,MX,NI,PA,PY,PE,KN,LC,VC,SR,TT,US,UY,VE';
const STATES =
  'AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,' +
  'OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,DC';

/**
 * Where a job is done, as schema.org and Google's guidelines for job postings say it: `jobLocationType` for jobs that are
 * fully remote, with the countries where applicants may live, and `jobLocation` for a place. What the text doesn't surely
 * say is left out; search engines show such a posting to fewer people, but not to the wrong ones.
 */
export function jobPlace(location: string): object {
  const remote = /^(?:fully |100% )?remote\b(.*)$/i.exec(location.trim());
  if (/hybrid|office|on-?site|\bdays?\b/i.test(location)) return {};
  if (!remote) return placeOf(location.trim());
  const where = (remote[1] ?? '').replace(/^[\s,:;/(–—-]+(?:in |within |from )?(?:the )?|[\s)]+$/gi, '');
  // "Remote or Austin, TX"
  if (/^(?:or|and)\b/i.test(where)) return {};
  const allowed =
    where === '' ? [] : where.split(/\s*(?:,|;|\/|&|\band\b|\bor\b)\s*(?:the )?/i).map(countriesIn);
  const names = regions();
  const known = allowed.every((codes) => codes.length > 0);
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(allowed.length > 0 && known
      ? {
          applicantLocationRequirements: allowed
            .flat()
            .map((code) => ({ '@type': 'Country', name: names.of(code) })),
        }
      : {}),
  };
}

function countriesIn(text: string): string[] {
  if (/^americas$/i.test(text)) return AMERICAS.split(',');
  const country = countryNamed(text);
  return country ? [country] : [];
}

/** "Austin, TX" or "Manila, Philippines". */
function placeOf(location: string): object {
  const [, city, area] = /^([^,()\d]+),\s*([^,()]+)$/.exec(location) ?? [];
  if (!city || !area) return {};
  const state = STATES.split(',').find((one) => one === area);
  const country = state ? 'US' : countryNamed(area);
  if (!country) return {};
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city.trim(),
        ...(state ? { addressRegion: state } : {}),
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
  // Made when it's asked for: anything done while the module loads would stay in the browser's bundle.
  const names = regions();
  const codes = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  return codes.find((code) => !OTHERS.includes(code) && keyOf(names.of(code) ?? '') === key);
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[.’']/g, '').replace(/^the /, '').trim();
}
