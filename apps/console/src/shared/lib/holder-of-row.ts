interface Named {
  readonly username: string;
}
interface Labeled {
  readonly label: string;
}
interface Row {
  readonly holder?: Named | string | null;
  readonly subject?: Labeled | string;
}

/**
 * What the holder of a row is called, where the row says so: by a holder of its own, or as its subject, which is the holder's
 * username wherever a list is one holder's.
 */
export const holderOfRow = (row: unknown): string | undefined => {
  const { holder, subject } = (row ?? {}) as Row;
  const name = typeof holder === 'string' ? holder : holder?.username;
  return name ?? (typeof subject === 'string' ? subject : subject?.label);
};
