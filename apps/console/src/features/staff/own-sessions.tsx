import { revokeSession, type sessions } from '@fairlead/contract/calls/staff-sign-in';
import { callApi } from '../../shared/api';
import { phraseOf } from '../../shared/api/phrase';
import type { RowOf } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { staffStrings } from './strings';

const words = staffStrings.account;

type Row = RowOf<typeof sessions>;

const End = ({ id }: { id: string }) => {
  const { sending, error, send } = useSend(() => callApi(revokeSession, { session_id: id }));
  return (
    <>
      <Button inRow look="danger" sending={sending} onClick={() => void send()}>
        {words.signOut}
      </Button>
      {error ? (
        <p role="alert" className="field__note field__note--wrong">
          {phraseOf(error)}
        </p>
      ) : null}
    </>
  );
};

/** Where one is signed in oneself, with the way to end it there. */
export const sessionColumns: readonly Column<Row>[] = [
  { head: words.device, look: 'wide', cell: (row) => row.device ?? strings.common.none },
  { head: words.signedIn, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { head: words.lastSeen, sort: 'last_seen_at', cell: (row) => <Moment at={row.last_seen_at} /> },
  { head: words.ends, cell: (row) => <Moment at={row.expires_at} /> },
  {
    head: strings.common.actions,
    look: 'acts',
    cell: (row) => (row.current ? <span className="tag">{words.here}</span> : <End id={row.id} />),
  },
];
