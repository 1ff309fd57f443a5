import { inflateSync } from 'node:zlib';

/** The objects of a file by their number: what stands in them, and their stream unpacked. */
const objectsOf = (file: Buffer): Map<string, { head: string; stream: string }> => {
  const text = file.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const { 1: id = '', 2: body = '', index } of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    if (at < 0) {
      objects.set(id, { head: body, stream: '' });
      continue;
    }
    const head = body.slice(0, at);
    const start = index + `${id} 0 obj\n`.length + at + 'stream\n'.length;
    const packed = file.subarray(start, start + Number(/\/Length (\d+)/.exec(head)?.[1]));
    const stream = head.includes('/FlateDecode') ? inflateSync(packed) : packed;
    objects.set(id, { head, stream: stream.toString('latin1') });
  }
  return objects;
};

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A font's glyphs in words: its ToUnicode table, as ranges of glyph numbers with a text for each. */
const textsOf = (cmap: string): Map<number, string> => {
  const texts = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    const glyphs = [...list.matchAll(/<([0-9a-f ]*)>/g)];
    for (const [offset, [, hex = '']] of glyphs.entries()) {
      texts.set(Number.parseInt(first, 16) + offset, fromUtf16(hex.replaceAll(' ', '')));
    }
  }
  return texts;
};

/**
 * Reads a PDF's texts back as a reader's search would find them, in the order in which they were drawn.
 * @returns one text for each that was drawn at a place of its own
 */
export const readPdfTexts = (file: Buffer): string[] => {
  const objects = objectsOf(file);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, textsOf(objects.get(table)?.stream ?? ''));
    }
  }
  const drawn: string[] = [];
  for (const { stream } of objects.values()) {
    for (const [, block = ''] of stream.matchAll(/BT\n([\s\S]*?)\nET/g)) {
      const font = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '');
      const shown = [...block.matchAll(/\[(.*)\] TJ/g)].map(([, glyphs = '']) => glyphs).join('');
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      drawn.push(glyphs.map((hex) => font?.get(Number.parseInt(hex, 16)) ?? '?').join(''));
    }
  }
  return drawn;
};
