import type { SafetyCardWords } from './words.ts';

// No native speaker has read these sentences yet: machine-assisted translations of the English card in notice.ts.

/** The card in Spanish. */
export const spanish: SafetyCardWords = {
  title: {
    self_harm: 'Tú importas más que este formulario',
    medical: 'Tu salud es lo primero',
    threat: 'La seguridad es lo primero',
    abuse: 'Tu seguridad es lo primero',
    minor: 'Tu seguridad es lo primero',
  },
  text: {
    self_harm:
      'Parece que estás pasando por algo muy duro. Si podrías hacerte daño, habla con alguien ahora. No hace falta que estés seguro para llamar.',
    medical: 'Si es una emergencia médica, pide ayuda por teléfono ahora. Todo lo de aquí puede esperar.',
    threat:
      'Si tú u otra persona está en peligro, pide ayuda por teléfono ahora. Todo lo de aquí puede esperar.',
    abuse:
      'Si estás en peligro, pide ayuda por teléfono ahora. También puedes hablar con alguien en confianza.',
    minor:
      'Si tienes menos de 18 años, habla con un adulto en quien confíes. Si estás en peligro, pide ayuda por teléfono ahora.',
  },
  emergency: 'En una emergencia, llama al',
  local: 'número de emergencias de tu país',
  police: 'policía',
  ambulance: 'ambulancia',
  lines: {
    lifeline: 'Llama o escribe, de día y de noche',
    lifelineThere: 'Llama o escribe, de día y de noche (EE. UU. y Canadá)',
    near: 'Líneas de ayuda gratuitas cerca de ti',
    elsewhere: 'Líneas de ayuda gratuitas en otros países',
  },
  told: 'Avisamos a nuestro contacto de seguridad, una persona de Recursos Humanos, para que alguien real pueda leer lo que escribiste. No cuenta en tu contra y ninguna IA lo puntúa.',
};
