import { sessions } from '@fairlead/contract/calls/console-holder';
import type { RowOf } from '../api/use-call';
import { deskStrings } from '../desk-strings';
import { useMay } from '../session/staff';
import { strings } from '../strings';
import type { Column } from '../ui/data-table';
import { Moment } from '../ui/figures';
import { List } from '../ui/list';
import { Panel } from '../ui/page';

const words = deskStrings.holder;

const columns: readonly Column<RowOf<typeof sessions>>[] = [
  { head: words.device, look: 'wide', cell: (session) => session.device ?? strings.common.none },
  { head: words.signedIn, sort: 'created_at', cell: (session) => <Moment at={session.created_at} /> },
  { head: words.lastSeen, sort: 'last_seen_at', cell: (session) => <Moment at={session.last_seen_at} /> },
];

/** Where a holder is signed in, for those who may end it. */
export const HolderSessions = ({ id }: { id: string }) =>
  useMay(sessions) ? (
    <Panel title={words.sessions}>
      <List
        call={sessions}
        name="sessions"
        request={{ id }}
        label={words.sessions}
        columns={columns}
        rowKey={(session) => session.id}
        empty={words.noSessions}
      />
    </Panel>
  ) : null;
