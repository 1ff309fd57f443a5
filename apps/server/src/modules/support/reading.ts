import type { Services } from '../../http/services';
import { readMessages } from './message';
import { viewFor } from './view';
import { encode } from './wire';

const PAGE = 50;

type Side = 'holder' | 'staff';

interface Page {
  /** Oldest first, encoded once for all who are sent them. */
  readonly items: readonly { readonly sequence: number; readonly bytes: Buffer }[];
  readonly more: boolean;
}

/**
 * What there is to send down of one conversation since the moment at which this was opened: each page is read from the
 * table when it is first asked for, and once for each side, however many sockets ask. It goes with the last of them.
 */
export interface Reading {
  readonly holderId: number;
  readonly conversationId: number;
  /** The page after a message, as a side sees it. */
  pageAfter(side: Side, after: number): Page | Promise<Page>;
}

/** Opened anew for whatever is heard of: what an older one has read may lack it. */
export const openReading = (
  { config, database }: Services,
  holderId: number,
  conversationId: number,
): Reading => {
  const pages = new Map<string, Page | Promise<Page>>();
  const readPage = async (side: Side, after: number): Promise<Page> => {
    const view = await viewFor(config, database, holderId, side);
    const range = { after, limit: PAGE };
    const { items, more } = await readMessages(database, { holderId, id: conversationId }, range, view);
    const told = { type: 'message', conversation_id: String(conversationId) } as const;
    return {
      items: items.map((message) => ({
        sequence: message.sequence,
        bytes: encode({ ...told, message }),
      })),
      more,
    };
  };
  return {
    holderId,
    conversationId,
    pageAfter: (side, after) => {
      const key = `${side} ${after}`;
      const known = pages.get(key);
      if (known !== undefined) return known;
      const coming = readPage(side, after).then((page) => {
        pages.set(key, page);
        return page;
      });
      pages.set(key, coming);
      return coming;
    },
  };
};
