import type { ChainFault } from './chain';
import { canCheckSignatures } from './root';
import { type Published, publishedFaults, type Trusted } from './root-faults';
import { type Statement, verifyStatement } from './statement';
import { faultText } from './words';

/** What came of a check: for people line by line, for programs as it is. */
export interface Report {
  /** Nothing was changed, and a signed day says so. */
  readonly verified: boolean;
  /** False where no signed day is in the file: then the chain alone holds, which anybody could have made up. */
  readonly signed: boolean;
  readonly faults: readonly ChainFault[];
  /** Days of the published list whose signature or link to the day before is wrong. */
  readonly wrong_days: readonly string[];
  /** What was checked and what was not, in words. */
  readonly lines: readonly string[];
}

/** Nothing can be checked: the file is no statement, not of a form that is known here, or there is no way to here. */
export class NotAStatement extends Error {}

const parsed = (text: string, what: string): Record<string, unknown> => {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below in words of use.
  }
  throw new NotAStatement(`${what} is not JSON.`);
};

const statementOf = (text: string): Statement & { readonly month: string } => {
  const value = parsed(text, 'The statement');
  if (value.format !== 'fairlead-statement') throw new NotAStatement('The file is not a Fairlead statement.');
  if (value.version !== 1) throw new NotAStatement('The statement is of a version that is not known here.');
  for (const name of ['entries', 'roots']) {
    if (!Array.isArray(value[name])) throw new NotAStatement(`The statement has no ${name}.`);
  }
  for (const name of ['holder', 'opening', 'closing']) {
    if (typeof value[name] !== 'object' || value[name] === null) {
      throw new NotAStatement(`The statement has no ${name}.`);
    }
  }
  return value as unknown as Statement & { readonly month: string };
};

/** As the portal saves it, or as the call `/transparency` answers it in its envelope. */
const publishedOf = (text: string): Published => {
  const value = parsed(text, 'The list of signed days');
  const inside = (value.data ?? value) as Partial<Published>;
  if (!Array.isArray(inside.roots)) throw new NotAStatement('The list of signed days has no roots.');
  return { roots: inside.roots };
};

const coverage = ({ entries, roots }: Statement): string[] => {
  const [root] = roots;
  if (root === undefined) {
    return [
      'No signed day is in the file: only the chain was checked, and who makes up a whole file can make up its chain.',
      'Save the statement again when its day has been signed.',
    ];
  }
  const after = entries.filter(({ sequence }) => sequence > root.leaf.sequence).length;
  return [
    `Signed day ${root.day}, key ${root.key_id}, over ${root.holders} account(s).`,
    after === 0
      ? 'Every entry is covered by the signed day.'
      : `${after} newer entr${after === 1 ? 'y is' : 'ies are'} covered by the chain alone: no day of it is signed here.`,
  ];
};

const trustLine = ({ roots }: Statement, { publicKey, published }: Trusted): string[] => {
  if (roots.length === 0) return [];
  if (publicKey === undefined && published === undefined) {
    return [
      'The key is the one that the file names. Compare it with /transparency, or give --key or --days.',
    ];
  }
  const isListed = published?.roots.some(({ day }) => day === roots[0]?.day) ?? false;
  if (published !== undefined && !isListed) return ['The list that you gave does not hold this day.'];
  return isListed ? ['The list that you gave holds this very day.'] : [];
};

const headline = (faultless: boolean, signed: boolean): string => {
  if (!faultless) return 'NOT VERIFIED.';
  return signed
    ? 'VERIFIED: nothing in this statement was changed.'
    : 'NOT SIGNED: the chain is whole, no more.';
};

/**
 * Checks a statement's file, with what else is known, and says in words what came of it.
 * @param text the exported JSON
 * @param known a list of signed days as saved, and the programme's public key
 * @throws NotAStatement where there is nothing to check
 */
export const checkFile = async (
  text: string,
  known: { readonly days?: string; readonly publicKey?: string } = {},
): Promise<Report> => {
  const statement = statementOf(text);
  if (!(await canCheckSignatures())) {
    throw new NotAStatement(
      'Signatures (Ed25519) cannot be checked here: take a newer browser, or the command.',
    );
  }
  const trusted: Trusted = {
    ...(known.publicKey === undefined ? {} : { publicKey: known.publicKey }),
    ...(known.days === undefined ? {} : { published: publishedOf(known.days) }),
  };
  const faults = await verifyStatement(statement, trusted).catch(() => {
    throw new NotAStatement('The statement is broken: parts of it are missing or of another kind.');
  });
  const { published, publicKey } = trusted;
  const wrongDays = published === undefined ? [] : await publishedFaults(published, publicKey);
  const faultless = faults.length === 0 && wrongDays.length === 0;
  const signed = statement.roots.length > 0;
  const count = statement.entries.length;
  return {
    verified: faultless && signed,
    signed,
    faults,
    wrong_days: wrongDays,
    lines: [
      headline(faultless, signed),
      `Account ${statement.holder.id}, month ${statement.month}, ${count} entr${count === 1 ? 'y' : 'ies'}.`,
      ...faults.map(faultText),
      ...wrongDays.map(
        (day) =>
          `The published day ${day} is not signed by a key that you know, or does not follow the day before.`,
      ),
      ...coverage(statement),
      ...trustLine(statement, trusted),
    ],
  };
};
