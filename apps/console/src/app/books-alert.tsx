import { read } from '@fairlead/contract/calls/statements-books';
import { Link } from 'react-router';
import { bookStrings } from '../features/statements';
import { useCall } from '../shared/api/use-call';
import { useMay } from '../shared/session/staff';
import { writtenTime } from '../shared/ui/figures';

/** Stands above every page while money writes are stopped, the books are not checked, somebody is frozen or no jobs run. */
export const BooksAlert = () => {
  const books = useCall(read, { part: 'state' }, { enabled: useMay(read), everyMs: 30_000 });
  if (books.data === undefined) return null;
  const { alert, money_writes: moneyWrites, jobs, fault, late, frozen } = books.data;
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
      {moneyWrites === 'open' && (fault !== null || late) ? (
        <div role="alert" className="alert">
          <p className="alert__title">{bookStrings.uncheckedAlert}</p>
          <p>{fault ?? bookStrings.late}</p>
          <Link to="/books">{bookStrings.toBooks}</Link>
        </div>
      ) : null}
      {frozen.length > 0 ? (
        <div role="alert" className="alert">
          <p className="alert__title">{bookStrings.frozenAlert(frozen.length)}</p>
          <p>
            {bookStrings.frozenAlertText} {bookStrings.alertSince(writtenTime(frozen[0]?.since ?? ''))}
          </p>
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
