import { escapePattern } from '../../../../shared/text/escape.ts';

/**
 * Which clock a text means. Names of places, peoples and zones as applicants write them; offsets come from the time
 * zone database that Node carries, once for winter and once for summer.
 */

/** By zone of the IANA database: words that point at it, in lower case; a name that is also a word is left out. */
const named: Record<string, string> = {
  'America/New_York':
    'et,est,edt,eastern,new york,boston,miami,atlanta,florida,washington,philadelphia,north carolina,toronto,ontario,montreal',
  'America/Chicago':
    'ct,central,chicago,dallas,houston,texas,austin,minnesota,wisconsin,winnipeg,manitoba,tennessee,kansas',
  'America/Denver': 'mt,mst,mdt,mountain,denver,colorado,utah,calgary,alberta,edmonton',
  'America/Phoenix': 'phoenix,arizona',
  'America/Los_Angeles':
    'pt,pst,pdt,pacific,los angeles,seattle,california,san francisco,oregon,vancouver,nevada',
  'America/Halifax': 'halifax,nova scotia,bermuda',
  'America/Mexico_City':
    'mexico,mexican,mexico city,cdmx,guadalajara,monterrey,puebla,oaxaca,querétaro,merida,mérida',
  'America/Tijuana': 'tijuana',
  'America/Guatemala':
    'guatemala,guatemalan,el salvador,salvadoran,san salvador,honduras,honduran,tegucigalpa,nicaragua,managua,costa rica,costa rican',
  'America/Belize': 'belize',
  'America/Panama': 'panama,panamá,panamanian',
  'America/Jamaica': 'jamaica,jamaican,kingston,montego bay,cayman',
  'America/Havana': 'cuba,havana',
  'America/Port-au-Prince': 'haiti,haitian',
  'America/Santo_Domingo': 'dominican,santo domingo,dominican republic',
  'America/Puerto_Rico': 'puerto rico,ponce,san juan',
  'America/Port_of_Spain': 'trinidad,tobago,barbados,grenada,guadeloupe,martinique,saint lucia,st lucia',
  'America/Bogota':
    'cot,colombia,colombian,bogota,bogotá,medellin,medellín,cali,barranquilla,cartagena,bucaramanga',
  'America/Lima': 'peru,perú,peruvian,lima,arequipa,cusco,trujillo',
  'America/Guayaquil': 'ecuador,ecuadorian,quito,guayaquil,cuenca',
  'America/Caracas': 'venezuela,venezuelan,caracas,maracaibo',
  'America/La_Paz': 'bolivia,bolivian,la paz,santa cruz',
  'America/Guyana': 'guyana',
  'America/Santiago': 'chile,chilean,santiago,valparaíso,valparaiso',
  'America/Asuncion': 'paraguay,asuncion,asunción',
  'America/Montevideo': 'uruguay,uruguayan,montevideo',
  'America/Argentina/Buenos_Aires':
    'art,argentina,argentine,argentinian,buenos aires,córdoba,cordoba,rosario,mendoza,tucumán',
  'America/Sao_Paulo':
    'brt,brazil,brazilian,brasil,são paulo,sao paulo,rio,rio de janeiro,recife,salvador,curitiba,fortaleza,belo horizonte,porto alegre,brasília,brasilia,florianópolis,goiânia',
  'America/Manaus': 'manaus',
  'Atlantic/Cape_Verde': 'cape verde,cabo verde,mindelo',
  'Africa/Abidjan':
    'ghana,ghanaian,accra,kumasi,tamale,senegal,dakar,ivory coast,abidjan,gambia,sierra leone,freetown,liberia,monrovia,bamako,burkina faso',
  'Africa/Casablanca': 'morocco,moroccan,casablanca,rabat,tangier,marrakech,agadir',
  'Africa/Lagos':
    'wat,west africa,west african,nigeria,nigerian,lagos,abuja,ibadan,port harcourt,enugu,kano,benin,cotonou,cameroon,douala,yaoundé,yaounde,angola,luanda,kinshasa,gabon',
  'Africa/Algiers': 'algeria,algerian,algiers,oran',
  'Africa/Tunis': 'tunisia,tunisian,tunis,sfax',
  'Africa/Tripoli': 'libya,libyan,tripoli',
  'Africa/Cairo': 'egypt,egyptian,cairo,alexandria,giza',
  'Africa/Johannesburg':
    'sast,south africa,south african,johannesburg,joburg,cape town,durban,pretoria,lesotho,eswatini,soweto,gqeberha,bloemfontein',
  'Africa/Windhoek': 'namibia,namibian,windhoek',
  'Africa/Maputo':
    'cat,central africa,mozambique,maputo,zimbabwe,zimbabwean,harare,bulawayo,zambia,zambian,lusaka,malawi,lilongwe,blantyre,botswana,gaborone,rwanda,rwandan,kigali,burundi,lubumbashi',
  'Africa/Khartoum': 'sudan,sudanese,khartoum',
  'Africa/Nairobi':
    'eat,east africa,east african,kenya,kenyan,nairobi,mombasa,kisumu,nakuru,eldoret,uganda,ugandan,kampala,gulu,tanzania,tanzanian,dar es salaam,arusha,mwanza,ethiopia,ethiopian,addis ababa,addis,somalia,mogadishu,hargeisa,madagascar,djibouti,eritrea',
  'Indian/Mauritius': 'mauritius,mauritian',
  'Europe/London':
    'gmt/bst,bst,uk,u.k.,united kingdom,england,london,scotland,wales,manchester,leeds,glasgow,british',
  'Europe/Dublin': 'ireland,irish,dublin',
  'Europe/Lisbon': 'portugal,portuguese,lisbon,lisboa,porto,braga',
  'Europe/Madrid': 'cet,cest,spain,madrid,barcelona,valencia,sevilla,seville,málaga',
  'Europe/Paris': 'france,paris,lyon,marseille,belgium,brussels,luxembourg',
  'Europe/Berlin':
    'germany,berlin,munich,hamburg,austria,vienna,switzerland,zurich,netherlands,dutch,amsterdam,denmark,copenhagen,sweden,swedish,stockholm,norway,oslo,italy,italian,rome,bologna,genoa,palermo,florence,milan,naples,napoli,turin,poland,polish,warsaw,krakow,kraków,gdańsk,wrocław,łódź,czech,prague,brno,slovakia,bratislava,hungary,hungarian,budapest,serbia,serbian,belgrade,niš,novi sad,croatia,croatian,zagreb,slovenia,ljubljana,bosnia,sarajevo,montenegro,podgorica,macedonia,macedonian,skopje,albania,albanian,tirana,kosovo,pristina,malta',
  'Europe/Athens': 'eet,eest,greece,greek,athens,thessaloniki,cyprus,cypriot,nicosia,limassol',
  'Europe/Bucharest':
    'romania,romanian,bucharest,cluj,iași,iasi,timișoara,bulgaria,bulgarian,sofia,plovdiv,varna,moldova,chișinău,chisinau',
  'Europe/Kyiv': 'ukraine,ukrainian,kyiv,kiev,lviv,kharkiv,odesa,odessa,dnipro,vinnytsia',
  'Europe/Vilnius': 'lithuania,vilnius,kaunas,latvia,riga,estonia,tallinn,finland,finnish,helsinki',
  'Europe/Istanbul': 'turkey,türkiye,turkiye,turkish,istanbul,ankara,izmir,bursa,antalya',
  'Europe/Moscow': 'msk,russia,moscow,belarus,minsk',
  'Asia/Beirut': 'lebanon,lebanese,beirut',
  'Asia/Amman': 'jordan,jordanian,amman,syria,damascus',
  'Asia/Jerusalem': 'israel,israeli,jerusalem,tel aviv,palestine,palestinian,gaza,ramallah,west bank',
  'Asia/Riyadh':
    'saudi,saudi arabia,riyadh,jeddah,kuwait,qatar,doha,bahrain,iraq,iraqi,baghdad,yemen,sanaa,aden,erbil',
  'Asia/Dubai': 'dubai,uae,u.a.e.,emirates,abu dhabi,sharjah,oman,muscat',
  'Asia/Tehran': 'iran,iranian,tehran',
  'Asia/Tbilisi': 'georgian,tbilisi,batumi,armenia,armenian,yerevan,azerbaijan,baku',
  'Asia/Kabul': 'afghanistan,afghan,kabul,herat',
  'Asia/Tashkent': 'uzbekistan,uzbek,tashkent,samarkand,tajikistan,dushanbe,turkmenistan',
  'Asia/Almaty': 'kazakhstan,kazakh,almaty,astana',
  'Asia/Bishkek': 'kyrgyzstan,kyrgyz,bishkek',
  'Asia/Karachi':
    'pkt,pakistan,pakistani,karachi,lahore,islamabad,rawalpindi,faisalabad,multan,peshawar,sialkot,quetta,hyderabad sindh,pakistan standard',
  'Asia/Kolkata':
    'ist,india,indian,mumbai,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,pune,kolkata,kochi,kerala,jaipur,ahmedabad,lucknow,indore,coimbatore,indian standard',
  'Asia/Colombo': 'sri lanka,sri lankan,colombo,kandy',
  'Asia/Kathmandu': 'npt,nepal,nepali,nepalese,kathmandu,pokhara',
  'Asia/Dhaka': 'bangladesh,bangladeshi,dhaka,chittagong,chattogram,sylhet,khulna,rajshahi,bhutan',
  'Asia/Yangon': 'myanmar,burma,yangon,mandalay',
  'Asia/Bangkok':
    'ict,thailand,thai,bangkok,chiang mai,vietnam,vietnamese,hanoi,saigon,ho chi minh,da nang,danang,cambodia,phnom penh,laos,vientiane',
  'Asia/Jakarta':
    'wib,indonesia,indonesian,jakarta,surabaya,bandung,yogyakarta,semarang,medan,palembang,malang',
  'Asia/Makassar': 'wita,bali,denpasar,makassar,lombok',
  'Asia/Kuala_Lumpur': 'malaysia,malaysian,kuala lumpur,penang,johor,sabah,kota kinabalu,sarawak,brunei',
  'Asia/Singapore': 'sgt,singapore',
  'Asia/Manila':
    'pht,phst,philippine,philippines,filipino,manila,cebu,davao,quezon city,baguio,iloilo,bacolod,laguna,cavite,pampanga,bulacan,cagayan de oro,batangas,ph time,dito',
  'Asia/Hong_Kong': 'hkt,hong kong,china,shanghai,beijing,shenzhen,taiwan,taipei',
  'Asia/Seoul': 'korea,korean,seoul',
  'Asia/Tokyo': 'jst,japan,japanese,tokyo,osaka',
  'Asia/Ulaanbaatar': 'mongolia,mongolian,ulaanbaatar',
  'Australia/Brisbane': 'brisbane,queensland',
  'Australia/Sydney': 'australia,sydney,melbourne',
  'Pacific/Auckland': 'new zealand,auckland',
  'Pacific/Fiji': 'fiji,suva',
  'Pacific/Port_Moresby': 'papua new guinea,port moresby',
};

