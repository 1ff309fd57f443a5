import type { Proposal } from '@fairlead/contract';
import {
  proposeScore,
  proposeStartUp,
  revokeSessions,
  verifyContact,
} from '@fairlead/contract/calls/account-staff';
import { proposeHold } from '@fairlead/contract/calls/wallet-holds';
import { useState } from 'react';
import { sessionStrings } from '../../features/access/strings';
import { standingStrings } from '../../features/standing/strings';
import { VerifyDialog } from '../../features/standing/verify-dialog';
import { HoldDialog, type Holder, StartUpDialog } from '../../features/wallet/holder-dialogs';
import { holdStrings, startUpStrings } from '../../features/wallet/strings';
import { callApi } from '../../shared/api';
import { may, useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import { reasonForHolder } from '../../shared/ui/reason-field';

const acts = {
  hold: { call: proposeHold, label: holdStrings.propose },
  startUp: { call: proposeStartUp, label: startUpStrings.propose },
  verify: { call: verifyContact, label: standingStrings.verify },
  score: { call: proposeScore, label: standingStrings.forged },
  signOut: { call: revokeSessions, label: sessionStrings.signOut },
} as const;
type Act = keyof typeof acts;

interface Props {
  holder: Holder;
  onProposed: (proposal: Proposal) => void;
}

/** What staff can do about one holder beside the account's state, as far as this person's roles go. */
export const HolderActs = ({ holder, onProposed }: Props) => {
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
      {open === 'hold' ? <HoldDialog holder={holder} onClose={close} onProposed={onProposed} /> : null}
      {open === 'startUp' ? <StartUpDialog holder={holder} onClose={close} onProposed={onProposed} /> : null}
      {open === 'verify' ? <VerifyDialog holder={holder} onClose={close} /> : null}
      {open === 'score' || open === 'signOut' ? (
        <ActDialog
          title={acts[open].label}
          note={`${holder.username}. ${open === 'score' ? standingStrings.forgedNote : sessionStrings.signOutNote}`}
          name={`${open}-${holder.id}`}
          fields={[reasonForHolder]}
          submit={acts[open].label}
          look="danger"
          onClose={close}
          run={async ({ reason }) => {
            const request = { id: holder.id, reason };
            if (open === 'score') onProposed(await callApi(proposeScore, request));
            else await callApi(revokeSessions, request);
          }}
        />
      ) : null}
    </>
  );
};
