import type { Console } from './console';

/** Those who move money together: one proposes, the other approves. */
export interface TwoPeople {
  readonly maker: Console;
  readonly checker: Console;
}

/** What is proposed on a page's row, by the names that the console shows. */
interface Act {
  readonly page: string;
  readonly username: string;
  readonly name: string;
  /** Null of an act that states nothing. */
  readonly fields?: Readonly<Record<string, string>> | null;
}

/** The maker proposes an act on a holder's row, and the checker approves it there. */
export const passByTwo = async ({ maker, checker }: TwoPeople, act: Act): Promise<void> => {
  await maker.open(act.page);
  await maker.act(maker.row(act.username), act.name, act.fields);
  await checker.open(act.page);
  await checker.approve(checker.row(act.username));
};
