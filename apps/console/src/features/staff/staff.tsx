import { STAFF_ROLES } from '@fairlead/contract';
import { create, list } from '@fairlead/contract/calls/staff';
import { useState } from 'react';
import { strings, words } from '../../shared/lib/strings';
import { useDesk, useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { ShownOnce } from '../../shared/ui/shown-once';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { AddMemberDialog, type Member, memberDialogs } from './dialogs';
import { staffStrings } from './strings';

const STATES = ['active', 'disabled'] as const;

type Act = keyof typeof memberDialogs;

const columns: readonly Column<Member>[] = [
  { head: staffStrings.roles, look: 'wide', cell: (member) => member.roles.map(words).join(', ') },
  { head: strings.common.state, cell: (member) => <StateTag state={member.state} /> },
  {
    head: staffStrings.totp,
    cell: (member) => (member.totp ? staffStrings.inUse : staffStrings.notInUse),
  },
  { head: staffStrings.added, sort: 'created_at', cell: (member) => <Moment at={member.created_at} /> },
  { head: staffStrings.lastSeen, cell: (member) => <Moment at={member.last_seen_at} /> },
];

const actsOf = ({ state, totp }: Member): readonly Act[] => {
  if (state === 'disabled') return [];
  return totp ? ['setRoles', 'resetTotp', 'disable'] : ['setRoles', 'disable'];
};

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

/** What may be done to each account; nothing to one's own. */
const actsColumn = (ownId: string, choose: (act: Act, member: Member) => void): Column<Member> => ({
  head: strings.common.actions,
  cell: (member) => (
    <div className="row row--tight">
      {(member.id === ownId ? [] : actsOf(member)).map((act) => (
        <Button
          key={act}
          inRow
          look={act === 'disable' ? 'danger' : 'plain'}
          onClick={() => choose(act, member)}
        >
          {staffStrings[act]}
        </Button>
      ))}
    </div>
  ),
});

/** The accounts of staff: seen by admins and auditors, changed by admins, never one's own. */
export const StaffPage = () => {
  const { staff } = useDesk();
  const mayChange = useMay(create);
  const state = useFilter('state', STATES, '');
  const role = useFilter('role', STAFF_ROLES, '');
  const [chosen, setChosen] = useState<{ act: Act | 'add'; member?: Member } | null>(null);
  const [shown, setShown] = useState<{ username: string; firstPassword: string } | null>(null);
  const close = (): void => setChosen(null);
  const name = nameColumn(staff.id);
  const acts = actsColumn(staff.id, (act, member) => setChosen({ act, member }));
  const Dialog = chosen === null || chosen.act === 'add' ? null : memberDialogs[chosen.act];
  return (
    <Page
      title={staffStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          <StateFilter
            label={staffStrings.oneRole}
            values={STAFF_ROLES}
            value={role.value}
            onChange={role.setValue}
          />
          {mayChange ? <Button onClick={() => setChosen({ act: 'add' })}>{staffStrings.add}</Button> : null}
        </div>
      }
    >
      {shown ? (
        <ShownOnce
          texts={[shown.firstPassword]}
          note={staffStrings.firstPassword(shown.username)}
          onHide={() => setShown(null)}
        />
      ) : null}
      <List
        call={list}
        request={{ state: state.value, role: role.value }}
        label={staffStrings.title}
        columns={mayChange ? [name, ...columns, acts] : [name, ...columns]}
        rowKey={(member) => member.id}
        empty={staffStrings.empty}
      />
      {chosen?.act === 'add' ? (
        <AddMemberDialog
          onAdded={(username, firstPassword) => setShown({ username, firstPassword })}
          onClose={close}
        />
      ) : null}
      {Dialog && chosen?.member ? <Dialog member={chosen.member} onClose={close} /> : null}
    </Page>
  );
};
