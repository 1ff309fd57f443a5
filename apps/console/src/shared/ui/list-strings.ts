import { countOf } from '../lib/count-of';

/** What every list says of its order, its filters, its rows and its file. */
export const listStrings = {
  sort: 'Sort by this column',
  export: 'Export CSV',
  exported: (rows: number) =>
    `${countOf(rows, 'row')} ${rows === 1 ? 'is' : 'are'} in the file. Times are in UTC.`,
  exportedPart: (rows: number) =>
    `The file has the first ${rows} rows. Narrow the filters for the others. Times are in UTC.`,
  filters: 'Filters',
  filterBy: 'Filter by',
  clear: (label: string) => `Clear ${label.toLowerCase()}`,
  clearAll: 'Clear filters',
  apply: 'Apply',
  any: 'Any',
  network: 'Network',
  product: 'Product',
  time: {
    from: 'From',
    until: 'To',
    days: 'Days …',
    today: 'Today',
    back: (days: number) => `Last ${days} days`,
  },
  due: { today: 'By today', ahead: (days: number) => `Within ${days} days` },
  amount: { least: 'At least', most: 'At most', wrong: 'This is not an amount.' },
  holder: {
    search: 'Name, operation ID, e-mail or phone',
    nobody: 'Nobody found.',
    numbered: (id: string) => `No. ${id}`,
  },
  allRows: 'Show all',
  columns: 'Columns',
  comfortable: 'Comfortable rows',
  compact: 'Compact rows',
  rows: (rows: number, isPart: boolean) =>
    `${rows.toLocaleString('en')}${isPart ? '+' : ''} ${rows === 1 ? 'row' : 'rows'}`,
  sum: (amount: string) => `${amount} in all`,
  unsummed: 'Too many to sum up: narrow the filters.',
  selected: (rows: number) => `${rows} selected`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all rows shown',
  clearSelection: 'Clear',
  pick: 'Selection',
  show: (fresh: number, gone: number) =>
    `${[...(fresh > 0 ? [`${fresh} new`] : []), ...(gone > 0 ? [`${gone} left this list`] : [])].join(', ')} – show`,
  gone: 'No longer in this list',
  updating: 'Updating …',
  updated: (seconds: number) =>
    seconds < 5
      ? 'Updated just now'
      : seconds < 60
        ? `Updated ${seconds} s ago`
        : `Updated ${Math.floor(seconds / 60)} min ago`,
  bulk: {
    title: (act: string, rows: number) => `${act}: ${countOf(rows, 'row')}`,
    note: (sum: string | null) =>
      `${sum === null ? '' : `${sum} together. `}Each is sent separately, and may be refused.`,
    left: (rows: number) =>
      `${rows} of those selected ${rows === 1 ? 'does' : 'do'} not qualify and ${rows === 1 ? 'is' : 'are'} left out.`,
    running: (done: number, all: number) => `${done} of ${all} sent …`,
    stop: 'Stop',
    done: (done: number, refused: number, left: number) =>
      [
        `${done} done`,
        ...(refused > 0 ? [`${refused} refused`] : []),
        ...(left > 0 ? [`${left} not sent`] : []),
      ].join(', '),
  },
  views: {
    label: 'Views',
    open: 'Open',
    save: 'Save view',
    saveNote: 'Saves the current filters, order and columns. Using the same name again replaces it.',
    name: 'Name',
    own: 'Yours',
    shared: (owner: string) => `Shared by ${owner}`,
    share: 'Share with all staff',
    unshare: 'Stop sharing',
    remove: 'Remove view',
    change: (name: string) => `Change ${name}`,
    manage: 'Saved views',
    manageNote: 'All staff see a shared view, with the name of who shares it.',
  },
  keys: {
    title: 'Keys',
    note: 'They work outside of fields and dialogs.',
    open: 'Keys',
    close: 'Close',
    list: [
      ['j', 'Next row'],
      ['k', 'Row before'],
      ['x', 'Select the row'],
      ['Enter', 'Open the row'],
      ['.', 'Show new rows'],
      ['/', 'Go to the filters'],
      ['Esc', 'Clear the selection'],
      ['?', 'This list'],
    ],
  },
} as const;
