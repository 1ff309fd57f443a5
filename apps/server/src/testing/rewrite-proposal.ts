/**
 * What nobody can do to a proposal but who owns the database: changes what was proposed, or by whom. For tests of what
 * such a proposal meets.
 */
export const rewriteProposal = async (
  { asOwner }: { asOwner(text: string, values?: readonly unknown[]): Promise<unknown> },
  text: string,
  values: readonly unknown[] = [],
): Promise<void> => {
  await asOwner('alter table proposal disable trigger proposal_stays');
  await asOwner(text, values);
  await asOwner('alter table proposal enable trigger proposal_stays');
};