/** Short forms count in capitals ("EAT", not "eat"), or in any case where a clock stands beside them ("9 to 5 ist"). */
const capitals = new Set(
  'et,est,edt,ct,mt,mst,mdt,pt,pst,pdt,cot,art,brt,wat,sast,cat,eat,bst,uk,cet,cest,eet,eest,msk,uae,pkt,ist,npt,ict,wib,wita,pht,phst,sgt,hkt,jst'.split(
    ',',
  ),
);

/** A time of day stands before it. */
const afterClock = String.raw`(?<=\d(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?|h(?:rs?)?|hours)?\s?)`;
/** Short forms that are words, too: after a clock they count only where their sentence pauses. */
const words = new Set(['eat', 'cat', 'art']);
const edge = String.raw`(?![\p{L}\p{N}])`;

function shortForm(name: string): RegExp {
  const anyCase = escapePattern(name).replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const pause = words.has(name) ? String.raw`(?=\s*(?:[.,;)]|$))` : edge;
  const start = String.raw`(?<![\p{L}\p{N}])`;
  return new RegExp(
    [
      `${start}${escapePattern(name.toUpperCase())}${edge}`,
      `${afterClock}${anyCase}${pause}`,
      `${start}${anyCase}(?= time${edge})`,
    ].join('|'),
    'u',
  );
}

