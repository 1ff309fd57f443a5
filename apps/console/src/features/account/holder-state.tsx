import type { ResponseOf } from '@fairlead/contract';
import { type detail, disable, enable } from '@fairlead/contract/calls/account-staff';
import { DISABLE_CAUSES, type DisableCause } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { Stated } from '../../shared/ui/act-fields';
import type { PageAct } from '../../shared/ui/acts';
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

/** Disables an account, or enables or activates it; a closed one stays closed. */
export const stateActs = (holder: ResponseOf<typeof detail>['holder']): readonly PageAct[] => {
  if (holder.state === 'closed') return [];
  const name = holder.state === 'active' ? 'disable' : 'enable';
  const { call, fields, run, label, note, look } = acts[name];
  return [
    {
      label,
      ...(look === 'danger' ? { look } : {}),
      call,
      dialog: (close) => (
        <ActDialog
          title={label}
          note={`${holder.username}. ${note}`}
          name={`${name}-${holder.id}`}
          fields={fields}
          submit={label}
          look={look}
          onClose={close}
          run={(stated) => run(holder.id, stated)}
        />
      ),
    },
  ];
};
