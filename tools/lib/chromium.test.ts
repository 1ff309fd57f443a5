import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-chromium-'));
const empty = join(folder, 'empty');
const full = join(folder, 'full');
mkdirSync(empty);
mkdirSync(full);
writeFileSync(join(empty, 'chromium'), 'no program', { mode: 0o644 });
writeFileSync(join(full, 'chromium-browser'), '#!/bin/sh\n', { mode: 0o755 });

afterAll(() => rmSync(folder, { recursive: true }));

describe('findChromium', () => {
  it('takes the first program of that name, not a mere file', () => {
    expect(findChromium([empty, full].join(delimiter))).toBe(join(full, 'chromium-browser'));
  });

  it('finds none where there is none', () => {
    expect(findChromium(empty)).toBeUndefined();
    expect(findChromium('')).toBeUndefined();
  });

  it('is told from its headless shell', () => {
    expect(findHeadlessShell(full)).toBeUndefined();
    const shell = join(full, 'chromium-headless-shell');
    writeFileSync(shell, '#!/bin/sh\n', { mode: 0o755 });
    expect([findHeadlessShell(full), findChromium(full)]).toEqual([shell, join(full, 'chromium-browser')]);
  });
});
