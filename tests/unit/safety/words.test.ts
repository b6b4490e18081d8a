import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { safetyReply, safetyReplyAgain } from '../../../server/safety/words/reply.ts';
import {
  SAFETY_KINDS,
  SAFETY_LANGUAGES,
  SAFETY_TONGUES,
  type SafetyLanguage,
} from '../../../shared/safety/kinds.ts';

/** A text for each set of words; two languages or scripts may share an entry. */
const texts: Record<SafetyLanguage, string[]> = {
  en: ['I want to die'],
  es: ['Quiero morir'],
  pt: ['Quero morrer'],
  tl: ['Gusto ko nang mamatay'],
  hi_ur: ['मैं मरना चाहता हूँ', 'میں مرنا چاہتا ہوں', 'Main marna chahta hoon'],
  sw: ['Nataka kufa'],
  fr: ['Je veux mourir'],
  ar: ['أريد أن أموت'],
  id: ['Saya ingin mati'],
  uk_ru: ['Я не хочу більше жити', 'Я хочу умереть'],
};
const cases = SAFETY_LANGUAGES.flatMap((language) =>
  texts[language].flatMap((text) => SAFETY_KINDS.map((kind) => ({ language, text, kind }))),
);
const english = safetyReply({ finding: { kind: 'self_harm', language: 'en' }, text: '', country: null });

describe('the safety reply', () => {
  it.each(cases)('$language, $kind: $text', ({ language, text, kind }) => {
    const at = (country: string | null): string =>
      safetyReply({ finding: { kind, language }, text, country });
    const kenya = at('Kenya');
    const parts = kenya.split('\n\n');
    // The person's language first, English below it.
    expect(parts).toHaveLength(language === 'en' ? 3 : 6);
    for (const part of [parts.slice(0, 3), parts.slice(-3)].map((three) => three.join(' '))) {
      expect(part).toMatch(/\b(AI|IA)\b/);
      expect(part).toContain('999');
      expect(part).toContain('findahelpline.com');
      expect(part).toMatch(/HR|RH|Recursos Humanos|الموارد البشرية/);
    }
    expect(parts.at(-1)).toBe(english.split('\n\n').at(-1));
    expect(at('United States')).toMatch(/911[\s\S]*988/);
    expect(at('Brazil')).toMatch(/190[\s\S]*192/);
    expect(at('Atlantis')).toMatch(/your local emergency number[\s\S]*988 \/ findahelpline\.com/);
    for (const reply of [kenya, at(null)]) {
      expect(reply).not.toMatch(/[{}]|undefined|null/);
      // Never argues, diagnoses or promises.
      expect(reply).not.toMatch(
        /\b(promise|guarantee|depress|suicid|disorder|will be (?:fine|okay)|you must|calm down)/i,
      );
    }
  });

  it.each(cases.filter(({ kind }) => kind === 'self_harm'))(
    'names where a person is, $language: $text',
    (one) => {
      const at = (place: 'interview' | 'work' | 'practice'): string =>
        safetyReply({
          finding: { kind: one.kind, language: one.language },
          text: one.text,
          country: null,
          place,
        });
      expect(at('interview')).toContain('you, a real person, matter more than this interview.');
      expect(at('work')).toContain('you, a real person, matter more than this shift.');
      expect(at('practice')).toContain('you, a real person, matter more than this practice chat.');
      expect(
        new Set([at('interview'), at('work'), at('practice')].map((reply) => reply.split('\n')[0])).size,
      ).toBe(3);
      // Nobody fills in a form there.
      expect(at('interview')).not.toMatch(/formul|form na|is form|fomu|फ़ॉर्म|فارم|النموذج|анкет/i);
      expect(safetyReplyAgain({ tongue: 'en', country: null, place: 'work' })).toContain(
        'matter more than this shift.',
      );
    },
  );

  it('has words of its own for every language and kind', () => {
    const replies = cases.map(({ language, text, kind }) =>
      safetyReply({ finding: { kind, language }, text, country: 'Kenya' }),
    );
    expect(new Set(replies).size).toBe(cases.length);
  });

  it.each(SAFETY_TONGUES)(
    'repeats the numbers and the choice when a person writes on, in %s above English',
    (tongue) => {
      const parts = safetyReplyAgain({ tongue, country: 'Kenya' }).split('\n\n');
      const inEnglish = parts.slice(-3);
      expect(inEnglish.join(' ')).toMatch(/AI[\s\S]*999[\s\S]*findahelpline\.com[\s\S]*another day/);
      const own = parts.slice(0, -3);
      expect(own).toHaveLength(tongue === 'en' ? 0 : 3);
      for (const [at, part] of own.entries()) expect(part).not.toBe(inEnglish[at]);
      if (tongue !== 'en') expect(own[1]).toMatch(/999[\s\S]*findahelpline\.com/);
    },
  );

  it('says in the head of a file when no native speaker has read it', () => {
    const files = globSync('server/safety/words/{ar,es,fr,hiUr,id,pt,sw,tl,ukRu}.ts');
    expect(files).toHaveLength(9);
    for (const file of files)
      expect(readFileSync(file, 'utf8').slice(0, 300)).toContain('No native speaker has read');
  });
});
