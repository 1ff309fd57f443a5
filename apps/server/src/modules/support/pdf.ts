import { constants, inflateSync } from 'node:zlib';

/** What all streams of a file may unpack to: more is a bomb, and is not looked at. */
const UNPACKED_MAX = 64 * 1024 * 1024;

/** What a reader would do by itself or on a tap besides showing pages, and what it would open beside them. */
const ACTS =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Movie|Sound|Rendition|AA|FileAttachment)(?![A-Za-z0-9])/;
const PICTURES = /\/Subtype\s*\/Image(?![A-Za-z0-9])|\bBI\s[\s\S]{0,500}?\bID\s/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;
const WHOLLY_READ = /^(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])$/;

/** What a PDF was found to be. */
export interface ReadPdf {
  /** Scripts, programs to start, files inside, or a lock that keeps anybody from looking. */
  readonly acts: boolean;
  /** Whether everything that it shows is text that could be read. */
  readonly isText: boolean;
  /** What it says; one text for each way in which its fonts can be read. */
  readonly texts: readonly string[];
}

/** Names may be written in numbers: `/J#53` is `/JS`. */
const named = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface Unpacked {
  /** What stands around the streams, and in lists of objects: what the file is made of. */
  readonly objects: string;
  readonly streams: readonly string[];
  /** False where a stream could not be unpacked. */
  readonly whole: boolean;
  /** True where that is a list of objects: what the file would do is kept from who looks. */
  readonly hidden: boolean;
}

/** Packed in another way than the plain one, or in one that is told elsewhere. */
const isOddlyPacked = (head: string): boolean => /\/Filter\s*\d|\/DecodeParms|\/F\s*[(<\d]/.test(head);

const contentOf = (packed: Buffer, head: string, lengthMax: number): string | undefined => {
  const filter = /\/Filter\s*(\/\w+|\[[^\]]*\])/.exec(head)?.[1];
  if (filter === undefined) return packed.toString('latin1');
  if (!WHOLLY_READ.test(filter)) return undefined;
  try {
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateSync(packed, { finishFlush, maxOutputLength: lengthMax }).toString('latin1');
  } catch {
    return undefined;
  }
};

const unpack = (file: Buffer): Unpacked => {
  const raw = file.toString('latin1');
  const streams: string[] = [];
  const objects: string[] = [];
  let [whole, hidden, left, read] = [true, false, UNPACKED_MAX, 0];
  for (const { 0: keyword, index } of raw.matchAll(/(?<!end)stream\r?\n/g)) {
    if (index < read) continue;
    const start = index + keyword.length;
    const found = raw.indexOf('endstream', start);
    const end = found < 0 ? raw.length : found;
    const before = raw.slice(read, index);
    const head = named(before.slice(Math.max(0, before.lastIndexOf(' obj'))));
    const content = contentOf(file.subarray(start, end), head, left);
    objects.push(before);
    read = end;
    const isList = /\/ObjStm/.test(head);
    whole &&= content !== undefined;
    hidden ||= isList && (content === undefined || isOddlyPacked(head));
    if (content === undefined) continue;
    left -= content.length;
    (isList ? objects : streams).push(content);
  }
  objects.push(raw.slice(read));
  return { objects: named(objects.join('\n')), streams, whole, hidden };
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: ' ', b: '', f: '' };
const literal = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g, (_, octal?: string, sign?: string) =>
    octal === undefined
      ? (ESCAPES[sign ?? ''] ?? sign ?? '')
      : String.fromCharCode(Number.parseInt(octal, 8) % 256),
  );
const bytesOf = (hex: string): string =>
  Buffer.from(hex.replace(/\s/g, '').padEnd(2, '0'), 'hex').toString('latin1');

/** The strings that the pages draw, as bytes; a line for each piece of text. */
const drawnIn = (streams: readonly string[]): string[][] =>
  streams.flatMap((stream) =>
    [...stream.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)].map(([, block = '']) =>
      [...block.matchAll(/\(((?:[^\\()]|\\[\s\S]|\([^()]*\))*)\)|<([0-9a-fA-F\s]*)>/g)].map(
        ([, plain, hex]) => (plain === undefined ? bytesOf(hex ?? '') : literal(plain)),
      ),
    ),
  );

const wide = (bytes: string): string =>
  Buffer.from(bytes, 'latin1')
    .subarray(0, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le');

const wordOf = (hex = ''): string => wide(bytesOf(hex));

/** A range of glyphs: one after the other from a first sign, or a list of signs. */
const rangeOf = (from: string, to: string, first?: string, list = ''): [number, string][] => {
  const start = Number.parseInt(from, 16);
  const count = Math.min(Number.parseInt(to, 16) - start + 1, 65_536);
  const listed = [...list.matchAll(/<([0-9a-fA-F\s]*)>/g)].map(([, hex]) => wordOf(hex));
  const code = wordOf(first).codePointAt(0) ?? 0;
  return Array.from({ length: Math.max(0, count) }, (_, index) => [
    start + index,
    first === undefined ? (listed[index] ?? '') : String.fromCodePoint(Math.min(code + index, 0x10ffff)),
  ]);
};

/** A font's glyphs in words, from its ToUnicode table. */
const glyphsOf = (table: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, from = '', to] of block.matchAll(/<([0-9a-fA-F\s]+)>\s*<([0-9a-fA-F\s]+)>/g))
      glyphs.set(Number.parseInt(from, 16), wordOf(to));
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    const ranges = /<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*(?:<([0-9a-fA-F]+)>|\[([^\]]*)\])/g;
    for (const [, from = '', to = '', first, list] of block.matchAll(ranges))
      for (const [glyph, text] of rangeOf(from, to, first, list)) glyphs.set(glyph, text);
  }
  return glyphs;
};

const asGlyphs = (bytes: string, glyphs: ReadonlyMap<number, string>): string =>
  [...wide(bytes)].map((sign) => glyphs.get(sign.codePointAt(0) ?? 0) ?? '').join('') ||
  [...bytes].map((sign) => glyphs.get(sign.charCodeAt(0)) ?? '').join('');

/**
 * Looks into a PDF: what it would do, and what it says, as far as that can be read. It is no reader: what it does not
 * understand it calls unread.
 */
export const readPdf = (file: Buffer): ReadPdf => {
  const { objects, streams, whole, hidden } = unpack(file);
  const drawn = drawnIn(streams);
  const tables = streams.filter((stream) => /beginbf(?:char|range)/.test(stream)).map(glyphsOf);
  const readings: ((bytes: string) => string)[] = [
    (bytes) => bytes,
    ...tables.map((glyphs) => (bytes: string) => asGlyphs(bytes, glyphs)),
  ];
  const texts = readings.map((reading) => drawn.map((pieces) => pieces.map(reading).join('')).join('\n'));
  // Addresses and titles stand beside the pages.
  const beside = [...objects.matchAll(/\(((?:[^\\()]|\\[\s\S])*)\)/g)].map(([, said = '']) => literal(said));
  const pages = streams.filter((stream) => /\bBT\b/.test(stream));
  const isPicture = PICTURES.test(objects) || pages.some((page) => PICTURES.test(page));
  return {
    acts: hidden || ACTS.test(objects) || ENCRYPTED.test(objects),
    isText: whole && !isPicture && texts.some((said) => /[\p{L}\d]/u.test(said)),
    texts: [...texts, beside.join('\n')],
  };
};
