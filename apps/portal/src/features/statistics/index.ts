import { lazy } from 'react';
import { translator } from '../../shared/i18n/translator';

/** Figures of any days; its words come with it. */
export const FiguresPage = lazy(async () => {
  const [page] = await Promise.all([import('./figures-page'), translator.need('activity')]);
  return page;
});
