/**
 * Makes the fonts of the PDF statement (`apps/server/fonts`, docs/adr/0045-statements-and-signed-days.md) from
 * Debian's packages fonts-noto-core and fonts-noto-cjk with pyftsubset of its package fonttools. Run by hand when a text
 * needs a character they lack.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHARE = '/usr/share/fonts';
const CJK = `${SHARE}/opentype/noto/NotoSansCJK-Regular.ttc`;
const target = join(import.meta.dirname, '../apps/server/fonts');
const texts = mkdtempSync(join(tmpdir(), 'fairlead-fonts-'));

/** Every character that an old double-byte standard has in these rows: what its language commonly writes. */
const charactersOf = (standard, rows) => {
  const trailFirst = standard === 'big5' ? 0x40 : 0xa1;
  const decoder = new TextDecoder(standard);
  const found = new Set();
  for (const [first, last] of rows) {
    for (let lead = first; lead <= last; lead += 1) {
      for (let trail = trailFirst; trail <= 0xfe; trail += 1) {
        const [character, more] = decoder.decode(Uint8Array.of(lead, trail));
        if (more === undefined && character !== '\u{fffd}') found.add(character);
      }
    }
  }
  return [...found].join('');
};

const subset = (font, file, ...choice) =>
  execFileSync('pyftsubset', [font, `--output-file=${join(target, file)}`, '--no-hinting', ...choice]);

const subsetCjk = (file, number, standard, rows) => {
  const text = join(texts, `${file}.txt`);
  writeFileSync(text, charactersOf(standard, rows));
  subset(
    CJK,
    file,
    `--font-number=${number}`,
    `--text-file=${text}`,
    '--desubroutinize',
    '--layout-features=',
    '--drop-tables+=vhea,vmtx,VORG,BASE,DSIG',
  );
};

const LATIN =
  'U+0020-024F,U+0259,U+02B0-02FF,U+0300-036F,U+0400-04FF,U+1E00-1EFF,U+2000-206F,U+20A0-20BF,U+2100-214F';

subset(`${SHARE}/truetype/noto/NotoSans-Regular.ttf`, 'latin.ttf', `--unicodes=${LATIN}`);
subset(`${SHARE}/truetype/noto/NotoSansThai-Regular.ttf`, 'thai.ttf', '--unicodes=*', '--layout-features=*');
subsetCjk('jp.otf', 0, 'euc-jp', [
  [0xa1, 0xa8],
  [0xb0, 0xcf],
]);
subsetCjk('kr.otf', 1, 'euc-kr', [
  [0xa1, 0xa3],
  [0xb0, 0xc8],
]);
subsetCjk('sc.otf', 2, 'gb18030', [
  [0xa1, 0xa3],
  [0xb0, 0xf7],
]);
subsetCjk('tc.otf', 3, 'big5', [[0xa1, 0xc6]]);
rmSync(texts, { recursive: true });
