import type { ChainFault, ChainFaultKind } from './chain';

const FAULTS: { readonly [Kind in ChainFaultKind]: string } = {
  other_holder: 'belongs to another account',
  out_of_sequence: 'is out of order: an entry is missing before it, or it stands twice',
  hash_differs: 'is not what was sealed: it, or what stands before it, was changed',
  figures_differ: 'shows figures that do not follow from its moves',
  end_differs: 'is not the end that the statement names: something was cut off',
  signature_differs: 'is in a signed day whose signature does not fit its key',
  other_key: 'is in a day signed with another key than the one you gave',
  not_included: 'is not in the tree of the signed day',
  leaf_differs: 'is not where this account stood when the signed day ended',
  other_root_published: 'is in a day for which something else was published',
};

/** A fault in words, by the place of its entry. */
export const faultText = ({ kind, seq }: ChainFault): string => `Entry ${seq} ${FAULTS[kind]}.`;
