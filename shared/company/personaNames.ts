import { brand, brandDefaults } from './brand.ts';

/**
 * A text with a renamed persona under its usual name, which is the one the rules know: "thanks, Mara" reads like
 * "thanks, Ines". Names have letters, spaces, apostrophes, and hyphens only, so they need no escaping.
 */
export function withUsualName(text: string, persona: 'interviewer' | 'supervisor'): string {
  const own = brand[persona].name;
  const usual = brandDefaults[persona].name;
  if (own === usual) return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${own}(?![\\p{L}\\p{N}])`, 'giu'), (found) =>
    found === found.toLowerCase() ? usual.toLowerCase() : usual,
  );
}
