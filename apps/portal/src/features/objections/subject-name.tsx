import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../../shared/calls/plan';
import { useTranslate } from '../../shared/i18n/use-translate';
import type { Subject } from './subject';

/** A plan by its title and by the number that its page shows; until that is known, by the one it is kept under. */
const PlanName = ({ id }: { id: string }) => {
  const t = useTranslate();
  const plan = useQuery(planQuery(id)).data;
  return t('objection.numbered', {
    subject: plan?.product.title ?? t('objection.subject.order'),
    id: plan?.order.number ?? id,
  });
};

/** What an objection is about. */
export const SubjectName = ({ type, id }: Subject) => {
  const t = useTranslate();
  if (id === null) return t(`objection.subject.${type}`);
  if (type === 'order') return <PlanName id={id} />;
  return t('objection.numbered', { subject: t(`objection.subject.${type}`), id });
};
