import type { ResponseOf } from '@fairlead/contract';
import { type detail, disable, enable } from '@fairlead/contract/calls/account-staff';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { may, useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import { reasonForHolder } from '../../shared/ui/reason-field';
import { accountStrings } from './strings';

const acts = {
  disable: {
    call: disable,
    label: accountStrings.disable,
    note: accountStrings.disableNote,
    look: 'danger',
  },
  enable: { call: enable, label: accountStrings.enable, note: accountStrings.enableNote, look: 'primary' },
} as const;

/** The button that disables an account, or enables or activates it; a closed one stays closed. */
export const HolderState = ({ holder }: { holder: ResponseOf<typeof detail>['holder'] }) => {
  const { staff } = useDesk();
  const [open, setOpen] = useState(false);
  const name = holder.state === 'active' ? 'disable' : 'enable';
  const { call, label, note, look } = acts[name];
  if (holder.state === 'closed' || !may(staff, call)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open ? (
        <ActDialog
          title={label}
          note={`${holder.username}. ${note}`}
          name={`${name}-${holder.id}`}
          fields={[reasonForHolder]}
          submit={label}
          look={look}
          onClose={() => setOpen(false)}
          run={({ reason }) => callApi(call, { id: holder.id, reason })}
        />
      ) : null}
    </>
  );
};
