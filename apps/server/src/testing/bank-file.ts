import { Readable } from 'node:stream';
import { type Call, calls, type ResponseOf } from '@fairlead/contract';
import { BANK_CSV_COLUMNS } from '@fairlead/contract/csv';
import { typedMinor } from '@fairlead/money';
import type { Answer } from '../http/answer';
import { FormBody } from '../http/form';
import type { Route, StaffCaller } from '../http/route';
import { READER } from './reader';

/** The account of the sandbox, of which statements are taken. */
export const BANK_ACCOUNT = 'SANDBOX0001';

export interface TestLine {
  readonly day: string;
  readonly amount: number;
  readonly reference?: string;
  readonly endToEndId?: string;
  readonly counterparty?: string;
  readonly text?: string;
  readonly currency?: string;
  readonly status?: string;
}

export interface TestStatement {
  readonly version?: '02' | '08';
  readonly account?: string;
  readonly from: string;
  readonly until: string;
  readonly opening: number;
  /** What the lines give where it is absent. */
  readonly closing?: number;
  readonly lines: readonly TestLine[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const written = (minor: number): string => typedMinor(Math.abs(minor), 'USD');
const direction = (minor: number): string => (minor < 0 ? 'DBIT' : 'CRDT');
const closingOf = ({ opening, closing, lines }: TestStatement): number =>
  closing ?? lines.reduce((sum, { amount }) => sum + amount, opening);

const balance = (code: string, minor: number, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${written(minor)}</Amt>
    <CdtDbtInd>${direction(minor)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const entry = (line: TestLine, version: string): string => {
  const { day, amount, reference = '', endToEndId = 'NOTPROVIDED', counterparty = '', text = '' } = line;
  const { currency = 'USD', status = 'BOOK' } = line;
  const name = `<Nm>${escaped(counterparty)}</Nm>`;
  const side = amount < 0 ? 'Cdtr' : 'Dbtr';
  return `<Ntry><Amt Ccy="${currency}">${written(amount)}</Amt><CdtDbtInd>${direction(amount)}</CdtDbtInd>
    <Sts>${version === '02' ? status : `<Cd>${status}</Cd>`}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
    ${reference === '' ? '' : `<AcctSvcrRef>${escaped(reference)}</AcctSvcrRef>`}
    <NtryDtls><TxDtls><Refs><EndToEndId>${escaped(endToEndId)}</EndToEndId></Refs>
    <RltdPties><${side}>${version === '02' ? name : `<Pty>${name}</Pty>`}</${side}></RltdPties>
    <RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
};

/** A statement in ISO 20022 camt.053. */
export const camtFile = (statement: TestStatement): string => {
  const { version = '08', account = BANK_ACCOUNT, from, until, opening, lines } = statement;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
  <GrpHdr><MsgId>M</MsgId></GrpHdr><Stmt><Id>S</Id>
  <FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${until}T23:59:59</ToDtTm></FrToDt>
  <Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>
  ${balance('OPBD', opening, from)}${balance('CLBD', closingOf(statement), until)}
  ${lines.map((line) => entry(line, version)).join('\n')}
  </Stmt></BkToCstmrStmt></Document>`;
};

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const row = (cells: readonly string[]): string => cells.map(cell).join(',');

/** The same as a table. */
export const bankCsvFile = (statement: TestStatement): string => {
  const { account = BANK_ACCOUNT, from, until, opening, lines } = statement;
  return [
    row(BANK_CSV_COLUMNS),
    row(['opening', account, from, typedMinor(opening, 'USD'), 'USD', '', '', '', '']),
    ...lines.map((line) => {
      const { day, amount, currency = 'USD', reference = '', endToEndId = '' } = line;
      const said = [reference, endToEndId, line.counterparty ?? '', line.text ?? ''];
      return row(['line', account, day, typedMinor(amount, 'USD'), currency, ...said]);
    }),
    row(['closing', account, until, typedMinor(closingOf(statement), 'USD'), 'USD', '', '', '', '']),
  ].join('\r\n');
};

type Imported = ResponseOf<typeof calls.consoleBank.upload>;

/** Sends a file to the import as staff do. */
export const bankDesk =
  (routes: readonly Route[], maker: StaffCaller) =>
  async (content: string): Promise<Answer<Imported>> => {
    const form = new FormData();
    form.set('file', new Blob([content]), 'statement');
    const encoded = new Response(form);
    const stream = Readable.from([Buffer.from(await encoded.arrayBuffer())]);
    const body = new FormBody(stream, encoded.headers.get('content-type') ?? '');
    const upload: Call = calls.consoleBank.upload;
    const route = routes.find(({ call }) => call === upload);
    const answer = await route?.handle({
      request: {},
      caller: maker,
      form: body,
      idempotencyKey: '',
      ...READER,
    });
    if (answer?.ok) calls.consoleBank.upload.response.parse(answer.data);
    return answer as Answer<Imported>;
  };
