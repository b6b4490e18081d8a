import type { SafetyWords } from './safetyWords.ts';

// No native speaker has read these sentences yet: machine-assisted translations of en.ts.

/** The safety reply in Spanish. */
export const spanish: SafetyWords = {
  opening: {
    self_harm: 'Gracias por contármelo. Parece que estás pasando por algo muy difícil.',
    medical: 'Parece que tú o alguien cerca de ti puede necesitar ayuda médica.',
    threat: 'Parece que alguien podría salir herido o que alguien te ha amenazado.',
    abuse: 'Gracias por contármelo. Parece que alguien te está haciendo daño.',
    minor: 'Parece que se trata de alguien menor de 18 años, y su seguridad es lo primero.',
  },
  ai: 'Dejo mi papel: soy una IA, y una persona real importa más que {place}.',
  place: { interview: 'esta entrevista', work: 'este trabajo', practice: 'esta práctica' },
  emergency: 'Si tú u otra persona está en peligro ahora, llama al {number}, por favor.',
  local: 'número de emergencias de tu país',
  police: 'policía',
  ambulance: 'ambulancia',
  talk: 'También puedes hablar con una persona: {lines}.',
  told: 'Nuestro contacto de seguridad, una persona de Recursos Humanos, ya fue avisado y puede leer lo que escribiste.',
  choice: 'Las preguntas se detienen aquí. Puedes parar ahora o seguir otro día. No te perjudicará.',
};