type ZoneName = { zone: string; name: string; pattern(): RegExp };
let names: ZoneName[] | null = null;

/** Every name, longest first; a pattern is made when a text first contains its name. */
function zoneNames(): ZoneName[] {
  names ??= Object.entries(named)
    .flatMap(([zone, list]) => list.split(',').map((name) => ({ zone, name })))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ zone, name }) => {
      let made: RegExp | null = null;
      const pattern = (): RegExp => {
        made ??= capitals.has(name)
          ? shortForm(name)
          : new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'iu');
        return made;
      };
      return { zone, name, pattern };
    });
  return names;
}

/** Zones a text points at, by the place where each is first named. */
export function zonesIn(text: string): string[] {
  const lower = text.toLowerCase();
  const found = zoneNames()
    .filter(({ name }) => lower.includes(name))
    .map(({ zone, pattern }) => ({ zone, at: text.search(pattern()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ zone }) => zone);
  return [...new Set(found)];
}

/** Any winter and summer of these years would do: both hemispheres' rules are the current ones. */
const WINTER = new Date('2026-01-15T12:00:00Z');
const SUMMER = new Date('2026-07-15T12:00:00Z');

/** Minutes to add to UTC for a zone's clock, in the northern winter and summer. */
export function offsetsOf(zone: string): { winter: number; summer: number } {
  return { winter: offsetAt(zone, WINTER), summer: offsetAt(zone, SUMMER) };
}

function offsetAt(timeZone: string, date: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    date,
  );
  const value = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(value) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
