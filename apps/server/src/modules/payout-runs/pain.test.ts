import { describe, expect, it } from 'vitest';
import { isIban, type PaymentOrder, painFile } from './pain';

const head = {
  ...{ messageId: 'PR00001', time: new Date('2026-11-20T09:12:00Z'), day: '2026-11-20', currency: 'USD' },
  debtor: { name: 'Quay Ltd', account: 'SANDBOX0001' },
};
const order = (more: Partial<PaymentOrder['payee']> = {}, amountMinor = 1_050): PaymentOrder => ({
  ...{ endToEndId: 'PR00001-W0000007', amountMinor },
  payee: { name: 'Ada Example', account: 'GB29NWBK60161331926819', bank: 'Harbour Bank', ...more },
});

/**
 * What of the published schema (pain.001.001.09) the file uses, by hand: the children of each element in their order, `?` where
 * one may be absent, `*` where there are one or more. The schema itself is not free to be kept here.
 */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'],
  InitgPty: ['Nm'],
  PmtInf: [
    ...[
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
    ],
    ...['ChrgBr', 'CdtTrfTxInf*'],
  ],
  ReqdExctnDt: ['Dt'],
  Dbtr: ['Nm'],
  DbtrAcct: ['Id', 'Ccy'],
  DbtrAgt: ['FinInstnId'],
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt?', 'Cdtr', 'CdtrAcct', 'RmtInf'],
  PmtId: ['InstrId', 'EndToEndId'],
  Amt: ['InstdAmt'],
  CdtrAgt: ['FinInstnId'],
  Cdtr: ['Nm'],
  CdtrAcct: ['Id'],
  RmtInf: ['Ustrd'],
};
const LENGTHS: Readonly<Record<string, number>> = {
  MsgId: 35,
  InstrId: 35,
  EndToEndId: 35,
  Nm: 140,
  Ustrd: 140,
};

interface Node {
  readonly name: string;
  readonly text: string;
  readonly children: readonly Node[];
}

/** Reads what the builder writes: no declarations, no comments, no mixed content. */
const read = (xml: string): Node => {
  const stack: { name: string; text: string; children: Node[] }[] = [{ name: '', text: '', children: [] }];
  for (const [, closing, name = '', text = ''] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>([^<]*)/g)) {
    if (closing === '') stack.push({ name, text, children: [] });
    else {
      const done = stack.pop();
      expect(done?.name).toBe(name);
      if (done !== undefined) stack.at(-1)?.children.push(done);
    }
  }
  expect(stack).toHaveLength(1);
  return stack[0]?.children[0] ?? { name: '', text: '', children: [] };
};

const check = (node: Node): void => {
  const names = node.children.map(({ name }) => name).join(' ');
  const expected = CHILDREN[node.name];
  if (expected !== undefined) {
    const pattern = expected
      .map((name) =>
        name.endsWith('*')
          ? `(${name.slice(0, -1)} )+`
          : name.endsWith('?')
            ? `(${name.slice(0, -1)} )?`
            : `${name} `,
      )
      .join('');
    expect(`${names} `).toMatch(new RegExp(`^${pattern}$`));
  }
  const most = LENGTHS[node.name];
  if (most !== undefined) {
    const said = node.text.replaceAll(/&[a-z]+;/g, '.');
    expect([...said].length).toBeGreaterThan(0);
    expect([...said].length).toBeLessThanOrEqual(most);
  }
  node.children.forEach(check);
};

describe('the file of a payout run', () => {
  it('has the elements of the schema, in their order, and the sums of its payments', () => {
    const file = painFile(head, [order(), order({ bank: '' }, 5), order({ account: '12-34 5678' }, 100_000)]);
    check(read(file));
    expect(file).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
    expect(file.match(/<NbOfTxs>3<\/NbOfTxs><CtrlSum>1010.55<\/CtrlSum>/g)).toHaveLength(2);
    expect(file).toContain('<InstdAmt Ccy="USD">0.05</InstdAmt>');
    expect(file).toContain('<BtchBookg>false</BtchBookg>');
    expect(file.match(/<IBAN>GB29NWBK60161331926819<\/IBAN>/g)).toHaveLength(2);
    expect(file).toContain('<Othr><Id>12-34 5678</Id></Othr>');
  });

  it.each([
    ['JPY', '1055', '1050'],
    ['KWD', '1.055', '1.050'],
  ])('writes amounts with as many decimals as %s has', (currency, sum, amount) => {
    const file = painFile({ ...head, currency }, [order(), order({}, 5)]);
    check(read(file));
    expect(file.match(new RegExp(`<CtrlSum>${sum}</CtrlSum>`, 'g'))).toHaveLength(2);
    expect(file).toContain(`<InstdAmt Ccy="${currency}">${amount}</InstdAmt>`);
    expect(file).toContain(`<Ccy>${currency}</Ccy>`);
  });

  it('says whatever a holder wrote as a text, and never as an element', () => {
    const name = `</Nm></Cdtr><CdtrAcct>&"'\u0000\u0008 ${'名'.repeat(200)}`;
    const file = painFile(head, [order({ name }), order({ name: '  ' })]);
    check(read(file));
    expect(file).toContain('<Nm>&lt;/Nm&gt;&lt;/Cdtr&gt;&lt;CdtrAcct&gt;&amp;&quot;&apos;');
    expect([...file].filter((sign) => sign < ' ' && sign !== '\n')).toEqual([]);
    expect(file.match(/<CdtrAcct>/g)).toHaveLength(2);
  });

  it('knows an IBAN by its check digits', () => {
    expect(['GB29NWBK60161331926819', 'DE89370400440532013000'].map(isIban)).toEqual([true, true]);
    expect(['GB29NWBK60161331926818', 'GB0000001234', '12345678', ''].map(isIban)).toEqual([
      ...[false, false, false, false],
    ]);
  });
});
