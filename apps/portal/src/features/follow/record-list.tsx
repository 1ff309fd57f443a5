import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths, planDetailLink } from '../../shared/paths';
import { Disc } from '../../shared/ui/disc';
import { Icon } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { Moment } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StatusTag } from '../../shared/ui/status-tag';
import { type FollowRecord, useCurrentLead, useFollowRecords } from './api';
import './follow.css';

/** As many plans as a card holds; the rest is in the list of plans. */
const PLANS_MAX = 6;

const PlanRow = ({ plan }: { plan: FollowRecord['orders'][number] }) => (
  <li>
    <Link to={planDetailLink(plan.id)} className="follow-plan">
      {plan.cover_url === '' ? (
        <Disc of="ring" />
      ) : (
        <img className="follow-plan__cover" src={plan.cover_url} alt="" loading="lazy" />
      )}
      <span className="follow-plan__words">
        <strong>{plan.title} </strong>
        <span className="small soft">{plan.number} </span>
        <StatusTag order={plan} />
      </span>
      {plan.net_own === null ? null : (
        <span className="follow-plan__result">
          <Money amountMinor={plan.net_own} sign="result" />
        </span>
      )}
      <Icon name="next" />
    </Link>
  </li>
);

const RecordCard = ({ record }: { record: FollowRecord }) => {
  const t = useTranslate();
  const { orders } = record;
  return (
    <li className="card">
      <div>
        <div className="row row--apart">
          <strong>{t(`follow.event.${record.event}`, { name: record.nickname })}</strong>
          <Moment time={record.time} />
        </div>
        <p className="small soft">
          {t('follow.id', { id: record.operation_id })}
          {record.event === 'stopped' ? null : ` · ${t('follow.orders', { count: orders.length })}`}
        </p>
      </div>
      {orders.length === 0 ? null : (
        <ul className="follow-plans">
          {orders.slice(-PLANS_MAX).map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** Whom the person follows now, where the newest record does not say so already; nothing until that is known. */
const Now = ({ newest }: { newest: FollowRecord | undefined }) => {
  const t = useTranslate();
  const { data: current } = useCurrentLead();
  if (current === undefined || newest === undefined) return null;
  const said = newest.event === 'stopped' ? undefined : newest.operation_id;
  if (said === current?.operation_id) return null;
  return <p>{current === null ? t('follow.stopped') : t('follow.done', { name: current.nickname })}</p>;
};

/** The follow records with the plans that came of each and how these stand, newest first. */
export const FollowRecords = () => {
  const t = useTranslate();
  const { list, more } = useFollowRecords();
  return (
    <Loaded query={list} lines={8}>
      {(records) =>
        records.length === 0 ? (
          <p className="soft">
            {t('follow.noRecords')} <Link to={paths.operated}>{t('follow.toFollow')}</Link>
          </p>
        ) : (
          <>
            <Now newest={records[0]} />
            <ul className="stack stack--tight">
              {records.map((record) => (
                <RecordCard key={record.id} record={record} />
              ))}
            </ul>
            <More {...more} />
          </>
        )
      }
    </Loaded>
  );
};
