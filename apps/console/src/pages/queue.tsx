import { list as proposals } from '@fairlead/contract/calls/console-proposal';
import { counts } from '@fairlead/contract/calls/console-queue';
import { list as topups } from '@fairlead/contract/calls/console-topup';
import { list as withdrawals } from '@fairlead/contract/calls/console-withdrawal';
import { Link } from 'react-router';
import { useCall } from '../api/use-call';
import { may, useDesk } from '../session/staff';
import { strings } from '../strings';
import { writtenTime } from '../ui/figures';
import { Page } from '../ui/page';
import { Reading } from '../ui/reading';

const queues = [
  { count: 'topups', call: topups, to: '/topups', label: strings.queue.topups },
  { count: 'withdrawals', call: withdrawals, to: '/withdrawals', label: strings.queue.withdrawals },
  { count: 'proposals', call: proposals, to: '/proposals?state=pending', label: strings.queue.proposals },
  { count: 'mine', call: proposals, to: '/proposals?state=pending', label: strings.queue.mine },
] as const;

/** What waits for staff, with the way to it. */
export const QueuePage = () => {
  const { staff } = useDesk();
  const query = useCall(counts, {}, { everyMs: 15_000 });
  return (
    <Page title={strings.queue.title}>
      <Reading query={query} data={query.data}>
        {(waiting) => (
          <>
            <div className="cards">
              {queues
                .filter((queue) => may(staff, queue.call))
                .map((queue) => (
                  <Link key={queue.count} className="card" to={queue.to}>
                    <span className="card__figure figures">{waiting[queue.count]}</span>
                    <span>{queue.label}</span>
                  </Link>
                ))}
            </div>
            <p className="soft">
              {waiting.oldest_at
                ? strings.queue.oldest(writtenTime(waiting.oldest_at))
                : strings.queue.nothing}
            </p>
          </>
        )}
      </Reading>
    </Page>
  );
};
