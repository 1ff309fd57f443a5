import { useCallback, useEffect, useReducer, useState } from 'react';
import { callApi, type ResponseFor } from '../api';
import { useLanguage } from '../i18n/use-translate';

export type LegalTexts = ResponseFor<'legal.texts'>;
export type LegalKind = keyof LegalTexts;

type Read = { readonly texts: LegalTexts | undefined; readonly isFailed: boolean };

/**
 * Terms of use and privacy notice as they count now, in the reader's language. Without the cache of answers, which is no
 * part of the first screens.
 */
export const useLegalTexts = () => {
  const language = useLanguage();
  const [{ texts, isFailed }, setRead] = useState<Read>({ texts: undefined, isFailed: false });
  const [round, reload] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew each round
  useEffect(() => {
    const stop = new AbortController();
    callApi('legal.texts', { lang: language }, { signal: stop.signal }).then(
      (read) => setRead({ texts: read, isFailed: false }),
      () => {
        if (!stop.signal.aborted) setRead(({ texts: before }) => ({ texts: before, isFailed: true }));
      },
    );
    return () => stop.abort();
  }, [language, round]);
  return { texts, isFailed, reload };
};

/**
 * Whether a person agrees to the texts, and to which versions: a newer version that came meanwhile is not agreed to
 * (docs/domain/content.md#what-a-person-agrees-to).
 */
export const useAgreement = () => {
  const { texts, isFailed, reload } = useLegalTexts();
  const lang = useLanguage();
  const [agreedTo, setAgreedTo] = useState('');
  const versions = texts && { terms: texts.terms.version, privacy: texts.privacy.version };
  const key = JSON.stringify(versions);
  const isAgreed = versions !== undefined && agreedTo === key;
  const agree = useCallback((does: boolean) => setAgreedTo(does ? key : ''), [key]);
  return { texts, isFailed, reload, agree, accepted: isAgreed ? { ...versions, lang } : undefined };
};

export type Agreement = ReturnType<typeof useAgreement>;
