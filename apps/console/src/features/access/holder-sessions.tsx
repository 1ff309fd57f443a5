import { sessions } from '@fairlead/contract/calls/account-staff';
import type { RowOf } from '../../shared/api/use-call';
import { deviceWords } from '../../shared/lib/device';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Panel } from '../../shared/ui/page';
import { sessionStrings } from './strings';

const columns: readonly Column<RowOf<typeof sessions>>[] = [
  {
    head: sessionStrings.device,
    look: 'wide',
    cell: ({ device }) =>
      device === null ? strings.common.none : <span title={device}>{deviceWords(device)}</span>,
  },
  {
    head: sessionStrings.signedIn,
    sort: 'created_at',
    cell: (session) => <Moment at={session.created_at} />,
  },
  {
    head: sessionStrings.lastSeen,
    sort: 'last_seen_at',
    cell: (session) => <Moment at={session.last_seen_at} />,
  },
];

/** Where a holder is signed in, for those who may end it. */
export const HolderSessions = ({ id }: { id: string }) =>
  useMay(sessions) ? (
    <Panel title={sessionStrings.sessions}>
      <List
        call={sessions}
        name="sessions"
        request={{ id }}
        label={sessionStrings.sessions}
        columns={columns}
        rowKey={(session) => session.id}
        empty={sessionStrings.noSessions}
      />
    </Panel>
  ) : null;
