import { describe, expect, it } from 'vitest';
import { BANK_ACCOUNT, bankCsvFile, camtFile, type TestStatement } from '../../testing/bank-file';
import { fingerprinted, readStatement } from './read-statement';

const CONFIG = { currency: 'USD', bankAccounts: [BANK_ACCOUNT] };
const read = (file: string) => readStatement(Buffer.from(file), CONFIG, '2026-04-01');
const faultsOf = (file: string) => {
  const result = read(file);
  return result.ok ? [] : result.faults.map(({ fault, place }) => [fault, place]);
};
const statedIn = (file: string) => {
  const result = read(file);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.stated;
};

const MARCH: TestStatement = {
  ...{ from: '2026-03-01', until: '2026-03-31', opening: 100_000 },
  lines: [
    {
      ...{ day: '2026-03-02', amount: 12_345, reference: 'BR-1', endToEndId: 'E-1' },
      ...{ counterparty: 'Ada & Sons', text: 'Invoice, "first" <20000001>' },
    },
    { day: '2026-03-31', amount: -200, reference: 'BR-2', counterparty: 'Bank', text: 'Fee' },
  ],
};
const LINES = [
  {
    ...{ place: 1, bookedOn: '2026-03-02', amountMinor: 12_345, reference: 'BR-1', endToEndId: 'E-1' },
    ...{ counterparty: 'Ada & Sons', text: 'Invoice, "first" <20000001>' },
  },
  {
    ...{ place: 2, bookedOn: '2026-03-31', amountMinor: -200, reference: 'BR-2', endToEndId: '' },
    ...{ counterparty: 'Bank', text: 'Fee' },
  },
];

