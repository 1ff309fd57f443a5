import { bankAccountName } from '../../config';
import { allAt, at, firstText, readXml, XmlFault, type XmlNode } from './read-xml';
import {
  dayOf,
  type Fault,
  faulty,
  keptText,
  LINES_MAX,
  ofFile,
  type ReadResult,
  type StatedLine,
  statedMinor,
} from './statement';

const STATEMENT = 'Document/BkToCstmrStmt/Stmt';
const WANTED = new Set([
  STATEMENT,
  ...['Acct', 'FrToDt', 'Bal', 'Ntry'].map((name) => `${STATEMENT}/${name}`),
]);
/** Versions that differ in where a status, a name and an account stand; all of them are looked for. */
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/;

/** An amount with its sign, in minor units; a fault where it is none of this currency. */
const signedMinor = (node: XmlNode, currency: string): number | Fault['fault'] => {
  const amount = at(node, 'Amt');
  if (amount?.attributes['Ccy'] !== currency)
    return amount === undefined ? 'line_unreadable' : 'foreign_currency';
  // Banks may write more decimals than the currency has, all of them 0.
  const minor = statedMinor(amount.text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), currency);
  const direction = at(node, 'CdtDbtInd')?.text;
  if (minor === null || (direction !== 'CRDT' && direction !== 'DBIT')) return 'line_unreadable';
  return direction === 'CRDT' ? minor : -minor;
};

const counterpartyOf = (details: XmlNode | undefined, amountMinor: number): string => {
  const side = amountMinor < 0 ? 'Cdtr' : 'Dbtr';
  return firstText(details, `RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`);
};

const remittanceText = (details: XmlNode | undefined, entry: XmlNode): string => {
  const information = at(details, 'RmtInf');
  const structured = allAt(information, 'Strd').map((part) => firstText(part, 'CdtrRefInf/Ref'));
  const free = allAt(information, 'Ustrd').map(({ text }) => text);
  return [...structured, ...free, firstText(details, 'AddtlTxInf'), firstText(entry, 'AddtlNtryInf')].join(
    ' ',
  );
};

const NOT_GIVEN = 'NOTPROVIDED';

const lineOf = (
  entry: XmlNode,
  details: XmlNode | undefined,
  fixed: Pick<StatedLine, 'place' | 'bookedOn' | 'amountMinor' | 'reference'>,
): StatedLine => {
  const endToEndId = firstText(details, 'Refs/EndToEndId');
  return {
    ...fixed,
    reference: keptText(fixed.reference),
    endToEndId: endToEndId === NOT_GIVEN ? '' : keptText(endToEndId),
    counterparty: keptText(counterpartyOf(details, fixed.amountMinor)),
    text: keptText(remittanceText(details, entry)),
  };
};

/** Sums of the transactions of a batch, where each says its own and they add up to the entry; null else. */
const batchSums = (parts: readonly XmlNode[], amountMinor: number, currency: string): number[] | null => {
  if (parts.length < 2) return null;
  const sign = amountMinor < 0 ? -1 : 1;
  const sums = parts.map((part) => {
    const amount = at(part, 'Amt') ?? at(part, 'AmtDtls', 'TxAmt', 'Amt');
    const direction = amount && at(part, 'CdtDbtInd')?.text;
    const minor = amount?.attributes['Ccy'] === currency ? statedMinor(amount.text, currency) : null;
    if (minor === null) return Number.NaN;
    return direction === undefined ? sign * minor : (direction === 'DBIT' ? -1 : 1) * minor;
  });
  return sums.reduce((sum, part) => sum + part, 0) === amountMinor ? sums : null;
};

