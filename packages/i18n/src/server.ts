import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages';
import type { PackName } from './packs';
import { type Translate, translatorOf } from './translator';
import { loadAnyPack } from './written-by-server';

export { loadAnyPack };

/**
 * Writes refusals and notices in a person's language on the server, where messages are compiled on first use.
 * One translator per language; make it once and keep it.
 * @param packs those whose texts it writes
 */
export const createServerTranslate = async (
  language: Language,
  packs: readonly PackName[] = ['core', 'reasons', 'notices'],
): Promise<Translate> => {
  const translator = translatorOf(loadAnyPack, setupI18n({}).setMessagesCompiler(compileMessage));
  await translator.use(language);
  await Promise.all(packs.map((name) => translator.need(name)));
  return translator.t;
};
