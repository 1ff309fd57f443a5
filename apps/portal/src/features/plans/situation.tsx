import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { objectionLink } from '../../shared/paths';
import { useNow, useWrittenTime } from '../../shared/ui/moment';
import { isOver, type OrderDetail } from './api';
import { useNext } from './use-next';

type Reason = OrderDetail['reasons'][number];

/** Words of a reason, and of who acts, by when; the date of the next step is said with that step. */
const useWords = ({ order, next }: OrderDetail) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const now = useNow(60_000);
  return ({ reason, who_acts: who, due_at: dueAt }: Reason) => {
    // Sample plans stand still: of those a date passes, and nothing follows.
    const until = dueAt !== null && Date.parse(dueAt) > now ? writtenTime(dueAt) : null;
    const canObject = reason === 'objection_window' && until !== null;
    const actor = t(`order.actor.${who}`);
    const acts =
      until === null || canObject || dueAt === next?.due_at
        ? t('order.acts', { actor })
        : t('order.actsBy', { actor, time: until });
    return {
      why: canObject ? t('order.objectUntil', { time: until }) : t(`order.reason.${reason}`),
      acts: isOver(order.status) ? null : acts,
    };
  };
};

/** Why a plan stands where it stands. Who acts on several reasons in a row is said once, with the last. */
const Reasons = ({ detail, reasons }: { detail: OrderDetail; reasons: readonly Reason[] }) => {
  const t = useTranslate();
  const wordsOf = useWords(detail);
  return reasons.map((one, index) => {
    const { why, acts } = wordsOf(one);
    const isSaidBelow = reasons[index + 1]?.who_acts === one.who_acts;
    return (
      <div key={one.reason} className="stack stack--tight">
        <p>{why}</p>
        {acts === null || isSaidBelow ? null : <p className="small soft">{acts}</p>}
        {one.remedy === 'object' ? (
          <Link to={objectionLink('order', detail.order.id)} className="button button--quiet">
            {t('objection.object')}
          </Link>
        ) : null}
      </div>
    );
  });
};

/** Of a plan that does not run: why, who acts, by when, and what comes then. */
export const Situation = ({ detail }: { detail: OrderDetail }) => {
  const nextOf = useNext();
  return (
    <>
      <Reasons detail={detail} reasons={detail.reasons} />
      {detail.next ? <p className="small soft">{nextOf(detail)}</p> : null}
    </>
  );
};

type Learned = NonNullable<OrderDetail['learning']>;

/** How far a running plan has learned, and what ends that. */
const Learning = ({ learning, next }: { learning: Learned; next: OrderDetail['next'] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { conversions, ends_at: endsAt } = learning;
  const threshold = String(learning.threshold);
  return (
    <section className="card">
      <h2>{t('order.learning', { conversions: String(conversions), threshold })}</h2>
      <div className="progress" aria-hidden="true">
        <div
          className="progress__done"
          style={{ width: `${Math.min(100, (conversions / learning.threshold) * 100)}%` }}
        />
      </div>
      <p>{t('order.reason.learning')}</p>
      <p className="small soft">
        {endsAt === next?.due_at
          ? t('order.learningRun', { threshold })
          : t('order.learningEnds', { threshold, time: writtenTime(endsAt) })}
      </p>
    </section>
  );
};

/** Of a plan that runs: how far it has learned, and why it stands as it does. When it ends is on its card and in its steps. */
export const LiveSituation = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const { learning, next, product, reasons, statistics } = detail;
  // Its own card tells of it.
  const others = reasons.filter(({ reason }) => reason !== 'learning' || learning === null);
  return (
    <>
      {learning ? <Learning learning={learning} next={next} /> : null}
      {learning && others.length === 0 ? null : (
        <section className="card">
          <Reasons detail={detail} reasons={others} />
          {learning ? null : (
            <p className="small">
              {t('order.learningOver', {
                conversions: String(statistics.conversions),
                threshold: String(product.learning_conversions),
              })}
            </p>
          )}
        </section>
      )}
    </>
  );
};
