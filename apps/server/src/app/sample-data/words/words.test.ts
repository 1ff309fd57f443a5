import { TRANSLATED } from '@fairlead/vocabulary';
import { describe, expect, it } from 'vitest';
import { faultOfText } from '../../../http/words';
import { sampleTerms } from '../products';
import { SAMPLE_WORDS } from '.';

describe('the sample products', () => {
  it('say all they say in each of the eleven other languages, and nothing of a product that is none', () => {
    expect(Object.keys(SAMPLE_WORDS).sort()).toEqual([...TRANSLATED].sort());
    const terms = sampleTerms();
    for (const { translations } of terms)
      expect(Object.keys(translations ?? {}).sort()).toEqual([...TRANSLATED].sort());
    for (const { products } of Object.values(SAMPLE_WORDS))
      expect(Object.keys(products)).toHaveLength(terms.length);
  });

  it('say it in words of their own: none is left in English, and none stands twice in a language', () => {
    for (const language of TRANSLATED) {
      const said = sampleTerms().flatMap(({ translations, putContent, userTargeting, gameDescription }) => {
        const own = translations?.[language];
        const words = [own?.put_content, own?.user_targeting, own?.game_description];
        expect(words).not.toContain(putContent);
        expect([userTargeting, gameDescription]).not.toContain(own?.user_targeting);
        return [own?.put_content, own?.game_description];
      });
      expect(new Set(said).size, language).toBe(said.length);
    }
  });

  it('have names and rules of coupons and a landing page of their own in each language', () => {
    for (const name of ['rule', 'thanks', 'spring', 'newcomer'] as const)
      expect(new Set(TRANSLATED.map((language) => SAMPLE_WORDS[language][name])).size, name).toBe(
        TRANSLATED.length,
      );
    for (const language of TRANSLATED) {
      const names = Object.values(SAMPLE_WORDS[language].coupons);
      expect(new Set(names).size, language).toBe(6);
    }
    const pages = TRANSLATED.flatMap((language) => Object.values(SAMPLE_WORDS[language].page));
    expect(new Set(pages).size).toBe(2 * TRANSLATED.length);
  });

  it('have a chat of their own in each language, of which support may say its part', () => {
    const said = TRANSLATED.flatMap((language) => SAMPLE_WORDS[language].talk);
    expect(new Set(said).size).toBe(4 * TRANSLATED.length);
    for (const text of said) {
      expect(faultOfText({ text }, []), text).toBeNull();
      expect(text.replaceAll('72', ''), 'names the hours as the product keeps them').not.toMatch(/\d/);
    }
  });
});
