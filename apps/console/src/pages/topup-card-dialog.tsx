import { list as payeeList } from '@fairlead/contract/calls/console-payee';
import { type list, sendCard } from '@fairlead/contract/calls/console-topup';
import { callApi } from '../api';
import { type RowOf, useCall } from '../api/use-call';
import { strings } from '../strings';
import { supportStrings } from '../support-strings';
import { ActDialog } from '../ui/act-dialog';

interface Props {
  topup: RowOf<typeof list>;
  onClose: () => void;
}

const LIST_MAX = 50;

/** Sends the case's payment card into the holder's chat; it is chosen from the registry, nothing of it is typed (H7). */
export const TopupCardDialog = ({ topup, onClose }: Props) => {
  const payees = useCall(payeeList, { state: 'approved', limit: LIST_MAX });
  const choices = (payees.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ActDialog
      title={strings.topups.card}
      note={payees.data?.items.length === 0 ? supportStrings.cardNoPayee : supportStrings.cardNote}
      name={`topup-card-${topup.id}`}
      fields={[{ name: 'payee', kind: 'choice', label: supportStrings.cardPayee, choices }]}
      submit={strings.topups.card}
      onClose={onClose}
      run={({ payee }) => callApi(sendCard, { topup_id: topup.id, payee_id: payee })}
    />
  );
};
