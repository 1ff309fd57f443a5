import { list } from '@fairlead/contract/calls/account-staff';
import { recipients } from '@fairlead/contract/calls/notifications-staff';
import { useEffect, useId } from 'react';
import { useCall } from '../../shared/api/use-call';
import { languageName } from '../../shared/lib/languages';
import { words as inWords } from '../../shared/lib/strings';
import { TextField } from '../../shared/ui/field';
import { RadioField } from '../../shared/ui/radio-field';
import { type NotificationDraft, RECIPIENTS } from './draft';
import { notificationStrings } from './strings';

const SHORTEST_QUERY = 2;

interface Props {
  draft: NotificationDraft;
  errorOf: (field: 'recipient' | 'holder') => string | undefined;
  onType: (field: 'recipient' | 'holder' | 'lang', value: string) => void;
}

/** One person, named as staff know them; who is meant is shown before anything is sent. */
const OneHolder = ({ draft, errorOf, onType }: Props) => {
  const listId = useId();
  const typed = draft.holder.trim();
  const known = useCall(list, { query: typed, limit: 8 }, { enabled: typed.length >= SHORTEST_QUERY });
  const found = known.data?.items ?? [];
  const meant = found.filter(
    ({ username, operation_id }) => username.toLowerCase() === typed.toLowerCase() || operation_id === typed,
  );
  const only = meant.length === 1 ? meant[0] : undefined;
  const lang = only?.lang ?? '';
  // It is written in the language of whoever is meant.
  useEffect(() => {
    if (lang !== draft.lang && !known.isFetching) onType('lang', lang);
  });
  return (
    <>
      <TextField
        label={notificationStrings.holderField}
        hint={
          only
            ? notificationStrings.found(only, languageName(only.lang), inWords(only.state))
            : notificationStrings.holderHint
        }
        error={errorOf('holder')}
        list={listId}
        maxLength={64}
        autoComplete="off"
        value={draft.holder}
        onChange={(event) => onType('holder', event.target.value)}
      />
      <datalist id={listId}>
        {found.map(({ id, username, nickname, operation_id }) => (
          <option key={id} value={username}>
            {`${nickname} · ${operation_id}`}
          </option>
        ))}
      </datalist>
    </>
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
