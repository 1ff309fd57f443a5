import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { useCallback, useId, useState, useSyncExternalStore } from 'react';
import { reportAccountError } from '../../shared/calls/report-error';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { unread } from '../../shared/session/unread';
import { Button } from '../../shared/ui/button';
import { useDayName } from '../../shared/ui/day-name';
import { drawings } from '../../shared/ui/drawings';
import { Line } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { More } from '../../shared/ui/more';
import { Choices } from '../../shared/ui/tabs';
import { showToast } from '../../shared/ui/toast';
import { type Category, type Filter, type Notification, useNotificationActs, useNotifications } from './api';
import { type Folded, foldNotices } from './fold';
import { NotificationCard } from './notification-card';
import './notifications.css';

const CATEGORIES = ['all', ...NOTIFICATION_CATEGORIES] as const;
const FILTERS = ['all', 'unread', 'read'] as const;

/** The newest on show: what arrives after it stays unread. */
const newestOf = (notifications: readonly Notification[]): string | undefined => notifications[0]?.id;

interface BarProps {
  category: Category | 'all';
  filter: Filter;
  notifications: readonly Notification[];
}

/** How many are unread, and the way to mark all read that were seen. */
const ReadBar = ({ category, filter, notifications }: BarProps) => {
  const t = useTranslate();
  const { readAll } = useNotificationActs();
  const total = useSyncExternalStore(unread.onChange, unread.get);
  const tellFailure = useCallback(
    (error: unknown): boolean => {
      showToast(t('notifications.markAllFailed'));
      reportAccountError(error);
      return true;
    },
    [t],
  );
  const { send, sending } = useSend(async () => {
    const upTo = newestOf(notifications);
    if (upTo === undefined) return;
    await readAll(upTo, category);
    showToast(t('notifications.marked'), 'done');
  }, tellFailure);
  return (
    <div className="notifications__bar">
      <p className="small soft">{t('notifications.unreadTotal', { count: total })}</p>
      {/* Among those that were read, nobody sees what would be marked. */}
      {filter === 'read' ? null : (
        <Button
          look="quiet"
          sending={sending}
          disabled={total === 0 || notifications.length === 0}
          onClick={() => void send()}
        >
          {t('notifications.markAll')}
        </Button>
      )}
    </div>
  );
};

/** Notices about one thing: the newest, and the others of that day once they are wanted. */
const FoldedCard = ({ newest, earlier }: Folded) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NotificationCard notification={newest}>
        {earlier.length === 0 ? null : (
          <button
            type="button"
            className="notification__updates"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('inbox.updates', { count: earlier.length + 1 })}
          </button>
        )}
      </NotificationCard>
      {isOpen ? earlier.map((one) => <NotificationCard key={one.id} notification={one} />) : null}
    </>
  );
};

const Days = ({ notifications }: { notifications: readonly Notification[] }) => {
  const dayName = useDayName();
  return foldNotices(notifications).map(({ day, notices }) => (
    <section key={day} className="stack stack--tight">
      <h3 className="notifications__day">{dayName(day)}</h3>
      <ul className="notifications__list">
        {notices.map((folded) => (
          <FoldedCard key={folded.newest.id} {...folded} />
        ))}
      </ul>
    </section>
  ));
};

interface FiltersProps {
  category: Category | 'all';
  filter: Filter;
  onCategory: (category: Category | 'all') => void;
  onFilter: (filter: Filter) => void;
}

/** One row that narrows the list: by read, and behind a button that names what is chosen, by category. */
const Filters = ({ category, filter, onCategory, onFilter }: FiltersProps) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="notifications__filters">
        <Choices
          label={t('notifications.filters')}
          options={FILTERS.map((value) => ({ value, label: t(`notifications.filter.${value}`) }))}
          value={filter}
          onChange={onFilter}
        />
        <button
          type="button"
          className="notifications__more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Line path={drawings.filter} />
          {category === 'all' ? t('notifications.categories') : t(`notifications.category.${category}`)}
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        <Choices
          label={t('notifications.categories')}
          options={CATEGORIES.map((value) => ({ value, label: t(`notifications.category.${value}`) }))}
          value={category}
          onChange={onCategory}
        />
      </div>
    </>
  );
};

/** Notifications by read and by category. */
export const NotificationList = () => {
  const t = useTranslate();
  const [category, setCategory] = useState<Category | 'all'>('all');
  const [filter, setFilter] = useState<Filter>('all');
  const { list, more } = useNotifications(category, filter);
  return (
    <>
      <div className="notifications__head">
        <h2>{t('inbox.notices')}</h2>
        {list.data === undefined ? null : (
          <ReadBar category={category} filter={filter} notifications={list.data} />
        )}
      </div>
      <Filters category={category} filter={filter} onCategory={setCategory} onFilter={setFilter} />
      <Loaded query={list} lines={8}>
        {(notifications) => (
          <>
            {notifications.length === 0 ? (
              <p className="soft">{t(`notifications.none.${filter}`)}</p>
            ) : (
              <Days notifications={notifications} />
            )}
            {more.hasMore ? <More {...more} /> : null}
          </>
        )}
      </Loaded>
    </>
  );
};
