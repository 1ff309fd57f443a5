import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../testing/make-pdf';
import { readPdf } from './pdf';

const packed = (dictionary: string, text: string): string => {
  const content = deflateSync(Buffer.from(text, 'latin1'));
  return `<< ${dictionary} /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;
};

describe('what a PDF would do', () => {
  it.each([
    ['a script', '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'],
    ['a script by another name', '<< /OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >> >>'],
    ['a program to start', '<< /A << /S /Launch /F (cmd.exe) >> >>'],
    ['a file inside', '<< /Type /EmbeddedFile >>'],
    ['a form that is sent', '<< /S /SubmitForm /F (https://evil.example) >>'],
    ['an act on a page', '<< /Type /Page /AA << /O 5 0 R >> >>'],
    ['a lock', 'trailer << /Encrypt 5 0 R >>'],
    ['a script in a packed list of objects', packed('/Type /ObjStm /N 1', '7 0 << /JS (app.alert(1)) >>')],
    [
      'a list of objects that is packed in a way not known',
      '<< /Type /ObjStm /N 1 /Filter /LZWDecode >>\nstream\nx\nendstream',
    ],
    [
      'a list of objects that is packed twice',
      '<< /Type /ObjStm /N 1 /Filter [ /ASCIIHexDecode /FlateDecode ] >>\nstream\n78>\nendstream',
    ],
    [
      'a list of objects whose packing is told elsewhere',
      '<< /Type /ObjStm /N 1 /Filter 9 0 R >>\nstream\nx\nendstream',
    ],
    ['a list of objects told by differences', packed('/Type /ObjStm /N 1 /DecodeParms 9 0 R', '7 0 << >>')],
  ])('%s is found', (_, object) => expect(readPdf(makePdf('(Hello) Tj', [object])).acts).toBe(true));

  it('a page to begin with is nothing to do', () => {
    const harmless = ['<< /OpenAction [ 3 0 R /Fit ] /JSX 1 >>', packed('/Type /ObjStm /N 1', '7 0 << >>')];
    const { acts, isText } = readPdf(makePdf('(Hello) Tj', harmless));
    expect({ acts, isText }).toEqual({ acts: false, isText: true });
  });
});

describe('what a PDF says', () => {
  const said = (file: Buffer): string => readPdf(file).texts.join('\n');

  it('is read plain, packed, in pieces, in numbers, and beside its pages', () => {
    expect(said(makePdf('(DE89 3704) Tj'))).toContain('DE89 3704');
    expect(said(makePdf('(DE89 3704) Tj', [], false))).toContain('DE89 3704');
    expect(said(makePdf('[(DE) -20 (89) 5 <2033373034>] TJ'))).toContain('DE89 3704');
    expect(said(makePdf('(D\\10589 \\(3704\\)) Tj'))).toContain('DE89 (3704)');
    expect(said(makePdf('(Hello) Tj', ['<< /A << /URI (https://evil.example/pay) >> >>']))).toContain(
      'https://evil.example/pay',
    );
  });

  it('is read by the tables of its fonts', () => {
    const table = packed(
      '',
      '1 beginbfchar <0001> <0044> endbfchar 1 beginbfrange <0002> <0003> <0045> endbfrange ' +
        '1 beginbfrange <0004> <0005> [<0038> <0039>] endbfrange',
    );
    expect(said(makePdf('<00010002> Tj <00040005> Tj', [table]))).toContain('DE89');
  });

  it.each([
    ['nothing', makePdf('')],
    ['a picture', makePdf('(Hello) Tj', ['<< /Type /XObject /Subtype /Image >>'])],
    [
      'what is packed in a way that is not known',
      makePdf('(Hello) Tj', ['<< /Filter /LZWDecode >>\nstream\nx\nendstream']),
    ],
    ['what does not unpack', makePdf('(Hello) Tj', ['<< /Filter /FlateDecode >>\nstream\nx\nendstream'])],
  ])('%s is not read', (_, file) => expect(readPdf(file).isText).toBe(false));
});
