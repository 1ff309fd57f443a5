import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths, planDetailLink } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';
import { Moment } from '../../shared/ui/moment';
import { More } from '../../shared/ui/more';
import { type FollowRecord, useFollowRecords } from './api';
import './follow.css';

/** As many links as a card holds; the rest is in the list of plans. */
const LINKS_MAX = 6;

const Orders = ({ orderIds }: { orderIds: readonly string[] }) => {
  const t = useTranslate();
  const first = Math.max(0, orderIds.length - LINKS_MAX);
  return (
    <>
      <p className="small soft">{t('follow.orders', { count: orderIds.length })}</p>
      {orderIds.length === 0 ? null : (
        <ul className="follow-orders">
          {orderIds.slice(first).map((orderId, index) => (
            <li key={orderId}>
              <Link to={planDetailLink(orderId)} className="follow-orders__order">
                {t('follow.order', { position: String(first + index + 1) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const RecordCard = ({ record }: { record: FollowRecord }) => {
  const t = useTranslate();
  return (
    <li className="card">
      <div>
        <strong>{t(`follow.event.${record.event}`, { name: record.nickname })}</strong>
        <p className="small soft">{t('follow.id', { id: record.operation_id })}</p>
      </div>
      {record.event === 'stopped' ? null : <Orders orderIds={record.order_ids} />}
      <Moment time={record.time} />
    </li>
  );
};

/** The follow records with the plans that came of each, newest first. */
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