/** The bookings of an entry: one, or each transaction of a batch. Empty where it is not booked yet. */
const linesOf = (entry: XmlNode, firstPlace: number, currency: string): StatedLine[] | Fault => {
  const status = firstText(entry, 'Sts/Cd', 'Sts');
  if (status !== '' && status !== 'BOOK') return [];
  const amountMinor = signedMinor(entry, currency);
  if (typeof amountMinor === 'string') return { fault: amountMinor, place: firstPlace };
  const bookedOn = dayOf(firstText(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  if (bookedOn === '' || amountMinor === 0) return { fault: 'line_unreadable', place: firstPlace };
  const reference = firstText(entry, 'AcctSvcrRef');
  const parts = allAt(entry, 'NtryDtls').flatMap((details) => allAt(details, 'TxDtls'));
  const sums = batchSums(parts, amountMinor, currency);
  if (sums === null) {
    const own = reference || firstText(parts[0], 'Refs/AcctSvcrRef');
    return [lineOf(entry, parts[0], { place: firstPlace, bookedOn, amountMinor, reference: own })];
  }
  return parts.map((part, index) => {
    const own = firstText(part, 'Refs/AcctSvcrRef') || (reference && `${reference}/${index + 1}`);
    const fixed = { place: firstPlace + index, bookedOn, amountMinor: sums[index] ?? 0, reference: own };
    return lineOf(entry, part, fixed);
  });
};

interface Parts {
  statements: number;
  account: XmlNode | undefined;
  time: XmlNode | undefined;
  readonly balances: XmlNode[];
  readonly lines: StatedLine[];
  readonly faults: Fault[];
}

const collect = (parts: Parts, path: string, node: XmlNode, currency: string): void => {
  if (path === STATEMENT) parts.statements += 1;
  // What a second statement of the file says is not looked at: such a file is refused.
  else if (parts.statements > 0) return;
  else if (node.name === 'Acct') parts.account = node;
  else if (node.name === 'FrToDt') parts.time = node;
  else if (node.name === 'Bal') parts.balances.push(node);
  else {
    const lines = linesOf(node, parts.lines.length + 1, currency);
    if ('fault' in lines) parts.faults.push(lines);
    else parts.lines.push(...lines);
    if (parts.lines.length > LINES_MAX) throw new XmlFault('too many lines');
  }
};

const balanceOf = (parts: Parts, currency: string, ...codes: readonly string[]) => {
  const found = codes
    .map((code) => parts.balances.find((balance) => firstText(balance, 'Tp/CdOrPrtry/Cd') === code))
    .find((balance) => balance !== undefined);
  if (found === undefined) return null;
  const minor = signedMinor(found, currency);
  return {
    minor,
    day: dayOf(firstText(found, 'Dt/Dt', 'Dt/DtTm')),
    code: firstText(found, 'Tp/CdOrPrtry/Cd'),
  };
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);

const assembled = (parts: Parts, currency: string): ReadResult => {
  if (parts.statements > 1) return faulty(ofFile('several_statements'));
  const opening = balanceOf(parts, currency, 'OPBD', 'PRCD');
  const closing = balanceOf(parts, currency, 'CLBD');
  if (opening === null || closing === null || closing.day === '') return faulty(ofFile('balance_missing'));
  if (typeof opening.minor === 'string' || typeof closing.minor === 'string') {
    const isForeign = [opening.minor, closing.minor].includes('foreign_currency');
    return faulty(ofFile(isForeign ? 'foreign_currency' : 'balance_missing'));
  }
  if (parts.faults.length > 0) return faulty(...parts.faults);
  // A balance "as closed before" is of the day before the statement begins.
  const opened = opening.code === 'PRCD' && opening.day !== '' ? dayAfter(opening.day) : opening.day;
  const fromDay = dayOf(firstText(parts.time, 'FrDtTm', 'FrDt')) || opened || closing.day;
  return {
    ok: true,
    stated: {
      format: 'camt.053',
      account: bankAccountName(firstText(parts.account, 'Id/IBAN', 'Id/Othr/Id')),
      ...{ fromDay, untilDay: closing.day, lines: parts.lines },
      ...{ openingMinor: opening.minor, closingMinor: closing.minor },
    },
  };
};

/** Reads a bank's statement in ISO 20022 camt.053, versions 2 to 8 (docs/domain/bank-statements.md#files). */
export const readCamt = (source: string, currency: string): ReadResult => {
  const parts: Parts = {
    ...{ statements: 0, account: undefined, time: undefined, balances: [], lines: [], faults: [] },
  };
  try {
    const namespace = readXml(source, WANTED, (path, node) => collect(parts, path, node, currency));
    if (!NAMESPACE.test(namespace) || parts.statements === 0) return faulty(ofFile('unreadable'));
  } catch (error) {
    if (error instanceof XmlFault) return faulty(ofFile('unreadable'));
    throw error;
  }
  return assembled(parts, currency);
};
