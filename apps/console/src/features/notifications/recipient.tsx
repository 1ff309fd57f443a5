import { recipients } from '@fairlead/contract/calls/notifications-staff';
import { useEffect } from 'react';
import { useCall } from '../../shared/api/use-call';
import { languageName } from '../../shared/lib/languages';
import { words as inWords } from '../../shared/lib/strings';
import { TextField } from '../../shared/ui/field';
import { useMeantHolder } from '../../shared/ui/holder-field';
import { RadioField } from '../../shared/ui/radio-field';
import { type NotificationDraft, RECIPIENTS } from './draft';
import { notificationStrings } from './strings';

interface Props {
  draft: NotificationDraft;
  errorOf: (field: 'recipient' | 'holder') => string | undefined;
  onType: (field: 'recipient' | 'holder' | 'lang', value: string) => void;
}

/** One person, named as staff know them; who is meant is shown before anything is sent. */
const OneHolder = ({ draft, errorOf, onType }: Props) => {
  const { only, usernames, isFetching } = useMeantHolder(draft.holder);
  const lang = only?.lang ?? '';
  // It is written in the language of whoever is meant.
  useEffect(() => {
    if (lang !== draft.lang && !isFetching) onType('lang', lang);
  });
  return (
    <TextField
      label={notificationStrings.holderField}
      hint={
        only
          ? notificationStrings.found(only, languageName(only.lang), inWords(only.state))
          : notificationStrings.holderHint
      }
      error={errorOf('holder')}
      suggestions={usernames}
      maxLength={64}
      autoComplete="off"
      value={draft.holder}
      onChange={(event) => onType('holder', event.target.value)}
    />
  );
};

/** How many it would reach, before it is proposed. */
const Everyone = () => {
  const { data } = useCall(recipients, {});
  return (
    <p className="notice notice--attention">
      {data ? notificationStrings.reaches(data.everyone) : notificationStrings.counting}
    </p>
  );
};

/** To whom a notification goes: chosen, never left out. */
export const NotificationRecipient = (props: Props) => (
  <>
    <RadioField
      label={notificationStrings.recipient}
      error={props.errorOf('recipient')}
      value={props.draft.recipient}
      onType={(value) => props.onType('recipient', value)}
      choices={RECIPIENTS.map((value) => ({ value, label: notificationStrings.recipients[value] }))}
    />
    {props.draft.recipient === 'one' ? <OneHolder {...props} /> : null}
    {props.draft.recipient === 'everyone' ? <Everyone /> : null}
  </>
);
