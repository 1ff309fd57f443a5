import { list } from '@fairlead/contract/calls/account-staff';
import { useEffect } from 'react';
import { useCall } from '../api/use-call';
import { type FieldProps, TextField } from './field';
import { holderFieldStrings } from './holder-field-strings';

const SHORTEST_QUERY = 2;

/** Whom a username or an operation ID means, and whose usernames begin so. */
export const useMeantHolder = (text: string) => {
  const typed = text.trim();
  const { data, isFetching } = useCall(
    list,
    // By name: the one who is called so stands before those whose longer names begin so.
    { query: typed, limit: 8, sort: 'username' },
    { enabled: typed.length >= SHORTEST_QUERY },
  );
  const found = data?.items ?? [];
  const meant = found.filter(
    ({ username, operation_id }) => username.toLowerCase() === typed.toLowerCase() || operation_id === typed,
  );
  return {
    usernames: found.map(({ username }) => username),
    only: meant.length === 1 ? meant[0] : undefined,
    isFetching,
  };
};

/** One holder, named as staff know them; `value` keeps their number before what was typed, with a space between. */
export const HolderField = ({
  value,
  onType,
  ...field
}: FieldProps & { value: string; onType: (value: string) => void }) => {
  const typed = value.slice(value.indexOf(' ') + 1);
  const { only, usernames } = useMeantHolder(typed);
  const stated = typed === '' ? '' : `${only?.id ?? ''} ${typed}`;
  // Who is meant is known only once the server has answered.
  useEffect(() => {
    if (stated !== value) onType(stated);
  });
  return (
    <TextField
      {...field}
      hint={only ? holderFieldStrings.found(only) : holderFieldStrings.hint}
      suggestions={usernames}
      value={typed}
      maxLength={64}
      autoComplete="off"
      onChange={(event) => onType(` ${event.target.value}`)}
    />
  );
};