describe('a statement of a bank', () => {
  it.each([
    ['camt.053 version 2', camtFile({ ...MARCH, version: '02' }), 'camt.053'],
    ['camt.053 version 8', camtFile({ ...MARCH, version: '08' }), 'camt.053'],
    ['camt.053 with a mark of byte order', `\u{feff}${camtFile(MARCH)}`, 'camt.053'],
    ['a table', bankCsvFile(MARCH), 'csv'],
  ])('says the same as %s', (_, file, format) => {
    expect(statedIn(file)).toEqual({
      ...{ format, account: BANK_ACCOUNT, fromDay: '2026-03-01', untilDay: '2026-03-31' },
      ...{ openingMinor: 100_000, closingMinor: 112_145, lines: LINES },
    });
  });

  it('is known again line by line, whatever it is written in', () => {
    const [xml, table] = [camtFile(MARCH), bankCsvFile(MARCH)].map((file) =>
      fingerprinted(statedIn(file)).lines.map(({ fingerprint }) => fingerprint),
    );
    expect(xml).toEqual(table);
  });

  it('opens a batch where its transactions add up, and leaves it whole where they do not', () => {
    const part = (amount: string, id: string) =>
      `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="USD">${amount}</Amt></TxDtls>`;
    const batch = (...parts: string[]) =>
      camtFile({
        ...MARCH,
        closing: 97_000,
        lines: [],
      }).replace(
        '</Stmt>',
        `<Ntry><Amt Ccy="USD">30.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
          <BookgDt><DtTm>2026-03-05T10:00:00+01:00</DtTm></BookgDt><AcctSvcrRef>B</AcctSvcrRef>
          <NtryDtls>${parts.join('')}</NtryDtls></Ntry></Stmt>`,
      );
    expect(statedIn(batch(part('10.00', 'W-1'), part('20.00', 'W-2'))).lines).toMatchObject([
      { place: 1, amountMinor: -1_000, endToEndId: 'W-1', reference: 'B/1' },
      { place: 2, amountMinor: -2_000, endToEndId: 'W-2', reference: 'B/2' },
    ]);
    expect(statedIn(batch(part('10.00', 'W-1'), part('19.00', 'W-2'))).lines).toMatchObject([
      { amountMinor: -3_000, reference: 'B' },
    ]);
  });

  it('leaves out what is not booked yet', () => {
    const pending = { day: '2026-03-03', amount: 500, status: 'PDNG' };
    for (const version of ['02', '08'] as const) {
      const file = camtFile({ ...MARCH, version, closing: 112_145, lines: [pending, ...MARCH.lines] });
      expect(statedIn(file).lines).toHaveLength(2);
    }
  });

  it('keeps two equal bookings of a day apart where the bank numbers none of them', () => {
    const twin = { day: '2026-03-03', amount: 500, text: 'the same' };
    const { lines, faults } = fingerprinted(statedIn(camtFile({ ...MARCH, lines: [twin, twin] })));
    expect(faults).toEqual([]);
    expect(new Set(lines.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });
});

describe('what is wrong with a statement is named', () => {
  const [first, second] = MARCH.lines as [TestStatement['lines'][number], TestStatement['lines'][number]];
  const wrong: readonly [string, TestStatement, unknown][] = [
    [
      'an account of somebody else',
      { ...MARCH, account: 'DE02120300000000202051' },
      [['foreign_account', null]],
    ],
    ['sums that do not add up', { ...MARCH, closing: 112_146 }, [['sums_differ', null]]],
    [
      'another currency, line by line',
      { ...MARCH, lines: [first, { ...second, currency: 'EUR' }, { ...first, currency: 'GBP' }] },
      [
        ['foreign_currency', 2],
        ['foreign_currency', 3],
      ],
    ],
    [
      'a line of another time',
      { ...MARCH, lines: [first, { ...second, day: '2026-02-28' }] },
      [['line_outside', 2]],
    ],
    ['a time that is not over', { ...MARCH, until: '2026-04-02' }, [['not_over_yet', null]]],
  ];
  it.each(wrong)('%s', (_, statement, faults) => {
    // A line of another currency is not counted before the sums are.
    expect(faultsOf(bankCsvFile(statement))).toEqual(faults);
    if (statement.lines.length < 3) expect(faultsOf(camtFile(statement))).toEqual(faults);
  });

  it('by how much sums differ', () => {
    const result = read(camtFile({ ...MARCH, closing: 112_146 }));
    expect(result).toMatchObject({ ok: false, faults: [{ amountMinor: 1 }] });
  });

  it('a booking that the bank’s own number names twice', () => {
    const { faults } = fingerprinted(statedIn(camtFile({ ...MARCH, lines: [first, second, first] })));
    expect(faults).toEqual([{ fault: 'line_twice', place: 3 }]);
  });

  it('two statements in one file, a balance that is missing', () => {
    const file = camtFile(MARCH);
    const [statement = ''] = /<Stmt>[\s\S]*<\/Stmt>/.exec(file) ?? [];
    expect(faultsOf(file.replace(statement, statement + statement))).toEqual([['several_statements', null]]);
    expect(faultsOf(file.replace('CLBD', 'CLAV'))).toEqual([['balance_missing', null]]);
    const table = bankCsvFile(MARCH).split('\r\n');
    expect(faultsOf(table.slice(0, -1).join('\r\n'))).toEqual([['balance_missing', null]]);
  });

  it.each([
    ['an amount with a comma', '123,45'],
    ['an amount that is none', '12e3'],
    ['more decimals than the currency has', '123.451'],
    ['an amount in groups', '1 234.50'],
    ['an amount in groups that a point divides', '1.234.567'],
    ['nothing', ''],
  ])('%s', (_, amount) => {
    expect(faultsOf(camtFile(MARCH).replace('>123.45<', `>${amount}<`))).toEqual([['line_unreadable', 1]]);
    if (!amount.includes(','))
      expect(faultsOf(bankCsvFile(MARCH).replace(',123.45,', `,${amount},`))).toEqual([
        ['line_unreadable', 1],
      ]);
  });
});

describe('a file that is no statement', () => {
  const unreadable = [['unreadable', null]];
  const laughs = Array.from({ length: 12 }, (_, depth) =>
    depth === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${depth} "${`&l${depth - 1};`.repeat(10)}">`,
  ).join('');
  const withType = (type: string, text: string) =>
    camtFile(MARCH).replace('?>', `?><!DOCTYPE Document ${type}>`).replace('>Fee<', `>${text}<`);

  it('is refused with a document type, before anything of it is used', () => {
    const started = performance.now();
    expect(faultsOf(withType(`[${laughs}]`, '&l11;'))).toEqual(unreadable);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(faultsOf(withType('[<!ENTITY x SYSTEM "file:///etc/passwd">]', '&x;'))).toEqual(unreadable);
    expect(faultsOf(withType('SYSTEM "http://127.0.0.1/x.dtd"', 'Fee'))).toEqual(unreadable);
    expect(faultsOf(withType('[]', 'Fee'))).toEqual(unreadable);
  });

  it.each([
    ['an entity that nobody declared', camtFile(MARCH).replace('>Fee<', '>&nbsp;<')],
    ['a tag that never ends', camtFile(MARCH).replace('</Stmt>', '')],
    ['another message', camtFile(MARCH).replaceAll('camt.053.001.08', 'camt.052.001.08')],
    ['no namespace', camtFile(MARCH).replace(/ xmlns="[^"]*"/, '')],
    ['nested without end', `<a>${'<b>'.repeat(100_000)}`],
    ['nothing', ''],
    ['a picture', '\u{89}PNG\r\n\0'],
    ['a table of something else', 'a,b\r\n1,2'],
    ['a quote that never ends', bankCsvFile(MARCH).replace('"Invoice', '""Invoice')],
  ])('is refused: %s', (_, file) => {
    expect(faultsOf(file)).toEqual(unreadable);
  });

  it('is refused in another encoding', () => {
    const latin = Buffer.from(camtFile(MARCH).replace('Ada', 'Adä'), 'latin1');
    expect(readStatement(latin, CONFIG, '2026-04-01')).toMatchObject({ ok: false });
  });
});
