import type { Proposal } from '@fairlead/contract';
import {
  proposeScore,
  proposeStartUp,
  revokeSessions,
  verifyContact,
} from '@fairlead/contract/calls/account-staff';
import { grant } from '@fairlead/contract/calls/coupons-staff';
import { send as sendNotification } from '@fairlead/contract/calls/notifications-staff';
import { proposeHold } from '@fairlead/contract/calls/wallet-holds';
import { sessionStrings } from '../../features/access';
import { campaignStrings, GiveCouponDialog } from '../../features/coupons';
import { notificationStrings, SendNotification } from '../../features/notifications';
import { standingStrings, VerifyDialog } from '../../features/standing';
import { HoldDialog, type Holder, holdStrings, StartUpDialog, startUpStrings } from '../../features/wallet';
import { callApi } from '../../shared/api';
import { ActDialog } from '../../shared/ui/act-dialog';
import { type PageAct, usePageActs } from '../../shared/ui/acts';
import { reasonForHolder } from '../../shared/ui/reason-field';

interface Props {
  holder: Holder;
  onProposed: (proposal: Proposal) => void;
}

interface PlainProps {
  holder: Holder;
  label: string;
  note: string;
  name: string;
  run: (request: { id: string; reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** An act on an account of which nothing is stated but the reason, which its holder reads. */
const PlainDialog = ({ holder, label, note, name, run, onClose }: PlainProps) => (
  <ActDialog
    title={label}
    note={`${holder.username}. ${note}`}
    name={`${name}-${holder.id}`}
    fields={[reasonForHolder]}
    submit={label}
    look="danger"
    onClose={onClose}
    run={({ reason }) => run({ id: holder.id, reason })}
  />
);

const actsOn = ({ holder, onProposed }: Props): readonly PageAct[] => [
  {
    label: holdStrings.propose,
    call: proposeHold,
    dialog: (close) => <HoldDialog holder={holder} onClose={close} onProposed={onProposed} />,
  },
  {
    label: startUpStrings.propose,
    call: proposeStartUp,
    dialog: (close) => <StartUpDialog holder={holder} onClose={close} onProposed={onProposed} />,
  },
  {
    label: campaignStrings.give,
    call: grant,
    dialog: (close) => <GiveCouponDialog holder={holder} onClose={close} />,
  },
  {
    label: notificationStrings.write,
    call: sendNotification,
    dialog: (close) => (
      <SendNotification
        {...{ draftName: `notice-to-${holder.id}`, to: holder.username, onProposed }}
        onClose={close}
      />
    ),
  },
  {
    label: standingStrings.verify,
    call: verifyContact,
    dialog: (close) => <VerifyDialog holder={holder} onClose={close} />,
  },
  {
    label: standingStrings.forged,
    call: proposeScore,
    dialog: (close) => (
      <PlainDialog
        {...{ holder, label: standingStrings.forged, note: standingStrings.forgedNote, name: 'score' }}
        run={async (request) => onProposed(await callApi(proposeScore, request))}
        onClose={close}
      />
    ),
  },
  {
    label: sessionStrings.signOut,
    call: revokeSessions,
    dialog: (close) => (
      <PlainDialog
        {...{ holder, label: sessionStrings.signOut, note: sessionStrings.signOutNote, name: 'signOut' }}
        run={(request) => callApi(revokeSessions, request)}
        onClose={close}
      />
    ),
  },
];

/** What staff can do about one holder beside the account's state, as far as this person's roles go. */
export const HolderActs = (props: Props) => {
  const { buttons, dialog } = usePageActs(actsOn(props));
  return (
    <>
      {buttons}
      {dialog}
    </>
  );
};
