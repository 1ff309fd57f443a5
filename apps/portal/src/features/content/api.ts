import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api';
import { useLanguage } from '../../shared/i18n/use-translate';

/** A text of the programme stays as it is for the visit. */
const STALE_MS = 600_000;

/** Questions and rules in the reader's language (docs/domain/content.md#texts). */
export const useTexts = () => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['texts', language],
    queryFn: ({ signal }) => callApi('config.basic', { lang: language }, { signal }),
    select: ({ faq_config: questions, rules }) => ({ questions, rules }),
    staleTime: STALE_MS,
  });
};
