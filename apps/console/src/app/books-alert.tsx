import { read } from '@fairlead/contract/calls/console-books';
import { Link } from 'react-router';
import { useCall } from '../api/use-call';
import { useMay } from '../session/staff';
import { strings } from '../strings';
import { writtenTime } from '../ui/figures';

/** Stands above every page while the books do not agree and money writes are stopped. */
export const BooksAlert = () => {
  const books = useCall(read, {}, { enabled: useMay(read), everyMs: 30_000 });
  if (books.data?.money_writes !== 'stopped') return null;
  const { alert } = books.data;
  return (
    <div role="alert" className="alert">
      <p className="alert__title">{strings.books.writesStopped}</p>
      {alert ? (
        <p>
          {alert.text} {strings.books.alertSince(writtenTime(alert.since))}
        </p>
      ) : null}
      <Link to="/books">{strings.books.toBooks}</Link>
    </div>
  );
};
