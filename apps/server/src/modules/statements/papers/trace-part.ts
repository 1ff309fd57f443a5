import type { Writing } from '../pdf/writing';
import { FAINT, type Sheet } from './sheet';
import type { Trace } from './trace';

/** Where the page that checks a statement is served, and where somebody can read how. */
export interface CheckPlace {
  /** Undefined where the installation does not know its own address. */
  readonly publicUrl: string | undefined;
}

/** Where the ledger has it, the signed day that holds it, and how to check both without us. */
export const writeTraces = (
  sheet: Sheet,
  traces: readonly Trace[],
  { t, time }: Writing,
  { publicUrl }: CheckPlace,
): void => {
  sheet.heading(t('source.technical'));
  for (const { id, sequence, hash, time: at } of traces) {
    const entry = t('paper.entry', { number: String(id), place: String(sequence) });
    sheet.fact(t('source.figure.flow_record'), `${entry} · ${time(at.toISOString())}`);
    sheet.fact(t('source.hash'), hash);
  }
  const signed = traces.at(-1)?.signed ?? null;
  if (signed === null) sheet.fact(t('paper.signedDay'), t('paper.notSigned'));
  else {
    sheet.fact(t('paper.signedDay'), signed.day);
    sheet.fact(t('paper.root'), signed.root);
  }
  sheet.gap(10);
  const address = `${publicUrl?.replace(/\/+$/, '') ?? ''}/verify.html`;
  sheet.text(t('paper.check', { address, guide: 'docs/verify.md' }), 8.5, FAINT);
};
