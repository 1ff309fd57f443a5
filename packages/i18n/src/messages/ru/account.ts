import type { Translation } from '../../packs';
import type { account as english } from '../en/account';
import { acts } from './acts';
import { blocked } from './blocked';
import { books } from './books';
import { entry } from './entry';
import { exchange } from './exchange';
import { follow } from './follow';
import { ownDetails } from './own-details';
import { standing } from './standing';
import { support } from './support';
import { talk } from './talk';

export const account = {
  ...acts,
  ...blocked,
  ...books,
  ...entry,
  ...exchange,
  ...follow,
  ...ownDetails,
  ...standing,
  ...support,
  ...talk,
} satisfies Translation<typeof english>;
