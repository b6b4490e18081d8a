import { describe, expect, it } from 'vitest';
import { besideFigures } from '../../../server/safety/byRules.ts';
import { readSafety } from '../../../server/safety/reading.ts';

/** What happens right now, in plain words, and what only sounds like it: see `server/safety/scenes`. */
const kindOf = (text: string): string | null => readSafety(text)?.kind ?? null;

describe('scenes that all languages share', () => {
  it.each([
    "Our forklift driver is convulsing on the floor of aisle 7, who's trained in first aid here",
    "Karim fait une crise d'épilepsie à la caisse 3, qui est secouriste ??",
    'Budi kejang di gudang, siapa yang bisa P3K',
    'Ramesh ko mirgi ka daura pad raha hai line 2 par, first aid kisko aata hai',
    'there was shrimp in the sauce, my throat feels tight and my tongue is swollen, epipen is at home',
    'comí algo con cacahuate, se me cierra la garganta y los labios hinchados, no traigo mi epinefrina',
    'съел что-то с орехами, горло сжимает, губы раздуло, ручки с адреналином нет',
  ])('a seizure beside the writer, or a throat that closes: %s', (text) => {
    expect(kindOf(text)).toBe('medical');
  });

  it.each([
    "Tell Hendricks I'll be putting him in the ground before payday",
    "I'm coming to the depot on Monday and not all of you will walk out",
    'Je passe à l’agence vendredi et tout le monde n’en ressortira pas',
    'kalau dia bentak aku lagi kukirim dia ke liang kubur',
    'إذا رجع صرخ علي رح أدفنه',
    'سآتي إلى مكتبكم يوم الأحد ولن يخرج الجميع',
    'agli baar usko zameen mein gaad dunga, HR ko kya batana',
  ])('a killing announced in a figure of speech: %s', (text) => {
    expect(kindOf(text)).toBe('threat');
  });

  it.each([
    "I keep imagining stabbing my supervisor, I've even planned when, and I'm scared I'll really do it",
    'images of smothering my baby keep coming, I’m terrified I could do it',
    'постоянно представляю, как причиняю боль соседу, уже продумал когда, и боюсь, что сделаю это',
  ])('a plan to hurt someone that frightens the writer: %s', (text) => {
    expect(kindOf(text)).not.toBeNull();
  });

  it.each([
    "a guy just headbutted Luis by the returns desk and he's swinging a stool at us, who's the manager on duty",
    'un cliente le acaba de pegar un puñetazo a Ana en la cara y está tirando botellas, llamen a seguridad',
    'sinuntok ng customer si Mae sa mukha ngayon lang at binabato kami ng bote',
    'mteja amempiga ngumi Amina usoni sasa hivi na anaturushia chupa',
    'pelanggan barusan nonjok Rina di muka dan sekarang lempar botol ke kami',
    "my uncle is walking around behind me with a machete, I've locked myself in the laundry room",
    'मेरा भाई कुल्हाड़ी लेकर मेरे पीछे घूम रहा है, मैं बाथरूम में बंद हूँ',
    'kaka ananitafuta na panga, nimejifungia chooni',
    'брат ходит за мной с топором, я заперлась в ванной',
  ])('an attack beside the writer, or a weapon behind the door: %s', (text) => {
    expect(kindOf(text)).toBe('threat');
  });

  it.each([
    "I'm the one who has first aid on our floor, certificate from last year",
    'Qui est secouriste dans l’équipe ? Je mets à jour la liste',
    'My throat feels tight before interviews, and I forgot my pen to take notes',
    "we are putting grandpa in the ground on Saturday so I can't take that shift",
    'не все выйдут в смену в пятницу',
    'закопаю кабель и вернусь в офис',
    'I just punched in the wrong code and the till is throwing errors at us',
    'I locked myself in the bathroom by mistake and a colleague opened it with an axe, fun first day',
  ])('the same words in ordinary talk: %s', (text) => {
    expect(kindOf(text)).toBeNull();
  });

  it.each([
    'un collègue m’a poignardé dans le dos, il s’est attribué mon idée',
    'teman kantor nusuk aku dari belakang, ideku diaku-aku',
    'Neuf ans aux soins intensifs : tentatives de suicide, overdoses, accidents de moto. Je veux du calme',
    'As a dispatcher I logged overdoses, suicide attempts, and car crashes; the job taught me calm',
    'mamamatay na cp ko, charge muna',
    'موبايلي رح يموت، لحظة أجيب الشاحن',
    'sudé sangre para sacar ese cierre de mes',
    'I played dead bodies as an extra on two crime shows, once with a gun to my head for ten hours',
    'De extra hice de muerto y una vez de rehén con la pistola en la cabeza todo el día',
    'A shopper yelled he’d burn the store down over a toaster. I listened, refunded him, and he left happy.',
    'El cliente gritó que iba a quemar la tienda si no llegaba su lavadora. Llamé a logística y quedó resuelto el mismo día.',
  ])('a figure of speech, or a story of work: %s', (text) => {
    expect(kindOf(text)).toBeNull();
  });

  it.each([
    'my phone is dying and so am I, I took all the pills',
    "phone's about to die, goodbye everyone, I'm going to kill myself tonight",
    'on the phone with 911, my dad is dying, not breathing',
    'acordei com sangue nos olhos e não enxergo nada',
    "I was an ICU nurse for nine years. I've had two suicide attempts and I want to die again",
    'I used to be a film extra. Now I’m sitting here with a gun to my head',
    'The customer said he’d burn my house and he is outside with a gas can right now',
    'кровь из носу надо сдать отчёт, а потом я повешусь',
    // Each was hidden by an excuse that was tried: long separated, healed, at a sport, among others, solved.
    "My ex choked me last night even though we separated a year ago. I'm fine, but he's coming back.",
    'My husband broke my ribs because I came home late from the gym, and my coach noticed.',
    "I volunteer on weekends, but I'm one of those who want to die.",
    "The man said he'd come back and burn the store down with all of us inside. I'm hiding behind the coffee machine.",
  ])('a figure of speech hides nothing beside it: %s', (text) => {
    expect(kindOf(text)).not.toBeNull();
  });

  it('keeps the offsets of what stands beside a figure of speech', () => {
    const text = 'my phone is dying, I want to kill myself';
    expect(besideFigures(text)).toBe('my               , I want to kill myself');
    const finding = readSafety(text);
    expect(text.slice(finding?.start, finding?.end)).toContain('kill myself');
  });
});
