import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { scriptsWithoutFont } from './fonts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-fonts-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('names the scripts that a Linux without fonts cannot draw; other systems bring theirs along', () => {
  const settings = join(folder, 'fonts.conf');
  writeFileSync(settings, '<fontconfig></fontconfig>');
  vi.stubEnv('FONTCONFIG_FILE', settings);
  const missing = process.platform === 'linux' ? ['ja', 'ko', 'ru', 'th', 'vi', 'zh-cn', 'zh-tw'] : [];
  expect(scriptsWithoutFont()).toEqual(missing);
});
