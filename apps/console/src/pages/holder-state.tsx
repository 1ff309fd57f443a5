import type { ResponseOf } from '@fairlead/contract';
import { type detail, disable, enable } from '@fairlead/contract/calls/console-holder';
import { useState } from 'react';
import { callApi } from '../api';
import { may, useDesk } from '../session/staff';
import { strings } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import type { ActField } from '../ui/act-fields';
import { Button } from '../ui/button';

const fields: readonly ActField<'reason'>[] = [
  { name: 'reason', kind: 'lines', label: strings.common.reason, hint: strings.common.reasonHint },
];

const acts = {
  disable: {
    call: disable,
    label: strings.holders.disable,
    note: strings.holders.disableNote,
    look: 'danger',
  },
  enable: { call: enable, label: strings.holders.enable, note: strings.holders.enableNote, look: 'primary' },
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
          fields={fields}
          submit={label}
          look={look}
          onClose={() => setOpen(false)}
          run={({ reason }) => callApi(call, { id: holder.id, reason })}
        />
      ) : null}
    </>
  );
};
