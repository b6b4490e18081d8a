/** Names of places and zones that people put before "time"; anything else isn't repeated to them. */
const cities = Intl.supportedValuesOf('timeZone')
  .map((zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '')
  .filter((city) => /^[A-Z][\p{L} ]{2,}$/u.test(city));
/** Where candidates live and what zone databases leave out or spell without accents. */
const more =
  'Abuja,Islamabad,Lahore,Rawalpindi,Faisalabad,Peshawar,Cebu,Davao,Quezon City,Mombasa,Kisumu,Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Hyderabad,Chennai,Pune,Kolkata,Cape Town,Durban,Pretoria,Medellín,Medellin,Cali,Bogotá,São Paulo,Rio,Mexico City,Guadalajara,Monterrey,Surabaya,Bandung,Chittagong,Alexandria,Ibadan,Port Harcourt,Kumasi,Kyiv,Lviv,Saigon,Hanoi,Boston,Miami,Dallas,Houston,Seattle,Washington,Philippine,Philippines,Pakistan,Pakistani,India,Indian,Kenya,Kenyan,Nigeria,Nigerian,Ghana,Egypt,Egyptian,Bangladesh,Indonesia,Indonesian,Colombia,Colombian,Mexico,Mexican,Brazil,South Africa,South African,Uganda,Tanzania,Rwanda,Vietnam,Sri Lanka,Nepal,Jamaica,Ukraine,Morocco,West Africa,East Africa,Eastern,Central,Mountain,Pacific,US Eastern,U.S. Eastern,Eastern Standard,Central Standard,Mountain Standard,Pacific Standard'.split(
    ',',
  );
const names = [...new Set([...more, ...cities])].sort((a, b) => b.length - a.length);
const name = `(?:${names.map((place) => place.replace(/\./g, '\\.')).join('|')})`;
const short =
  '(?:PHT|PHST|PKT|IST|EAT|WAT|CAT|SAST|WIB|WITA|GMT|UTC|EST|EDT|ET|CST|CDT|CT|MST|MDT|MT|PST|PDT|PT|BRT|COT|ART|CLT|PET|CET|CEST|EET|MSK|BST|SGT|HKT|JST|ICT|NPT|AST|GST)';

const zones: { pattern: RegExp; say: (found: string) => string }[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}])(${name})\\s+(?:local\\s+|standard\\s+)?time(?![\\p{L}])`, 'iu'),
    say: (found) => `${proper(found)} time`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}])(${short}(?:\\s?[+-]\\d{1,2}(?::\\d{2})?)?)(?![\\p{L}\\d])`, 'u'),
    say: (found) => found,
  },
  // Said with the hours, it counts more than where the person lives.
  {
    pattern:
      /(?:\d|[ap]\.?m\.?|noon|midnight|o['’]?clock)\s*\(?(?:U\.?S\.?\s+)?(eastern|central|mountain|pacific)\b/i,
    say: (found) => `${proper(found)} time`,
  },
  { pattern: new RegExp(`\\b(?:here )?in (${name})(?![\\p{L}])`, 'u'), say: (found) => `${found} time` },
  { pattern: /\b(Eastern|Central|Mountain|Pacific)\b/, say: (found) => `${found} time` },
];

const proper = (found: string): string =>
  names.find((known) => known.toLowerCase() === found.toLowerCase()) ?? found;

/** The time zone in a text, in our own spelling: "Manila time", "PKT"; null without a known one. */
export function zoneIn(text: string): string | null {
  for (const { pattern, say } of zones) {
    const found = pattern.exec(text)?.[1];
    if (found) return say(found);
  }
  return null;
}

/** Whether a text names a clock, in any words: "my time", "local time", a place, a zone. */
export function namesZone(text: string): boolean {
  return zoneIn(text) !== null || /\b(?:my|local|our)\s+(?:own\s+)?(?:local\s+)?time\b/i.test(text);
}
