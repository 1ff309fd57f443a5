import { list } from '@fairlead/contract/calls/topups-payees';
import { useCall } from '../api/use-call';
import { strings } from '../lib/strings';
import type { Choice } from './field';

const LIST_MAX = 50;

interface Choices {
  readonly choices: readonly Choice[];
  /** Once it is known that there is none. */
  readonly isEmpty: boolean;
}

/** The payees that two people approved, to choose from. */
export const usePayeeChoices = (): Choices => {
  const { data } = useCall(list, { state: 'approved', limit: LIST_MAX });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    isEmpty: data?.items.length === 0,
  };
};

/** The same, and behind them the retired ones, at which money may still arrive (docs/domain/topups.md#retired-payees). */
export const useReceiverChoices = (): Choices => {
  const approved = usePayeeChoices();
  const { data } = useCall(list, { state: 'retired', limit: LIST_MAX });
  const retired = (data?.items ?? []).map(({ id, name }) => ({
    value: id,
    label: strings.card.retired(name),
  }));
  return { ...approved, choices: [...approved.choices, ...retired] };
};
