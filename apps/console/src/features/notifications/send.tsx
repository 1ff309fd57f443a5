import type { Proposal } from '@fairlead/contract';
import { proposeBroadcast, send as sendToOne, templates } from '@fairlead/contract/calls/notifications-staff';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { useAll } from '../../shared/api/read-all';
import { strings } from '../../shared/lib/strings';
import { Dialog } from '../../shared/ui/dialog';
import { ChoiceField, TextField } from '../../shared/ui/field';
import { FormFoot } from '../../shared/ui/form-foot';
import {
  type Beginning,
  draftFrom,
  EMPTY_NOTIFICATION,
  notificationProblems,
  writtenOf,
  writtenToOne,
} from './draft';
import { type FieldsProps, Particulars, Texts } from './fields';
import { NotificationRecipient } from './recipient';
import { notificationStrings, templateStrings } from './strings';
import { useNotificationForm } from './use-notification-form';

/** A template to begin with, where there are some. */
const TemplateChoice = ({ onChoose }: { onChoose: (template: Beginning) => void }) => {
  const [chosen, setChosen] = useState('');
  const all = useAll(templates, { sort: 'name' }).data ?? [];
  return all.length === 0 ? null : (
    <ChoiceField
      label={`${templateStrings.begin} (${strings.common.optional})`}
      value={chosen}
      onType={(id) => {
        setChosen(id);
        const template = all.find((one) => one.id === id);
        if (template) onChoose(template);
      }}
      choices={all.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};

/** When it goes out. */
const Later = ({ draft, errorOf, onType }: FieldsProps) => (
  <TextField
    label={`${notificationStrings.later} (${strings.common.optional})`}
    hint={notificationStrings.laterHint}
    error={errorOf('send_at')}
    type="datetime-local"
    value={draft.send_at}
    onChange={(event) => onType('send_at', event.target.value)}
  />
);

interface Props {
  /** Under which name the draft is kept. */
  draftName: string;
  /** What it begins with; absent for an empty one. */
  from?: Beginning;
  /** The username of the one person whom it is for; absent where that is still to be chosen. */
  to?: string;
  onClose: () => void;
  onProposed: (proposal: Proposal) => void;
}

const NotificationForm = ({ draftName, from, to, onClose, onProposed }: Props) => {
  const { begin, fields, foot, onSubmit } = useNotificationForm({
    draftName,
    initial: {
      ...(from ? draftFrom(from) : EMPTY_NOTIFICATION),
      ...(to === undefined ? {} : { recipient: 'one', holder: to }),
    },
    problemsOf: notificationProblems,
    run: async (draft) => {
      if (draft.recipient === 'everyone') onProposed(await callApi(proposeBroadcast, writtenOf(draft)));
      else await callApi(sendToOne, writtenToOne(draft));
    },
    close: onClose,
  });
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {from ? null : <TemplateChoice onChoose={(template) => begin(draftFrom(template))} />}
      <NotificationRecipient {...fields} />
      <Particulars {...fields} />
      <Later {...fields} />
      <Texts {...fields} />
      <FormFoot
        {...foot}
        submit={
          fields.draft.recipient === 'everyone' ? notificationStrings.propose : notificationStrings.send
        }
        onCancel={onClose}
      />
    </form>
  );
};

/** Writes a notification in every language; what was typed is kept until it is sent. */
export const SendNotification = (props: Props) => (
  <Dialog title={notificationStrings.write} note={notificationStrings.writeNote} onClose={props.onClose}>
    {(close) => <NotificationForm {...props} onClose={close} />}
  </Dialog>
);
