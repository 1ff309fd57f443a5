import { type list, sendCard } from '@fairlead/contract/calls/topups-staff';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import { usePayeeChoices } from '../../shared/ui/payee-choices';
import { topupStrings } from './strings';

interface Props {
  topup: RowOf<typeof list>;
  onClose: () => void;
}

/**
 * Sends the case's payment card into the holder's chat; it is chosen from the registry, nothing of it is
 * typed (docs/domain/topups.md#payment-card).
 */
export const TopupCardDialog = ({ topup, onClose }: Props) => {
  const { choices, isEmpty } = usePayeeChoices();
  return (
    <ActDialog
      title={topupStrings.card}
      note={isEmpty ? strings.card.noPayee : strings.card.note}
      name={`topup-card-${topup.id}`}
      fields={[{ name: 'payee', kind: 'choice', label: strings.card.payee, choices }]}
      submit={topupStrings.card}
      onClose={onClose}
      run={({ payee }) => callApi(sendCard, { topup_id: topup.id, payee_id: payee })}
    />
  );
};
