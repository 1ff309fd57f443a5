import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { type CurrentLead as Current, useCurrentLead } from './api';
import { FollowForm } from './follow-form';
import { LeadRecord } from './lead-record';

const StopDialog = lazy(() => import('./stop-dialog'));

const Card = ({ lead }: { lead: NonNullable<Current> }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const [stopping, setStopping] = useState(false);
  return (
    <section className="card">
      <div>
        <p className="small soft">{t('follow.current')}</p>
        <h2 className="title any-break">{lead.nickname}</h2>
        <p className="small soft">{t('follow.id', { id: lead.operation_id })}</p>
        <p className="small soft">{t('follow.since', { time: writtenTime(lead.since) })}</p>
      </div>
      <p>{t('follow.open', { count: lead.published })}</p>
      <LeadRecord lead={lead} />
      <p className="small soft">{t('record.warning')}</p>
      <Button look="quiet" onClick={() => setStopping(true)}>
        {t('follow.stop')}
      </Button>
      {stopping ? (
        <Suspense fallback={null}>
          <StopDialog name={lead.nickname} onClose={() => setStopping(false)} />
        </Suspense>
      ) : null}
    </section>
  );
};

/**
 * Whom the person follows, with the whole record, and the way to follow, change or stop
 * (docs/domain/follow.md#following).
 */
export const CurrentLead = () => {
  const t = useTranslate();
  const query = useCurrentLead();
  return (
    <Loaded query={query} lines={9}>
      {(current) => (
        <>
          {current === null ? (
            <>
              <p>{t('follow.nobody')}</p>
              <p className="small soft">{t('follow.explained')}</p>
            </>
          ) : (
            <Card lead={current} />
          )}
          <FollowForm current={current} />
          {current === null ? null : (
            <Link to={`${paths.plan}?show=mine&status=waiting_to_put`} className="card card--link">
              <span className="row row--apart">
                <span>{t('follow.toWaiting')}</span>
                <Icon name="next" />
              </span>
            </Link>
          )}
        </>
      )}
    </Loaded>
  );
};
