import type { Proposal } from '@fairlead/contract';
import { proposeHold } from '@fairlead/contract/calls/console-hold';
import {
  proposeScore,
  proposeStartUp,
  revokeSessions,
  verifyContact,
} from '@fairlead/contract/calls/console-holder';
import { useState } from 'react';
import { callApi } from '../api';
import { deskStrings } from '../desk-strings';
import { moneyStrings } from '../money-strings';
import { may, useDesk } from '../session/staff';
import { ActDialog } from '../ui/act-dialog';
import { Button } from '../ui/button';
import { HoldDialog, type Holder, reasonForHolder, StartUpDialog, VerifyDialog } from './holder-dialogs';

const words = deskStrings.holder;

const acts = {
  hold: { call: proposeHold, label: deskStrings.holds.propose },
  startUp: { call: proposeStartUp, label: moneyStrings.startUp.propose },
  verify: { call: verifyContact, label: words.verify },
  score: { call: proposeScore, label: words.forged },
  signOut: { call: revokeSessions, label: words.signOut },
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
          note={`${holder.username}. ${open === 'score' ? words.forgedNote : words.signOutNote}`}
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
