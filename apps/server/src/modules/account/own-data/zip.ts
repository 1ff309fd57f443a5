import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** A file in an archive. */
export interface ZipFile {
  /** ASCII, with `/` between folders. */
  readonly name: string;
  readonly content: Buffer;
  /** False for what is packed already, such as pictures. */
  readonly packs: boolean;
}

const deflate = promisify<Buffer, Buffer>(deflateRaw);

const VERSION = 20;
const STORED = 0;
const DEFLATED = 8;

/** A time as archives keep it: two seconds are the least, without a zone. */
const dosTime = (time: Date): number => {
  const date = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return date * 0x1_0000 + clock;
};

interface Packed {
  readonly name: Buffer;
  readonly content: Buffer;
  /** What both headers of a file say alike, from the version on. */
  readonly facts: Buffer;
}

const pack = async ({ name, content, packs }: ZipFile, time: number): Promise<Packed> => {
  const written = Buffer.from(name, 'ascii');
  const packed = packs ? await deflate(content) : content;
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(packs ? DEFLATED : STORED, 4);
  facts.writeUInt32LE(time, 6);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(written.length, 22);
  return { name: written, content: packed, facts };
};

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A line of the table at the archive's end, which says where a file begins. */
const lineOf = ({ name, facts }: Packed, offset: number): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([VERSION, 0]);
  return Buffer.concat([signature(0x02014b50), madeBy, facts, rest, name]);
};

/** Puts files into one archive (PKWARE APPNOTE, without ZIP64: less than 4 GB, fewer than 65,536 files). */
export const writeZip = async (files: readonly ZipFile[], time: Date): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const lines: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const packed = await pack(file, dosTime(time));
    const part = Buffer.concat([signature(0x04034b50), packed.facts, packed.name, packed.content]);
    lines.push(lineOf(packed, offset));
    parts.push(part);
    offset += part.length;
  }
  const table = Buffer.concat(lines);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, table, end]);
};
