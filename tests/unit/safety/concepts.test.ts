import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSafety } from '../../../server/safety/reading.ts';

/** One saying per language for rules that all languages share; each language's words are its own. */
const kindOf = (text: string): string | null => readSafety(text)?.kind ?? null;

describe('ideas that all languages share', () => {
  it.each([
    'I gave my cat to a neighbor, wrote letters to my boys, goodbye everyone',
    'mi primo está en la azotea diciendo que se avienta',
    'tô juntando remédio faz um mês',
    'nakahanda na yung lubid sa kwarto',
    'mera bhai chhat pe chadh gaya hai bol raha hai kood jayega',
    'nimekusanya vidonge mwezi mzima',
    'si je crève personne le remarquera',
    'وزعت كل أغراضي وسددت ديوني، بعد الجمعة ما رح أحتاج شي',
    'abis pemakaman ibu aku beli tali, ada di bagasi',
    'через 5 лет? на кладбище. дату я уже выбрал',
  ])('veiled self-harm: %s', (text) => {
    expect(kindOf(text)).toBe('self_harm');
  });

  it.each([
    'the customer isn’t responding and the system is not responding either',
    'el cliente no responde y el sistema tampoco responde',
    'o cliente não responde e o sistema também não responde',
    'di sumasagot si customer at di rin nagrerespond yung system',
    'customer jawab nahi de raha aur system bhi respond nahi kar raha',
    'mteja hajibu na system pia haijibu',
    'le client ne répond pas et le système ne répond plus',
    'الزبون ما عم يرد والسيستم كمان ما عم يستجيب',
    'customer ga respon dan sistem juga ga respon',
    'клієнт не відповідає і система теж не відповідає',
  ])('no answer from a customer or a system is no emergency: %s', (text) => {
    expect(kindOf(text)).toBeNull();
  });

  it.each([
    ['I know which bus she takes, and the rifle is in the trunk', 'threat'],
    ['siento la mano dormida y las palabras me salen al revés', 'medical'],
    ['ele lê minhas mensagens e quebrou duas costelas minhas', 'abuse'],
    ['bumalik ako sa blade, basa ng dugo ang manggas', 'self_harm'],
    ['pul par khada hu, bas thodi himmat chahiye', 'self_harm'],
    ['anavunja mlango na nimejificha', 'threat'],
    ['mes obsèques sont payées, la lettre est dans le tiroir', 'self_harm'],
    ['عم يكسر باب البيت وأنا متخبية', 'threat'],
    ['sebenernya umurku 14, ini akun ibu', 'minor'],
    ['стою на мосту, осталось набраться смелости', 'self_harm'],
  ])('what is only hinted at: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    'please don’t schedule me on Thursday, the kids are with their dad',
    'no me agenden el viernes, los niños están con su papá',
    'je suis assise sur le quai, mon train arrive',
    'aku lagi duduk di peron nunggu kereta',
    'main railway platform par khada hu, network weak hai',
    'A courier kept banging on the gate, but the address was wrong.',
    'In 2018 a man on the line said he’d burn our branch down. I logged it and told security.',
    'We lost on an own goal, and I had to kill three processes.',
  ])('one hint alone, or an old story, is no danger: %s', (text) => {
    expect(kindOf(text)).toBeNull();
  });

  it('takes back what a customer is quoted with, in any quotation marks and on either side', () => {
    for (const text of [
      "Client typed 'I will jump off a bridge', I sent the refund form.",
      '«je saute d’un pont si l’appli me déconnecte», dit la cliente',
      'The customer wrote “I’m going to kill someone if it isn’t here by Friday”.',
    ])
      expect(kindOf(text), text).toBeNull();
    expect(kindOf("My sister wrote 'I will jump off a bridge' and turned her phone off.")).toBe('self_harm');
  });

  it('tells a small child’s poisoning from self-harm', () => {
    expect(kindOf('my 1yo drank some drain cleaner, shes vomiting')).toBe('medical');
    expect(kindOf('I drank some drain cleaner')).toBe('self_harm');
  });

  it('says in the head of a file that no native speaker has read it', () => {
    const files = globSync('server/safety/concepts/**/*.ts').filter((file) => !file.endsWith('rules.ts'));
    expect(files).toHaveLength(20);
    for (const file of files)
      expect(readFileSync(file, 'utf8').slice(0, 300)).toContain('Not yet read by a native speaker');
  });
});
