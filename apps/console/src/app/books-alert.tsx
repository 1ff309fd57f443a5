import { read } from '@fairlead/contract/calls/statements-books';
import { Link } from 'react-router';
import { bookStrings } from '../features/statements';
import { useCall } from '../shared/api/use-call';
import { useMay } from '../shared/session/staff';
import { writtenTime } from '../shared/ui/figures';

/** Stands above every page while the books do not agree and money writes are stopped, or while no jobs run. */
export const BooksAlert = () => {
  const books = useCall(read, {}, { enabled: useMay(read), everyMs: 30_000 });
  if (books.data === undefined) return null;
  const { alert, money_writes: moneyWrites, jobs } = books.data;
  return (
    <>
      {moneyWrites === 'stopped' ? (
        <div role="alert" className="alert">
          <p className="alert__title">{bookStrings.writesStopped}</p>
          {alert ? (
            <p>
              {alert.text} {bookStrings.alertSince(writtenTime(alert.since))}
            </p>
          ) : null}
          <Link to="/books">{bookStrings.toBooks}</Link>
        </div>
      ) : null}
      {jobs.late ? (
        <div role="alert" className="alert">
          <p className="alert__title">{bookStrings.jobsLate}</p>
          <p>{bookStrings.jobsLateSince(jobs.ran_at === null ? null : writtenTime(jobs.ran_at))}</p>
        </div>
      ) : null}
    </>
  );
};
