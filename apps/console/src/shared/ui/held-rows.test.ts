import { describe, expect, it } from 'vitest';
import { type HeldRow, hold } from './held-rows';

interface Row {
  readonly id: string;
  readonly is?: string;
}
const row = (id: string, is?: string): Row => ({ id, ...(is ? { is } : {}) });
const shown = (...ids: string[]): HeldRow<Row>[] => ids.map((id) => ({ row: row(id), isGone: false }));
const holding = (before: readonly HeldRow<Row>[], rows: readonly Row[], hasMore = false) => {
  const { rows: held, newRows } = hold(before, rows, ({ id }) => id, hasMore);
  return {
    held: held.map(({ row: { id, is }, isGone }) => `${id}${is ?? ''}${isGone ? ' gone' : ''}`),
    newRows,
  };
};

describe('rows that are read again', () => {
  it('stay in their places with what is known of them now; new ones above them are counted', () => {
    expect(
      holding(shown('3', '2', '1'), [row('5'), row('4'), row('3', ' paid'), row('2'), row('1')]),
    ).toEqual({
      held: ['3 paid', '2', '1'],
      newRows: 2,
    });
  });

  it('follow behind the last one, where they move nothing', () => {
    expect(holding(shown('1', '2'), [row('1'), row('2'), row('3')])).toEqual({
      held: ['1', '2', '3'],
      newRows: 0,
    });
  });

  it('are marked where they left the list, and stay where they were', () => {
    expect(holding(shown('1', '2', '3'), [row('1'), row('3')])).toEqual({
      held: ['1', '2 gone', '3'],
      newRows: 0,
    });
  });

  it('are not away where new ones pushed them beyond the page', () => {
    expect(holding(shown('3', '2', '1'), [row('4'), row('3'), row('2')], true)).toEqual({
      held: ['3', '2', '1'],
      newRows: 1,
    });
  });

  it('are shown anew where nothing of what was shown is left', () => {
    expect(holding(shown('1'), [row('2')])).toEqual({ held: ['2'], newRows: 0 });
  });
});
