import { sendCard } from '@fairlead/contract/calls/support-staff';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import { usePayeeChoices } from '../../shared/ui/payee-choices';
import type { DeskConversation } from './conversation-shape';
import { supportStrings } from './strings';
import { newClientId } from './use-answer';

interface Props {
  conversation: DeskConversation;
}

/** A payment card from the registry; nothing of it is typed (docs/domain/support.md#payment-cards). */
const CardDialog = ({ conversation, onClose }: Props & { onClose: () => void }) => {
  const { choices, isEmpty } = usePayeeChoices();
  // The same card sent again after a lost answer is the same message.
  const [clientId] = useState(newClientId);
  return (
    <ActDialog
      title={supportStrings.card}
      note={isEmpty ? strings.card.noPayee : strings.card.note}
      name={`card-${conversation.id}`}
      fields={[
        { name: 'payee', kind: 'choice', label: strings.card.payee, choices },
        { name: 'amount', kind: 'amount', label: supportStrings.cardAmount, optional: true },
      ]}
      submit={supportStrings.card}
      onClose={onClose}
      run={({ payee }, amountMinor) =>
        callApi(sendCard, {
          conversation_id: conversation.id,
          client_id: clientId,
          payee_id: payee,
          ...(amountMinor > 0 ? { amount: amountMinor } : {}),
        })
      }
    />
  );
};

export const PaymentCard = ({ conversation }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{supportStrings.card}</Button>
      {isOpen ? <CardDialog conversation={conversation} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};
