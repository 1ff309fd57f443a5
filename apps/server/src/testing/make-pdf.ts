import { deflateSync } from 'node:zlib';

/** A PDF of one page: what is drawn on it, and what stands beside it as further objects. */
export const makePdf = (drawn: string, beside: readonly string[] = [], isPacked = true): Buffer => {
  const page = Buffer.from(`BT /F1 12 Tf ${drawn} ET`, 'latin1');
  const content = isPacked ? deflateSync(page) : page;
  const filter = isPacked ? ' /Filter /FlateDecode' : '';
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Length ${content.length}${filter} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
    ...beside.map((object, index) => Buffer.from(`${index + 2} 0 obj\n${object}\nendobj\n`, 'latin1')),
    Buffer.from('%%EOF\n'),
  ]);
};
