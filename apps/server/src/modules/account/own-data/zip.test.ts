import { describe, expect, it } from 'vitest';
import { readZip } from '../../../testing/read-zip';
import { writeZip } from './zip';

const MADE = new Date('2026-03-02T10:20:30.000Z');

const FILES = [
  { name: 'data.json', content: Buffer.from(JSON.stringify({ words: 'กขค '.repeat(2_000) })), packs: true },
  { name: 'files/upload-7.png', content: Buffer.from([0, 255, 1, 254]), packs: false },
  { name: 'files/empty.bin', content: Buffer.alloc(0), packs: false },
] as const;

describe('an archive', () => {
  it('holds each file as it was, packed where that helps', async () => {
    const archive = await writeZip(FILES, MADE);
    expect(archive.length).toBeLessThan(1_000);
    expect([...readZip(archive)]).toEqual(FILES.map(({ name, content }) => [name, content]));
    expect(await writeZip(FILES, MADE)).toEqual(archive);
  });
});
