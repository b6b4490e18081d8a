import type { SafetyWords } from './safetyWords.ts';

// No native speaker has read these sentences yet: machine-assisted translations of en.ts.

/** The safety reply in Portuguese. */
export const portuguese: SafetyWords = {
  opening: {
    self_harm: 'Obrigado por me contar. Parece que você está passando por algo muito difícil.',
    medical: 'Parece que você ou alguém perto de você pode precisar de ajuda médica.',
    threat: 'Parece que alguém pode se machucar ou que alguém ameaçou você.',
    abuse: 'Obrigado por me contar. Parece que alguém está machucando você.',
    minor: 'Parece que se trata de alguém com menos de 18 anos, e a segurança dessa pessoa vem primeiro.',
  },
  ai: 'Saio do meu papel: sou uma IA, e uma pessoa real importa mais do que {place}.',
  place: { interview: 'esta entrevista', work: 'este trabalho', practice: 'esta prática' },
  emergency: 'Se você ou outra pessoa está em perigo agora, ligue para {number}, por favor.',
  local: 'o número de emergência do seu país',
  police: 'polícia',
  ambulance: 'ambulância',
  talk: 'Você também pode conversar com uma pessoa: {lines}.',
  told: 'Nosso contato de segurança, uma pessoa do RH, foi avisado e pode ler o que você escreveu.',
  choice:
    'As perguntas param aqui. Você pode parar agora ou continuar outro dia. Isso não vai prejudicar você.',
};
