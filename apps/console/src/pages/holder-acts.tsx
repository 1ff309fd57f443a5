import type { ResponseOf } from '@fairlead/contract';
import { proposeHold } from '@fairlead/contract/calls/console-hold';
import { type detail, proposeScore, revokeSessions } from '@fairlead/contract/calls/console-holder';
import { HOLD_REASONS } from '@fairlead/contract/enums';
import { useState } from 'react';
import { callApi } from '../api';
import { deskStrings } from '../desk-strings';
import { may, useDesk } from '../session/staff';
import { words as inWords, strings } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import type { ActField } from '../ui/act-fields';
import { Button } from '../ui/button';

type HeldReason = Exclude<(typeof HOLD_REASONS)[number], 'chargeback'>;

const words = deskStrings.holder;
const reasons = HOLD_REASONS.filter((reason): reason is HeldReason => reason !== 'chargeback');
const reason: ActField<'reason'> = {
  name: 'reason',
  kind: 'lines',
  label: strings.common.reason,
  hint: strings.common.reasonHint,
};

const holdFields: readonly ActField<'amount' | 'reason' | 'remark'>[] = [
  { name: 'amount', kind: 'amount', label: strings.common.amount },
  {
    name: 'reason',
    kind: 'choice',
    label: deskStrings.holds.why,
    choices: reasons.map((value) => ({ value, label: inWords(value) })),
  },
  {
    name: 'remark',
    kind: 'lines',
    label: strings.common.remark,
    hint: deskStrings.holds.remarkHint,
  },
];

const acts = {
  hold: { call: proposeHold, label: deskStrings.holds.propose },
  score: { call: proposeScore, label: words.forged },
  signOut: { call: revokeSessions, label: words.signOut },
} as const;
type Act = keyof typeof acts;

interface Props {
  holder: ResponseOf<typeof detail>['holder'];
}

/** What staff can do about one holder beside the account's state, as far as this person's roles go. */
export const HolderActs = ({ holder }: Props) => {
  const { staff } = useDesk();
  const [open, setOpen] = useState<Act | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {(Object.keys(acts) as Act[])
        .filter((act) => may(staff, acts[act].call))
        .map((act) => (
          <Button key={act} onClick={() => setOpen(act)}>
            {acts[act].label}
          </Button>
        ))}
      {open === 'hold' ? <HoldDialog holder={holder} onClose={close} /> : null}
      {open === 'score' || open === 'signOut' ? (
        <ActDialog
          title={acts[open].label}
          note={`${holder.username}. ${open === 'score' ? words.forgedNote : words.signOutNote}`}
          name={`${open}-${holder.id}`}
          fields={[reason]}
          submit={acts[open].label}
          look="danger"
          onClose={close}
          run={(stated) => callApi(acts[open].call, { id: holder.id, reason: stated.reason })}
        />
      ) : null}
    </>
  );
};

const HoldDialog = ({ holder, onClose }: Props & { onClose: () => void }) => (
  <ActDialog
    title={deskStrings.holds.propose}
    note={`${holder.username}. ${deskStrings.holds.proposeNote}`}
    name={`hold-${holder.id}`}
    fields={holdFields}
    submit={deskStrings.holds.propose}
    onClose={onClose}
    run={(stated, amountMinor) =>
      callApi(proposeHold, {
        holder_id: holder.id,
        amount: amountMinor,
        reason: stated.reason as HeldReason,
        remark: stated.remark,
      })
    }
  />
);
