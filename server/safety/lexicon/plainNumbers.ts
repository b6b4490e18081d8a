import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';
import type { RuleTexts } from '../ruleTexts.ts';

/**
 * Dangers that a number, a year, or a length of time makes plain, which the learned reading knows too little about: more pills
 * swallowed than anyone is prescribed at a time, a year of birth that makes the writer a minor, and a small child left alone for
 * hours. Like `plain.ts`, the learned reading neither hears of these rules nor takes them back. Not yet read by native speakers.
 */

/** From 15 to 200: fewer tablets a day are prescribed. */
const MANY = Array.from({ length: 186 }, (_, more) => 15 + more).join('|');
/** Born in 2010, one is of age in 2028. */
const BORN = '2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020';

export const plainNumbers: Readonly<Record<SafetyLanguage, RuleTexts>> = {
  en: {
    self_harm: `
      took|taken|swallowed|downed|popped|ate|gulped _ ${MANY}|fifteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|dozens sleeping|blood_pressure|heart|pain|strong|little|white? pills|pill|tablets|tabs|capsules|painkillers|paracetamol|paracetamols|tylenol|ibuprofen|ibuprofens|aspirin|aspirins|xanax|valium|benadryl|ambien -from|out|back|to_the|to_a|to_our|to_school|to_schools|day|daily|week|month|stock
      took|taken|swallowed|downed|popped|ate|gulped _ ${MANY}|fifteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|dozens of _ my|his|her|moms|mums|dads|moms|mothers|fathers|grandmas|grandmothers|grandpas|wifes|husbands|the|those|these|them|s __ pills|tablets|capsules|painkillers|meds|xanax|valium -from|out|back|to_the|to_a|to_our|day|daily|week|month|stock`,
    abuse: `
      leaves|leaving|abandons _ baby|babies|toddler|toddlers|infant|newborn|kid|kids|child|children|son|daughter|twins|year_old _ alone|unattended|unsupervised|by_himself|by_herself|by_themselves in|at|inside? _ flat|apartment|house|home|room|car? _ all_night|all_day|overnight|night|nights|hours|days|days_on_end`,
    minor: `
      + i|im|i_m was|am|were? only|just? born in|on? the_year|year|january|february|march|april|may|june|july|august|september|october|november|december? ${BORN}`,
  },
  es: {
    self_harm: `
      tome|tomado|trague|tragado|ingeri|ingerido|zampe _ ${MANY}|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien pastillas|tabletas|comprimidos|capsulas|pildoras|clonazepam|paracetamol -al_dia|diarias|del|semana|mes
      tome|tomado|trague|tragado|ingeri|ingerido|zampe _ ${MANY}|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien de _ pastillas|tabletas|comprimidos|capsulas|pildoras -al_dia|diarias|semana|mes`,
    abuse: `
      deja|dejan|dejo|abandona|abandonan _ bebe|bebes|nino|ninos|nina|ninas|hijo|hija|hijos|criatura|guagua _ solo|sola|solos|solas|encerrado|encerrada|encerrados __ toda_la_noche|todo_el_dia|noches|horas|dias`,
    minor: `
      + naci en el? ano? ${BORN}`,
  },
  pt: {
    self_harm: `
      tomei|tomado|engoli|engolido|ingeri _ ${MANY}|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem comprimidos|remedios|pilulas|capsulas|rivotril|paracetamol -por_dia|ao_dia|do_estoque|semana|mes
      tomei|tomado|engoli|engolido|ingeri _ ${MANY}|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem do|dos|das|da _ comprimidos|remedios|pilulas|capsulas -por_dia|ao_dia|semana|mes`,
    abuse: `
      deixa|deixam|deixou|abandona|abandonam _ bebe|bebes|nenem|crianca|criancas|filho|filha|filhos|menino|menina _ sozinho|sozinha|sozinhos|sozinhas|trancado|trancada|trancados __ noite_inteira|noite_toda|toda_noite|dia_inteiro|dia_todo|horas|dias`,
    minor: `
      + nasci em|no? ano? de? ${BORN}`,
  },
  fr: {
    self_harm: `
      avale|avales|pris|gobe|ingere|bouffe|avalee _ ${MANY}|quinze|vingt|trente|quarante|cinquante|soixante|cent comprimes|cachets|pilules|gelules|xanax|doliprane|lexomil -par_jour|semaine|mois|stock
      avale|avales|pris|gobe|ingere|bouffe|avalee _ ${MANY}|quinze|vingt|trente|quarante|cinquante|soixante|cent de|des __ comprimes|cachets|pilules|gelules -par_jour|semaine|mois|stock`,
    abuse: `
      laisse|laissent|laissait|abandonne|abandonnent _ bebe|bebes|enfant|enfants|fils|fille|petit|petite|petits|gosse|gosses|nourrisson _ seul|seule|seuls|seules|enferme|enfermes __ toute_la_nuit|toutes_les_nuits|toute_la_journee|nuits|heures|jours`,
    minor: `
      + je|j suis ne|nee en ${BORN}`,
  },
  id: {
    self_harm: `
      minum|minumin|telan|nelan|menelan|tenggak|nenggak|menenggak _ ${MANY}|lima_belas|dua_puluh|dua_puluhan|tiga_puluh|tiga_puluhan|empat_puluh|empat_puluhan|lima_puluh|enam_puluh|tujuh_puluh|delapan_puluh|sembilan_puluh|seratus _ pil|obat|tablet|kapsul|paracetamol|panadol|bodrex -sehari|hari|minggu|per|stok`,
    abuse: `
      ninggalin|meninggalkan|tinggalin|ninggal __ bayi|bayinya|anak|anaknya|balita|balitanya _ sendiri|sendirian _ semalaman|semalam|malam|berjam|jam|hari|berhari`,
    minor: `
      + -anak|adik|kakak|putra|putri|keponakan|cucu saya|aku|gue|gw|gua lahir pada|di? tahun|thn? ${BORN}`,
  },
  tl: {
    self_harm: `
      uminom|nakainom|ininom|nilunok|nakalunok|nilaklak|nilagok __ ${MANY}|labinlimang|dalawampung|dalawampu|tatlumpung|tatlumpu|apatnapung|apatnapu|limampung|limampu|animnapung|pitumpung|walumpung|siyamnapung|sandaang na|piraso|pirasong? tableta|tablet|gamot|pills|kapsula|capsule|paracetamol|biogesic -kada|araw_araw|bawat|kahapon_sa_stock`,
    abuse: `
      iniiwan|iniwan|pinababayaan|pinabayaan __ anak|anaknya|bata|sanggol|baby _ mag_isa|nag_iisa|magisa|walang_kasama _ buong_gabi|gabi_gabi|magdamag|gabi|oras|maghapon`,
    minor: `
      + ipinanganak|pinanganak|isinilang po? ako po? noong|nung|nong|taong? taong? ${BORN}
      + ${BORN} po? ako po? ipinanganak|pinanganak`,
  },
  hi_ur: {
    self_harm: `
      ${MANY}|bees|tees|chalis|chaalis|pachas|pachaas|saath|sattar|assi|nabbe|sau|बीस|तीस|चालीस|पचास|साठ|सौ|بیس|تیس|چالیس|پچاس|ساٹھ|سو neend_ki|नींद_की|نیند_کی? goliyan|goliyaan|goliya|goli|tablet|tablets|गोलियाँ|गोलियां|گولیاں ek_sath|ek_saath|abhi? kha|khali|khayi|khaayi|nigal|le_li|खा|निगल|کھا|نگل -roz|har|din|रोज़|روز`,
    abuse: `
      bachche|bacche|bachcha|bachchon|bachchi|baby|बच्चे|बच्चों|बच्ची|بچے|بچوں|بچی __ akela|akele|akeli|अकेला|अकेले|अकेली|اکیلا|اکیلے|اکیلی _ chhod|chod|chhor|chor|छोड़|چھوڑ _ jata|jati|jate|jaata|jaati|jaate|deta|deti|dete|dia|diya|जाता|जाती|जाते|देते|देता|جاتا|جاتی|جاتے|دیتے`,
    minor: `
      + mera|meri|मेरा|میرا janam|janm|janma|birth|जन्म|جنم _ ${BORN}
      + main|mai|mein|मैं|میں ${BORN} me|mein|main|mai|में|میں? paida|born|पैदा|پیدا`,
  },
  sw: {
    self_harm: `
      nimekunywa|nilikunywa|nimemeza|nilimeza|nimebugia|nimekula __ vidonge|tembe|dawa|vidonge_vya _ ${MANY}|ishirini|thelathini|arobaini|hamsini|sitini|sabini|themanini|tisini|mia -kwa_siku|kila|siku`,
    abuse: `
      anamwacha|anamuacha|anawaacha|wanamwacha|wanawaacha|amemwacha|amewaacha __ mtoto|watoto|kichanga|mwanawe|wanawe _ peke _ usiku|kutwa|kucha|siku|masaa|saa`,
    minor: `
      + nilizaliwa|nimezaliwa mwaka|mnamo? wa? ${BORN}`,
  },
  ar: {
    self_harm: `
      بلعت|أخذت|شربت|تناولت|خذيت|أكلت|كليت _ ${MANY}|عشرين|ثلاثين|تلاتين|أربعين|خمسين|ستين|سبعين|ثمانين|تسعين|مية|مئة حبة|حبه|حبات|حبوب|قرص|أقراص|كبسولة -يوميا|باليوم|المخزن`,
    abuse: `
      تترك|يترك|بتترك|بيترك|يتركون|تركت|تاركة|تارك|بتسيب|بيسيب|سايبة|تخلي|يخلي|بتخلي __ طفلها|طفله|ابنها|ابنه|بنتها|بنته|الطفل|رضيعها|الرضيع|أطفالها|أطفاله|ولادها|أولادها|أولاده|ولدها _ لحاله|لحالها|لحالهم|وحده|وحدها|وحدهم|لوحده|لوحدها|لوحدهم|بمفرده|بمفردها _ طول_الليل|كل_ليلة|الليل|ساعات|أيام`,
    minor: `
      + أنا من? مولود|مولودة|مواليد|ولدت|انولدت|اتولدت سنة|عام|في? ${BORN}
      + انولدت|اتولدت|مواليدي سنة|عام|في? ${BORN}`,
  },
  uk_ru: {
    self_harm: `
      выпил|выпила|випив|випила|проглотил|проглотила|проковтнув|проковтнула|съел|съела|принял|приняла|прийняв|прийняла|зїв|зїла|наглотался|наглоталась|наковтався|наковталась _ ${MANY}|пятнадцать|двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|сто|пятнадцять|двадцять|тридцять|пятдесят|шістдесят|сімдесят таблеток|таблетки|пігулок|пилюль|капсул|снотворного|снодійного -в_день|на_день|склад*`,
    abuse: `
      оставляет|оставляют|оставила|оставил|бросает|бросила|лишає|лишила|залишає|залишають|залишила|кидає _ младенца|ребенка|грудничка|детей|немовля|дитину|дітей|малыша|малюка|сына|дочь|сина|доньку _ одного|одну|одних|саме|саму|самого|самих _ ночь|ніч|сутки|добу|дня|дней|дні|днів|часов|годин|часами|годинами|ночи|ночі`,
    minor: `
      + я родился|родилась|народився|народилась|народилася в|у? ${BORN}`,
  },
};
