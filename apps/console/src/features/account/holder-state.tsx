import type { ResponseOf } from '@fairlead/contract';
import { type detail, disable, enable } from '@fairlead/contract/calls/account-staff';
import { DISABLE_CAUSES, type DisableCause } from '@fairlead/vocabulary';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { may, useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { Stated } from '../../shared/ui/act-fields';
import { Button } from '../../shared/ui/button';
import { causeFields, causeOf, reasonForHolder } from '../../shared/ui/reason-field';
import { accountStrings } from './strings';

const acts = {
  disable: {
    call: disable,
    fields: causeFields(DISABLE_CAUSES),
    run: (id: string, stated: Stated<'reason' | 'note'>) =>
      callApi(disable, { id, ...causeOf<DisableCause>(stated) }),
    label: accountStrings.disable,
    note: accountStrings.disableNote,
    look: 'danger',
  },
  enable: {
    call: enable,
    fields: [reasonForHolder],
    run: (id: string, { reason }: Stated<'reason' | 'note'>) => callApi(enable, { id, reason }),
    label: accountStrings.enable,
    note: accountStrings.enableNote,
    look: 'primary',
  },
} as const;

/** The button that disables an account, or enables or activates it; a closed one stays closed. */
export const HolderState = ({ holder }: { holder: ResponseOf<typeof detail>['holder'] }) => {
  const { staff } = useDesk();
  const [open, setOpen] = useState(false);
  const name = holder.state === 'active' ? 'disable' : 'enable';
  const { call, fields, run, label, note, look } = acts[name];
  if (holder.state === 'closed' || !may(staff, call)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open ? (
        <ActDialog
          title={label}
          note={`${holder.username}. ${note}`}
          name={`${name}-${holder.id}`}
          fields={fields}
          submit={label}
          look={look}
          onClose={() => setOpen(false)}
          run={(stated) => run(holder.id, stated)}
        />
      ) : null}
    </>
  );
};
