import type { Env } from '../../env.ts';

/** A model on a server. */
export type Place = { model: string; server: string };

/** Where a provider of the name is when no address is set. */
const USUAL_SERVER = 'api.openai.com';

/** Host of the server that is asked; addresses can hold secrets, so the rest of it is never shown. */
export function placeOf(env: Pick<Env, 'OPENAI_BASE_URL' | 'AI_MODEL'>): Place {
  const server = env.OPENAI_BASE_URL ? new URL(env.OPENAI_BASE_URL).host : USUAL_SERVER;
  return { model: env.AI_MODEL, server };
}

/** The model for judgments; the one for conversations unless another is set. */
export function scoringPlaceOf(env: Pick<Env, 'OPENAI_BASE_URL' | 'AI_MODEL' | 'AI_MODEL_SCORING'>): Place {
  return placeOf({ ...env, AI_MODEL: env.AI_MODEL_SCORING ?? env.AI_MODEL });
}

/** Whether a stored record belongs to this model and server. */
export const isAt = (place: Place, stored: Place | undefined): boolean =>
  stored !== undefined && stored.model === place.model && stored.server === place.server;
