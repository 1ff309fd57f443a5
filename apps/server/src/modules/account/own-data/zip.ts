import { buffer } from 'node:stream/consumers';
import { ZipFile as Archive } from 'yazl';

/** A file in an archive. */
export interface ZipFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly content: Buffer;
  /** False for what is packed already, such as pictures. */
  readonly packs: boolean;
}

/** Puts files into one archive, all as of one time. */
export const writeZip = (files: readonly ZipFile[], time: Date): Promise<Buffer> => {
  const archive = new Archive();
  for (const { name, content, packs } of files)
    archive.addBuffer(content, name, { mtime: time, compress: packs });
  archive.end();
  return buffer(archive.outputStream);
};
