import { type RefObject, useRef } from 'react';
import { useShortcuts } from '../lib/shortcuts';
import type { Selection } from './table-view';

interface Parts {
  readonly selection: Selection | undefined;
  /** Shows what is new in the list. */
  readonly show: () => void;
  /** Says what the keys do. */
  readonly help: () => void;
}

const ROWS = 'tbody tr[data-key]';
/** What a row is opened by: its own page, else the first thing to do with it, else where it leads. */
const OPENERS = ['[data-open]', '.table__acts :is(button, a):not([popovertarget], [popover] *)', 'a'];
const FILTER = '.filters select, .filters button, .filters input, [type=search]';

/** The keys of a page that is one list; the row that has the focus is the one they mean. */
export const useRowKeys = (
  box: RefObject<HTMLElement | null>,
  { selection, show, help }: Parts,
  isOn: boolean,
): void => {
  const from = useRef<string>(null);
  const rows = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const current = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ROWS) ?? null;
  const step = (by: 1 | -1): void => {
    const all = rows();
    const row = current();
    const place = row === null ? -1 : all.indexOf(row);
    all[place < 0 ? 0 : Math.min(Math.max(place + by, 0), all.length - 1)]?.focus();
  };
  const keyOf = (row: HTMLElement | null): string | undefined => row?.dataset['key'];
  const pick = (): void => {
    const key = keyOf(current());
    if (key === undefined || selection === undefined) return;
    from.current = key;
    selection.toggle(key);
  };
  const pickTo = (): void => {
    const keys = rows().flatMap((row) => keyOf(row) ?? []);
    const ends = [keys.indexOf(from.current ?? ''), keys.indexOf(keyOf(current()) ?? '')];
    const [first, last] = [Math.min(...ends), Math.max(...ends)];
    if (first >= 0) selection?.add(keys.slice(first, last + 1));
  };
  const open = (): void => {
    const row = current();
    const found = OPENERS.map((one) => row?.querySelector<HTMLElement>(one)).find(Boolean);
    found?.click();
  };
  const toFilters = (): void => document.querySelector<HTMLElement>(FILTER)?.focus();
  const clear = (): void => selection?.clear();
  const acts = { j: () => step(1), k: () => step(-1), Enter: open, '.': show, '?': help, '/': toFilters };
  useShortcuts({ ...acts, ...(selection ? { x: pick, X: pickTo, Escape: clear } : {}) }, isOn);
};
