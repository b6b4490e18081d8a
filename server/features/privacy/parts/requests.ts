/** The task that carries out a confirmed request. */
export const FULFIL_TASK = 'privacy.fulfil';
