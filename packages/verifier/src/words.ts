import type { ChainFault, ChainFaultKind } from './chain';

const FAULTS: { readonly [Kind in ChainFaultKind]: string } = {
  other_holder: 'belongs to another account',
  out_of_sequence: 'is out of order: an entry is missing before it, or it stands twice',
  hash_differs: 'is not what was sealed: it, or what stands before it, was changed',
  figures_differ: 'shows figures that do not follow from its moves',
  link_differs:
    'is shown with another order, withdrawal, top-up, report or entry than what it was sealed with',
  end_differs: 'is not the end that the statement names: something was cut off',
  signature_differs: 'is in a signed day whose signature does not fit its key',
  not_included: 'is not in the tree of the signed day',
  leaf_differs: 'is not where this account stood when the signed day ended',
  other_root_published: 'is in a day for which something else was published',
  day_unlinked: 'is in days that do not follow from each other',
  day_ends_wrong: 'is in days that do not end when their names say',
  time_goes_back: 'is dated before what it follows',
  dated_back: 'is dated within a signed day that does not hold it',
  other_month: 'is not of the month that the statement names',
  head_differs: 'is not what the notice that you kept says of it',
  left_out: 'is under a signed day and was left out of the file',
};

const RECORDS = { acts: 'Act of staff', chat: 'Message', reports: 'Report' } as const;

/** Of a day that holds no entry of the statement and leads from one that does to another. */
const DAY_FAULTS: { readonly [Kind in ChainFaultKind]?: string } = {
  signature_differs: 'has a signature that does not fit its key',
  day_unlinked: 'does not name the day before it as it is: one of the two was exchanged',
  day_ends_wrong: 'does not end when its name says',
};

/** What a number counts: an entry, or a link of another chain. */
export const subjectOf = ({ seq, record }: Pick<ChainFault, 'seq' | 'record'>): string =>
  `${record === undefined ? 'Entry' : RECORDS[record]} ${seq}`;

/** How many more there are than the one that is named. */
export const andMore = (count: number): string => (count === 0 ? '' : ` (and ${count} more)`);

/** Faults in words: each entry by its place; of many days with the same fault the oldest, and how many more there are. */
export const faultLines = (faults: readonly ChainFault[]): string[] => [
  ...new Set(
    faults.map((fault) => {
      const { kind, day } = fault;
      if (day === undefined) return `${subjectOf(fault)} ${FAULTS[kind]}.`;
      const days = faults.flatMap((other) =>
        other.kind === kind && other.day !== undefined ? [other.day] : [],
      );
      return `The signed day ${days.sort()[0]}${andMore(days.length - 1)} ${DAY_FAULTS[kind] ?? FAULTS[kind]}.`;
    }),
  ),
];

/** What a check comes to. */
export type Result = 'verified' | 'not_verified' | 'not_signed' | 'consistent' | 'not_connected' | 'newer';

interface Outcome {
  /** With what the command ends; 2 is kept for what cannot be checked at all. */
  readonly code: number;
  /** How the first line begins. */
  readonly headline: string;
  readonly meaning: string;
}

/** Every result with its words; the command, the page and docs/verify.md say the same. */
export const OUTCOMES: { readonly [Key in Result]: Outcome } = {
  verified: {
    code: 0,
    headline: 'VERIFIED',
    meaning: 'nothing contradicts, and all of the statement is in signed days that your list holds',
  },
  not_verified: {
    code: 1,
    headline: 'NOT VERIFIED',
    meaning: 'something was changed: the entry or the day is named',
  },
  not_signed: {
    code: 3,
    headline: 'NOT SIGNED',
    meaning: 'the chain is whole and no signed day covers it: anybody could have made it up',
  },
  consistent: {
    code: 4,
    headline: 'CONSISTENT WITH ITSELF',
    meaning: 'no list was given: a past that was rewritten and signed anew looks the same',
  },
  not_connected: {
    code: 5,
    headline: 'NOT CONNECTED',
    meaning:
      'a list, key, notice or checkpoint that you gave cannot be connected with all of the statement, so nothing is verified',
  },
  newer: {
    code: 6,
    headline: 'NEWER THAN YOUR LIST',
    meaning: 'nothing contradicts, but what is newer than your list can have been rewritten and signed anew',
  },
};

/** Why what was given beside the files is not taken; the page says it in its reader's language. */
export const REFUSALS = {
  keyForm:
    'The public key is none: it is 32 bytes in base64, 44 characters of which the last is "=". A key with a name before it is that of a log or of a witness.',
  witnessForm:
    'The key of the witness is none: it is the name of the witness, "+", 8 digits, "+" and the key, as the witness prints it.',
  logForm:
    'The key of the log is none: it is the name of the log, "+", 8 digits, "+" and the key, as the transparency page shows it.',
  logAlone: 'The key of the log says something of a checkpoint alone: give one, with the key of its witness.',
} as const;
export type Refusal = keyof typeof REFUSALS;
