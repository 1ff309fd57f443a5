import type { ResponseFor } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n/use-translate';

/** What happens to an account that waits to be activated: who acts, and how long that took for others. */
export const Waiting = ({
  usualHours,
}: {
  usualHours: ResponseFor<'user.info'>['usual_activation_hours'];
}) => {
  const t = useTranslate();
  return (
    <section className="card">
      <h3>{t('withdraw.ahead')}</h3>
      <ol className="timeline">
        <li className="timeline__entry">
          <p>{t('blocked.step.registered')}</p>
        </li>
        <li className="timeline__entry timeline__entry--ahead">
          <p>{t('blocked.step.check')}</p>
          {usualHours === null ? null : (
            <p className="small soft">{t('blocked.step.usual', { count: usualHours })}</p>
          )}
        </li>
        <li className="timeline__entry timeline__entry--ahead">
          <p>{t('blocked.step.open')}</p>
        </li>
      </ol>
    </section>
  );
};
