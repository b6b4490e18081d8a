import { z } from 'zod';
import { ages, races, sexes } from './questions.ts';

/** What a form or the portal sends; null is a question without an answer. */
export const SelfIdentificationAnswers = z.strictObject({
  sex: z.enum(sexes).nullable(),
  race: z.enum(races).nullable(),
  age: z.enum(ages).nullable(),
});

/** From the page that is offered after an application. */
export const SelfIdentificationByLink = z.strictObject({
  token: z.string().min(20).max(100),
  answers: SelfIdentificationAnswers,
  /** Client-made; a retry with the same key is the same answer. */
  idempotencyKey: z.uuid(),
});
export type SelfIdentificationByLink = z.infer<typeof SelfIdentificationByLink>;

/** From the candidate portal. */
export const OwnSelfIdentificationInput = z.strictObject({
  answers: SelfIdentificationAnswers,
  idempotencyKey: z.uuid(),
});
export type OwnSelfIdentificationInput = z.infer<typeof OwnSelfIdentificationInput>;
