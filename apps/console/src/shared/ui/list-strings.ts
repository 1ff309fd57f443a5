/** What every list says of its order, its filters and its file. */
export const listStrings = {
  sort: 'Sort by this column',
  export: 'Export CSV',
  exporting: (rows: number) => `Reading, ${rows} rows so far …`,
  exported: (rows: number) => `${rows} rows are in the file. Amounts are in minor units, times in UTC.`,
  exportedPart: (rows: number) =>
    `The file has the first ${rows} rows. Narrow the filters for the others. Amounts are in minor units, times in UTC.`,
  holderOnly: (id: string) => `Of holder ${id} only`,
  everyone: 'Of everyone',
} as const;
