import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages';
import { createTranslator, type Translate } from './translator';

/**
 * Writes refusals and notices in a person's language on the server, where messages are compiled on first use.
 * One translator per language; make it once and keep it.
 */
export const createServerTranslate = async (language: Language): Promise<Translate> => {
  const translator = createTranslator(setupI18n({}).setMessagesCompiler(compileMessage));
  await translator.use(language);
  await Promise.all([translator.need('core'), translator.need('reasons'), translator.need('notices')]);
  return translator.t;
};
