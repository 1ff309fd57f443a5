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

it('names the scripts that a system without fonts cannot draw', () => {
  const settings = join(folder, 'fonts.conf');
  writeFileSync(settings, '<fontconfig></fontconfig>');
  vi.stubEnv('FONTCONFIG_FILE', settings);
  expect(scriptsWithoutFont()).toEqual(['ja', 'ko', 'ru', 'th', 'vi', 'zh-cn', 'zh-tw']);
});
