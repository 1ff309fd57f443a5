import { list } from '@fairlead/contract/calls/topups-payees';
import { useAll } from '../api/read-all';
import { strings } from '../lib/strings';
import type { Choice } from './field';

interface Choices {
  readonly choices: readonly Choice[];
  /** Once it is known that there is none. */
  readonly isEmpty: boolean;
}

/** The payees that two people approved, to choose from. */
export const usePayeeChoices = (): Choices => {
  const { data } = useAll(list, { state: 'approved' });
  return {
    choices: (data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    isEmpty: data?.length === 0,
  };
};

/** The same, and behind them the retired ones, at which money may still arrive (docs/domain/topups.md#retired-payees). */
export const useReceiverChoices = (): Choices => {
  const approved = usePayeeChoices();
  const { data } = useAll(list, { state: 'retired' });
  const retired = (data ?? []).map(({ id, name }) => ({
    value: id,
    label: strings.card.retired(name),
  }));
  return { ...approved, choices: [...approved.choices, ...retired] };
};
