import { list } from '@fairlead/contract/calls/topups-payees';
import { useCall } from '../api/use-call';
import type { Choice } from './field';

const LIST_MAX = 50;

/** The payees that two people approved, to choose from; `isEmpty` once it is known that there is none. */
export const usePayeeChoices = (): { readonly choices: readonly Choice[]; readonly isEmpty: boolean } => {
  const { data } = useCall(list, { state: 'approved', limit: LIST_MAX });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    isEmpty: data?.items.length === 0,
  };
};
