import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { callApi, type RequestFor, type ResponseFor } from '../../shared/api';
import { usePages } from '../../shared/calls/use-pages';
import { useLanguageTag } from '../../shared/i18n/use-translate';
import { unread } from '../../shared/session/unread';

type Page = ResponseFor<'notification.list'>;
export type Notification = Page['items'][number];
export type Category = Notification['category'];
export type Filter = NonNullable<RequestFor<'notification.list'>['filter']>;

/** The notifications of a category, or of all; every page brings the server's unread total. */
export const useNotifications = (category: Category | 'all', filter: Filter) => {
  // The server writes them in the reader's language.
  const tag = useLanguageTag();
  return usePages(['notifications', tag, category, filter], async (cursor, signal) => {
    const wanted = category === 'all' ? {} : { category };
    const request = { ...wanted, filter, ...(cursor === undefined ? {} : { cursor }) };
    const page = await callApi('notification.list', request, { signal });
    unread.set(page.unread_total);
    return page;
  });
};

/** What a person can do about notifications; the bell shows what the server counts after it. Both throw ApiError. */
export const useNotificationActs = () => {
  const cache = useQueryClient();
  return {
    /** Marks one read where it stands: it stays on show until the list is read anew. */
    readOne: async (id: string): Promise<void> => {
      const { unread_total } = await callApi('notification.read', { ids: [id] });
      unread.set(unread_total);
      cache.setQueriesData<InfiniteData<Page>>({ queryKey: ['notifications'] }, (known) =>
        known === undefined
          ? known
          : {
              ...known,
              pages: known.pages.map((page) => ({
                ...page,
                items: page.items.map((notification) =>
                  notification.id === id ? { ...notification, read: true } : notification,
                ),
              })),
            },
      );
      await cache.invalidateQueries({ queryKey: ['notifications'], refetchType: 'none' });
    },
    /** Marks all read up to the newest that the person saw. */
    readAll: async (upTo: string, category: Category | 'all'): Promise<void> => {
      const { unread_total } = await callApi('notification.read', {
        all: true,
        up_to: upTo,
        ...(category === 'all' ? {} : { category }),
      });
      unread.set(unread_total);
      await cache.invalidateQueries({ queryKey: ['notifications'] });
    },
  };
};
