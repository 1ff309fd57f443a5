import { typedMinor } from '@fairlead/money';

/** One payment that a bank is to make. */
export interface PaymentOrder {
  readonly endToEndId: string;
  readonly amountMinor: number;
  readonly payee: { readonly name: string; readonly account: string; readonly bank: string };
}

/** What all payments of a file have in common. */
export interface OrderHead {
  /** Up to 35 letters, digits and hyphens: known once to the bank. */
  readonly messageId: string;
  readonly time: Date;
  /** YYYY-MM-DD, on which the bank is to pay. */
  readonly day: string;
  readonly currency: string;
  readonly debtor: { readonly name: string; readonly account: string };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 has no place for: controls, halves of pairs, and two that are no characters. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replaceAll(NO_CHARACTER, ' ').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** An element around others, or around a text, which is escaped. */
const element = (name: string, content: string | readonly string[], attribute = ''): string =>
  `<${name}${attribute}>${typeof content === 'string' ? escaped(content) : content.join('')}</${name}>`;

/** A text of at most so many characters, none of them halved; the schema refuses longer ones. */
const atMost = (text: string, length: number): string => [...text.trim()].slice(0, length).join('').trim();

const NAME_MAX = 140;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether a number is an IBAN by its check digits (ISO 13616): others are given as numbers of the bank's own kind. */
export const isIban = (account: string): boolean => {
  if (!IBAN.test(account)) return false;
  const digits = [...account.slice(4), ...account.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};

const accountOf = (written: string): string => {
  const account = written.toUpperCase();
  return isIban(account)
    ? element('Id', [element('IBAN', account)])
    : element('Id', [element('Othr', [element('Id', written)])]);
};

const named = (name: string): string => element('Nm', atMost(name, NAME_MAX) || '-');

const paymentOf = ({ endToEndId, amountMinor, payee }: PaymentOrder, currency: string): string =>
  element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', endToEndId), element('EndToEndId', endToEndId)]),
    element('Amt', [element('InstdAmt', typedMinor(amountMinor, currency), ` Ccy="${currency}"`)]),
    ...(payee.bank.trim() === '' ? [] : [element('CdtrAgt', [element('FinInstnId', [named(payee.bank)])])]),
    element('Cdtr', [named(payee.name)]),
    element('CdtrAcct', [accountOf(payee.account)]),
    element('RmtInf', [element('Ustrd', endToEndId)]),
  ]);

/**
 * Payments as a bank takes them: ISO 20022 customer credit transfer, pain.001.001.09. The payer bears all charges, so that
 * who is paid receives the whole amount; each is booked by itself, so that the bank's statement has a line for each.
 */
export const painFile = (head: OrderHead, orders: readonly PaymentOrder[]): string => {
  const { messageId, time, day, currency, debtor } = head;
  const sum = typedMinor(
    orders.reduce((total, { amountMinor }) => total + amountMinor, 0),
    currency,
  );
  const totals = [element('NbOfTxs', String(orders.length)), element('CtrlSum', sum)];
  const header = element('GrpHdr', [
    element('MsgId', messageId),
    element('CreDtTm', time.toISOString()),
    ...totals,
    element('InitgPty', [named(debtor.name)]),
  ]);
  const payments = element('PmtInf', [
    element('PmtInfId', messageId),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    ...totals,
    element('ReqdExctnDt', [element('Dt', day)]),
    element('Dbtr', [named(debtor.name)]),
    element('DbtrAcct', [accountOf(debtor.account), element('Ccy', currency)]),
    element('DbtrAgt', [element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])]),
    element('ChrgBr', 'DEBT'),
    ...orders.map((order) => paymentOf(order, currency)),
  ]);
  const document = element(
    'Document',
    [element('CstmrCdtTrfInitn', [header, payments])],
    ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
};
