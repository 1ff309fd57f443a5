import { STAFF_ROLES } from '@fairlead/contract';
import { create, createService, list } from '@fairlead/contract/calls/staff';
import { deviceClock } from '@fairlead/ui/clock';
import { useState } from 'react';
import { Link } from 'react-router';
import { meta } from '../../shared/lib/meta';
import { strings, words } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { ShownOnce } from '../../shared/ui/shown-once';
import { StateTag } from '../../shared/ui/state-tag';
import { AddMemberDialog, AddServiceDialog, type Member, memberActs, type Proposed } from './dialogs';
import { staffStrings } from './strings';

const STATES = ['active', 'disabled'] as const;

const columns: readonly Column<Member>[] = [
  {
    head: staffStrings.roles,
    look: 'wide',
    cell: ({ roles, withheld_roles: withheld, service }) => (
      <>
        {service ? staffStrings.program(service.scopes.map(words).join(', ')) : roles.map(words).join(', ')}
        {withheld.length === 0 ? null : (
          <span className="soft"> ({staffStrings.withheld(withheld.map(words).join(', '))})</span>
        )}
      </>
    ),
  },
  { head: strings.common.state, cell: (member) => <StateTag state={member.state} /> },
  {
    head: staffStrings.secondStep,
    cell: ({ totp, keys, service }) =>
      service ? (
        <>
          {staffStrings.keyUntil(service.key_begins)}
          <Moment at={service.expires_at} />
        </>
      ) : (
        [...(keys > 0 ? [staffStrings.keyCount(keys)] : []), ...(totp ? [staffStrings.totp] : [])].join(
          ', ',
        ) || staffStrings.notInUse
      ),
  },
  { head: staffStrings.added, sort: 'created_at', cell: (member) => <Moment at={member.created_at} /> },
  {
    head: staffStrings.decidesFrom,
    cell: ({ decides_from: from, service }) => {
      if (service !== null) return strings.common.none;
      return Date.parse(from) > deviceClock.now() ? <Moment at={from} /> : staffStrings.decidesNow;
    },
  },
  { head: staffStrings.lastSeen, cell: (member) => <Moment at={member.last_seen_at} /> },
  { head: staffStrings.number, look: 'end', cell: ({ id }) => id },
];

/** Only where there is an OpenID provider by which staff sign in. */
const connectedColumn: Column<Member> = {
  head: staffStrings.service,
  cell: ({ connected }) => (connected ? staffStrings.connected : strings.common.none),
};

/** What may be done to each account; nothing to one's own. */
const actsFor = (ownId: string, onProposed: (proposed: Proposed) => void): RowActs<Member> => ({
  record: 'staff',
  instead: ({ proposal_id }) =>
    proposal_id === null ? null : (
      <Link to={`/proposals/${proposal_id}`}>{staffStrings.waits(proposal_id)}</Link>
    ),
  acts: (Object.keys(memberActs) as (keyof typeof memberActs)[]).map((act) => {
    const { call, Dialog } = memberActs[act];
    return {
      label: staffStrings[act],
      ...(act === 'disable' ? { look: 'danger' } : {}),
      call,
      isOpen: ({ id, state, totp, keys, service }) =>
        id !== ownId &&
        state !== 'disabled' &&
        (service === null || act === 'disable') &&
        (totp || keys > 0 || act !== 'resetTotp'),
      dialog: (member, close) => <Dialog member={member} onProposed={onProposed} onClose={close} />,
    };
  }),
});

const nameColumn = (ownId: string): Column<Member> => ({
  head: staffStrings.username,
  sort: 'username',
  cell: ({ id, username }) => (
    <>
      <strong>{username}</strong>
      {id === ownId ? ` (${staffStrings.you})` : ''}
    </>
  ),
});

/** What the proposer is shown once; null where there is nothing. */
const secretOf = ({ username, firstHalf, key }: Proposed): { text: string; note: string } | null => {
  if (key !== undefined) return { text: key, note: staffStrings.key(username) };
  return firstHalf === undefined ? null : { text: firstHalf, note: staffStrings.firstHalf(username) };
};

/** The accounts of staff: seen by admins and auditors, changed by admins, never one's own. */
export const StaffPage = () => {
  const { staff } = useDesk();
  const [shown, setShown] = useState<Proposed | null>(null);
  const once = shown && secretOf(shown);
  return (
    <CasePage
      title={staffStrings.title}
      call={list}
      filters={[
        { name: 'state', values: STATES },
        { name: 'role', label: staffStrings.oneRole, values: STAFF_ROLES },
      ]}
      one={staffStrings.one}
      views="staff"
      columns={[nameColumn(staff.id), ...columns, ...(meta('provider') === '' ? [] : [connectedColumn])]}
      rowActs={actsFor(staff.id, setShown)}
      pageActs={[
        {
          label: staffStrings.add,
          call: create,
          dialog: (close) => <AddMemberDialog onProposed={setShown} onClose={close} />,
        },
        {
          label: staffStrings.createService,
          call: createService,
          dialog: (close) => <AddServiceDialog onProposed={setShown} onClose={close} />,
        },
      ]}
      empty={staffStrings.empty}
    >
      <ProposedNotice proposal={shown} />
      {once === null ? null : (
        <ShownOnce texts={[once.text]} note={once.note} onHide={() => setShown(null)} />
      )}
    </CasePage>
  );
};
