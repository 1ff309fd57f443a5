import { TRANSLATED } from '@fairlead/vocabulary';
import { z } from 'zod';

type Translated = (typeof TRANSLATED)[number];

/**
 * What is said in other languages than English, none of them needed (docs/domain/products.md#languages).
 * @param said what stands under each language
 */
export const translatedEach = <Said extends z.ZodType>(said: Said) =>
  z.strictObject(
    Object.fromEntries(TRANSLATED.map((language) => [language, said.optional()])) as Record<
      Translated,
      z.ZodOptional<Said>
    >,
  );
