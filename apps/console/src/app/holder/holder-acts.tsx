import type { Proposal } from '@fairlead/contract';
import {
  proposeScore,
  proposeStartUp,
  revokeSessions,
  verifyContact,
} from '@fairlead/contract/calls/account-staff';
import { addNote, seeAs, setTag } from '@fairlead/contract/calls/case';
import { grant } from '@fairlead/contract/calls/coupons-staff';
import { send as sendNotification } from '@fairlead/contract/calls/notifications-staff';
import { proposeHold } from '@fairlead/contract/calls/wallet-holds';
import { useNavigate } from 'react-router';
import { sessionStrings } from '../../features/access';
import { stateActs } from '../../features/account';
import { campaignStrings, GiveCouponDialog } from '../../features/coupons';
import { notificationStrings, SendNotification } from '../../features/notifications';
import { standingStrings, VerifyDialog } from '../../features/standing';
import { HoldDialog, type Holder, holdStrings, StartUpDialog, startUpStrings } from '../../features/wallet';
import { callApi } from '../../shared/api';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { type PageAct, usePageActs } from '../../shared/ui/acts';
import { Button } from '../../shared/ui/button';
import { reasonForHolder } from '../../shared/ui/reason-field';
import { RowMenu } from '../../shared/ui/row-menu';
import { NoteDialog, TagDialog } from './case-notes';
import { viewStrings } from './case-strings';

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

/** What is done most comes first, what takes something from the holder last. */
const actsOn = ({ holder, onProposed }: Props): readonly PageAct[] => [
  {
    label: viewStrings.notes.add,
    call: addNote,
    dialog: (close) => <NoteDialog id={holder.id} username={holder.username} onClose={close} />,
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
    label: viewStrings.notes.setTag,
    call: setTag,
    dialog: (close) => <TagDialog id={holder.id} username={holder.username} onClose={close} />,
  },
  {
    label: standingStrings.verify,
    call: verifyContact,
    dialog: (close) => <VerifyDialog holder={holder} onClose={close} />,
  },
  {
    label: standingStrings.forged,
    look: 'danger',
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
    look: 'danger',
    call: revokeSessions,
    dialog: (close) => (
      <PlainDialog
        {...{ holder, label: sessionStrings.signOut, note: sessionStrings.signOutNote, name: 'signOut' }}
        run={(request) => callApi(revokeSessions, request)}
        onClose={close}
      />
    ),
  },
  ...stateActs(holder),
];

/** So many acts stand in the head of a case: its menu has the others. */
const SHOWN_MAX = 3;

/** What one may do about a holder, as far as the roles go: a look as the holder, and every act. */
export const HolderActs = (props: Props) => {
  const navigate = useNavigate();
  const { buttons, dialog } = usePageActs(actsOn(props));
  const parts = useMay(seeAs)
    ? [
        <Button key="seen" onClick={() => void navigate(`/holders/${props.holder.id}/seen`)}>
          {viewStrings.seeAs.open}
        </Button>,
        ...buttons,
      ]
    : buttons;
  const rest = parts.slice(SHOWN_MAX);
  return (
    <div className="row row--tight">
      {parts.slice(0, SHOWN_MAX)}
      {rest.length === 0 ? null : <RowMenu>{rest}</RowMenu>}
      {dialog}
    </div>
  );
};
