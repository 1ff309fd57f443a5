import { deviceClock } from '@fairlead/ui/clock';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { useWrittenTime } from '../../shared/ui/moment';
import { useNumbers } from '../../shared/ui/numbers';
import { OperationId } from '../../shared/ui/operation-id';
import { Row, Rows } from '../../shared/ui/rows';
import { type OwnLead as Own, useOwnLead } from './api';
import { LeadRecord } from './lead-record';

const PublishDialog = lazy(() => import('./publish-dialog'));

const Publication = ({ publication }: { publication: Own['items'][number] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { count } = useNumbers();
  const { product, closes_at: closesAt, offers, funded, settled, lost } = publication;
  const isOpen = Date.parse(closesAt) > deviceClock.now();
  return (
    <li className="card">
      <div>
        <Link to={goodsDetailLink(product.id)}>
          <strong>{product.title}</strong>
        </Link>
        <p className="small soft">
          {t(isOpen ? 'activities.openUntil' : 'lead.closed', { time: writtenTime(closesAt) })}
        </p>
      </div>
      <Rows>
        <Row name={t('lead.offers')}>{count(offers)}</Row>
        <Row name={t('lead.funded')}>{count(funded)}</Row>
        <Row name={t('lead.settled')}>{count(settled)}</Row>
        <Row name={t('lead.lost')}>{count(lost)}</Row>
      </Rows>
    </li>
  );
};

/** For a lead: who follows, the number to follow by, the way to publish, and what became of what was published. Nothing for anybody else. */
export const OwnLead = () => {
  const t = useTranslate();
  const { data } = useOwnLead();
  const [publishing, setPublishing] = useState(false);
  if (data === undefined || data.lead === null) return null;
  const { lead, items } = data;
  return (
    <>
      <section className="card">
        <h2>{t('lead.heading')}</h2>
        <p>
          {t('lead.followers', { count: lead.followers })} · {t('follow.open', { count: lead.published })}
        </p>
        <Rows>
          <Row name={t('operationId.name')} note={t('lead.giveId')}>
            <OperationId value={lead.operation_id} />
          </Row>
        </Rows>
        <LeadRecord lead={lead} />
        <p className="small soft">{t('record.warning')}</p>
        <Button onClick={() => setPublishing(true)}>{t('lead.publish')}</Button>
        {publishing ? (
          <Suspense fallback={null}>
            <PublishDialog onClose={() => setPublishing(false)} />
          </Suspense>
        ) : null}
      </section>
      <h2>{t('lead.publications')}</h2>
      {items.length === 0 ? (
        <p className="soft">{t('lead.none')}</p>
      ) : (
        <ul className="stack stack--tight">
          {items.map((publication) => (
            <Publication key={publication.id} publication={publication} />
          ))}
        </ul>
      )}
    </>
  );
};
