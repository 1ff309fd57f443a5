import { type list, sendCard } from '@fairlead/contract/calls/console-topup';
import { callApi } from '../api';
import type { RowOf } from '../api/use-call';
import { strings } from '../strings';
import { supportStrings } from '../support-strings';
import { ActDialog } from '../ui/act-dialog';
import { usePayeeChoices } from './payee-choices';

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
      title={strings.topups.card}
      note={isEmpty ? supportStrings.cardNoPayee : supportStrings.cardNote}
      name={`topup-card-${topup.id}`}
      fields={[{ name: 'payee', kind: 'choice', label: supportStrings.cardPayee, choices }]}
      submit={strings.topups.card}
      onClose={onClose}
      run={({ payee }) => callApi(sendCard, { topup_id: topup.id, payee_id: payee })}
    />
  );
};
