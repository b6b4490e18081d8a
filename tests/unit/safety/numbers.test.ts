import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../server/safety/byRules.ts';
import { readSafety } from '../../../server/safety/reading.ts';
import type { SafetyKind } from '../../../shared/safety/kinds.ts';

/** Numbers, years, and lengths of time that make a danger plain, in all languages, and the same words in ordinary talk. */
describe('what a number makes plain', () => {
  it.each([
    'I swallowed forty tablets an hour ago',
    'I have taken ninety tablets of paracetamol',
    'took fifty of grandmas pills just now',
    'i popped 25 of her xanax',
    'I swallowed 22 pills',
    'tomé 17 pastillas hace una hora',
    'took 33 of my moms sleeping pills',
    'Me tomé cuarenta pastillas hace una hora',
    'me tomé como treinta pastillas de mi papá',
    'tomé veinte de las pastillas de mi abuela',
    'tomei quarenta comprimidos faz uma hora',
    'tomei uns trinta remédios do meu pai',
    'engoli vinte comprimidos da minha mãe agora',
    'uminom ako ng apatnapung tableta kanina',
    'nakainom ako ng 30 na gamot ni tatay',
    'uminom po ako ng dalawampung gamot ni lola',
    'maine chalis goliyan kha li hain',
    'maine papa ki tees goliyan kha li',
    'maine abhi 40 goliyan kha lin',
    'nimekunywa vidonge arobaini sasa hivi',
    'nimemeza vidonge thelathini vya mama',
    'nimemeza tembe hamsini za bibi',
    "j'ai avalé quarante comprimés il y a une heure",
    "j'ai pris trente cachets de mon père",
    "j'ai gobé vingt cachets de ma mère tout à l'heure",
    'بلعت أربعين حبة قبل ساعة',
    'أخذت ثلاثين حبة من دواء أمي',
    'شربت عشرين حبة من دوا جدتي',
    'aku minum empat puluh pil sejam yang lalu',
    'aku telan tiga puluh obat ibuku barusan',
    'saya menelan dua puluh butir obat bapak',
    'я выпила сорок таблеток час назад',
    'я проглотил тридцать таблеток мамы',
    'я випила двадцять таблеток бабусі щойно',
    'i took like thirty of my dads blood pressure tablets',
    'I took 25 tablets to work and swallowed them all',
    'I took 25 tablets and set my phone to silent',
    'I took 25 tablets for the pain to end',
    'I took 30 tablets and set them up in a line and swallowed one after the other',
    'took forty tablets, set them up for the school? no, I mean I swallowed them',
    'Tomé veinte tabletas, las configuré en fila y me las tragué',
  ])('more pills than anyone is prescribed: %s', (text) => {
    expect(readByRules(text).plain?.kind).toBe('self_harm');
    expect(readSafety(text)).not.toBeNull();
  });

  it.each([
    'The woman upstairs leaves her toddler by himself every night, I hear him crying for hours',
    'my sister leaves her baby alone at home for days',
    'my ex leaves our four year old alone in the car for hours',
    'la vecina deja a su bebé solo toda la noche y llora sin parar',
    'a vizinha deixa o bebê sozinho a noite inteira',
    'iniiwan ng kapitbahay yung baby nya mag-isa buong gabi',
    'padosi apne bachche ko raat bhar akela chhod jaate hain, wo rota rehta hai',
    'jirani anamwacha mtoto peke yake usiku kucha analia',
    'la voisine laisse son bébé seul toute la nuit, il hurle',
    'جارتي تترك طفلها الرضيع لحاله طول الليل وهو يبكي',
    'tetangga ninggalin bayinya sendirian semalaman nangis terus',
    'соседка оставляет младенца одного на всю ночь, он кричит',
    'сусідка лишає немовля саме на всю ніч',
  ])('a small child left alone: %s', (text) => {
    expect(readByRules(text).plain?.kind).toBe('abuse');
    expect(readSafety(text)).not.toBeNull();
  });

  it.each([
    'I was born in 2011.',
    'im born 2012 is that ok',
    'nací en 2011',
    'naci en el 2012, puedo aplicar?',
    'nasci em 2011',
    'ipinanganak po ako noong 2011',
    '2010 po ako pinanganak',
    'mera janam 2011 ka hai',
    'main 2012 me paida hua',
    'nilizaliwa mwaka 2011',
    'je suis né en 2011',
    'je suis née en 2012',
    'انا مولود سنة 2011',
    'أنا من مواليد ٢٠١٢',
    'saya lahir tahun 2011',
    'я родился в 2011 году',
    'я народилась у 2012 році',
  ])('a year of birth: %s', (text) => {
    expect(readByRules(text).plain?.kind).toBe('minor');
    expect(readSafety(text)?.kind).toBe('minor');
  });

  it.each<[string, SafetyKind]>([
    ['mi hermano deja a los niños encerrados sin comida por días', 'abuse'],
    ['my birth year is 2010', 'minor'],
    ['Date of birth: 4 March 2011', 'minor'],
  ])('the other readings find, too: %s', (text, kind) => expect(readSafety(text)?.kind).toBe(kind));

  it.each([
    'I packed forty tablets in each box and labeled them',
    'I sold thirty tablets to schools last month, Samsung mostly',
    'I took forty tablets from the delivery and scanned them into stock',
    'She took twenty orders of tablets for the shop',
    'My grandmother takes ten pills a day and I sort them for her',
    'I took 20 calls about pills a day',
    'we took thirty tablets to the fair for the demo',
    "I took one of my mom's pills for a headache, all good",
    "I ate forty of my mom's tamales haha",
    'Vendí cuarenta tabletas el mes pasado',
    'tomé veinte pedidos de pastillas por teléfono',
    'vendi trinta tablets para a escola',
    'nilihesabu vidonge arobaini kwenye duka la dawa',
    "j'ai rangé quarante comprimés dans le pilulier de ma mère",
    'عدّيت أربعين حبة في الصيدلية',
    'saya menghitung empat puluh pil di apotek',
    'я отсчитала сорок таблеток и положила в коробку',
    "I don't leave my baby alone, my mother is with her all day",
    'My toddler plays alone for an hour while I work',
    "my son is at home alone in the afternoon, he's seventeen",
    'I left the kids alone with my husband for the night shift',
    'mi bebé duerme solo toda la noche gracias a dios',
    'meu bebê dorme sozinho a noite inteira, então posso trabalhar',
    'mag-isa lang ako sa bahay buong gabi kasama ng baby ko',
    'mon bébé dort seul toute la nuit maintenant',
    'bayi saya sudah tidur sendiri semalaman',
    'ребёнок спит один всю ночь, могу работать',
    'my baby is asleep alone in her room all night so I can work nights',
    'Our company was born in 2011.',
    'My son was born in 2011 and my daughter in 2014.',
    'I was born in 1999 and started working in 2018',
    'I was working in Cebu when my daughter was born in 2012',
    'mi hija nació en 2011',
    'la empresa nació en 2012',
    'minha filha nasceu em 2011',
    'pinanganak yung anak ko noong 2012',
    'mera beta 2011 me paida hua',
    'mtoto wangu alizaliwa mwaka 2012',
    'mon fils est né en 2011',
    'ابني مواليد ٢٠١٢',
    'anak saya lahir tahun 2011',
    'моя дочь родилась в 2012 году',
    "I've been in support since 2011",
    'I was born in 1995, and my first job started in 2010',
    'She never leaves her baby alone all night',
  ])('is none: %s', (text) => expect(readSafety(text)).toBeNull());
});
