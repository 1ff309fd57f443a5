import type { Call, Proposal } from '@fairlead/contract';
import { proposeFunding } from '@fairlead/contract/calls/networks-house';
import { propose, proposeMediaPayment } from '@fairlead/contract/calls/plans-settlement';
import { callApi } from '../../shared/api';
import { strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField, Stated } from '../../shared/ui/act-fields';
import { houseStrings, mediaPaymentStrings } from './strings';

type Field = 'network' | 'amount' | 'receipt_number' | 'reference' | 'remark';

/** Money between the bank, the networks and the house, that a maker proposes to record. */
export interface HouseAct {
  /** Names the draft of its form. */
  readonly name: string;
  readonly call: Call;
  readonly label: string;
  readonly note: string;
  readonly fields: readonly ActField<Field>[];
  readonly send: (stated: Stated<Field>, amountMinor: number) => Promise<Proposal>;
}

const receipt: ActField<Field> = {
  name: 'receipt_number',
  kind: 'line',
  label: strings.common.receipt,
  hint: strings.common.receiptHint,
};
const amount: ActField<Field> = { name: 'amount', kind: 'amount', label: strings.common.amount };
const network: ActField<Field> = {
  ...{ name: 'network', kind: 'choice', label: houseStrings.network, hint: houseStrings.networkHint },
};

export const houseActs: readonly HouseAct[] = [
  {
    name: 'remittance',
    call: propose,
    label: houseStrings.proposeRemittance,
    note: houseStrings.remittanceNote,
    fields: [network, amount, receipt],
    send: ({ network, receipt_number }, amountMinor) =>
      callApi(propose, { network, amount: amountMinor, receipt_number }),
  },
  {
    name: 'media-payment',
    call: proposeMediaPayment,
    label: mediaPaymentStrings.propose,
    note: mediaPaymentStrings.note,
    fields: [
      network,
      amount,
      {
        name: 'reference',
        kind: 'line',
        label: strings.common.reference,
        hint: mediaPaymentStrings.referenceHint,
      },
    ],
    send: ({ network, reference }, amountMinor) =>
      callApi(proposeMediaPayment, { network, amount: amountMinor, reference }),
  },
  {
    name: 'funding',
    call: proposeFunding,
    label: houseStrings.proposeFunding,
    note: houseStrings.fundingNote,
    fields: [
      amount,
      receipt,
      { name: 'remark', kind: 'lines', label: strings.common.remarkHead, optional: true },
    ],
    send: ({ receipt_number, remark }, amountMinor) =>
      callApi(proposeFunding, { amount: amountMinor, receipt_number, remark }),
  },
];

interface Props {
  act: HouseAct;
  /** Those that delivered: others neither owe nor are owed anything. */
  networks: readonly string[];
  onClose: () => void;
  onProposed: (proposal: Proposal) => void;
}

/** Proposes one of them. */
export const HouseDialog = ({ act, networks, onClose, onProposed }: Props) => (
  <ActDialog
    title={act.label}
    note={act.note}
    name={act.name}
    fields={act.fields.map((field) =>
      field === network
        ? { ...field, choices: networks.map((name) => ({ value: name, label: name })) }
        : field,
    )}
    submit={act.label}
    onClose={onClose}
    run={async (stated, amountMinor) => onProposed(await act.send(stated, amountMinor))}
  />
);
