import { useTranslate } from '../../shared/i18n/use-translate';
import type { Subject } from './subject';

/** Writes what an objection is about. */
export const useSubjectName = (): ((subject: Subject) => string) => {
  const t = useTranslate();
  return ({ type, id }) => {
    const subject = t(`objection.subject.${type}`);
    return id === null ? subject : t('objection.numbered', { subject, id });
  };
};
