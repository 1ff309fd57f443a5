import { expect, it } from 'vitest';
import { createRunCutter } from './fonts';

const SARA_AA = 0x0e32;

// In a file of its own: fonts are kept, and what was printed before would hide the fault.
it('a sign keeps its meaning where it is first drawn as a part of another', async () => {
  const cut = await createRunCutter('th');
  const [run] = cut('น้ำ');
  run?.font.layout(run.text);
  expect(run?.font.glyphForCodePoint(SARA_AA).codePoints).toEqual([SARA_AA]);
});
