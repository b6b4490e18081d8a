import type { SafetyCardWords } from './words.ts';

// No native speaker has read these sentences yet: machine-assisted translations of the English card in notice.ts.

/** The card in Portuguese. */
export const portuguese: SafetyCardWords = {
  title: {
    self_harm: 'Você importa mais do que este formulário',
    medical: 'Sua saúde vem primeiro',
    threat: 'A segurança vem primeiro',
    abuse: 'Sua segurança vem primeiro',
    minor: 'Sua segurança vem primeiro',
  },
  text: {
    self_harm:
      'Parece que você está passando por algo muito difícil. Se você pode se machucar, fale com alguém agora. Não precisa ter certeza para ligar.',
    medical: 'Se for uma emergência médica, ligue e peça ajuda agora. Tudo aqui pode esperar.',
    threat: 'Se você ou outra pessoa está em perigo, ligue e peça ajuda agora. Tudo aqui pode esperar.',
    abuse:
      'Se você está em perigo, ligue e peça ajuda agora. Você também pode conversar com alguém em sigilo.',
    minor:
      'Se você tem menos de 18 anos, fale com um adulto em quem confia. Se está em perigo, ligue e peça ajuda agora.',
  },
  emergency: 'Em uma emergência, ligue para',
  local: 'o número de emergência da sua região',
  police: 'polícia',
  ambulance: 'ambulância',
  lines: {
    lifeline: 'Ligue ou mande mensagem, dia e noite',
    lifelineThere: 'Ligue ou mande mensagem, dia e noite (EUA e Canadá)',
    near: 'Linhas de apoio gratuitas perto de você',
    elsewhere: 'Linhas de apoio gratuitas em outros países',
  },
  told: 'Avisamos nosso contato de segurança, uma pessoa do RH, para que alguém de verdade possa ler o que você escreveu. Isso não conta contra você, e nenhuma IA dá nota.',
};
