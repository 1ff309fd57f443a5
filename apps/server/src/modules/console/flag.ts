import type { ProposalFlagged } from '@fairlead/contract';

/** Something that does not fit, by its key; `id` tells several of one kind apart. */
export const flag = (
  name: ProposalFlagged['flag'],
  about = '',
  id: number | string = about,
): ProposalFlagged => ({
  key: id === '' ? name : `${name}:${id}`,
  flag: name,
  about,
});
