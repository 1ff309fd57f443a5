import { LANGUAGES, type Language } from '@fairlead/i18n';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { languageFrom } from '../../http/reader';
import { translateFor } from '../../http/translate';
import { makePage, type Page } from './page';

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;padding:1.5rem;background:Canvas;color:CanvasText;overflow-wrap:anywhere}
main{max-width:30rem;margin:0 auto}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page in one language: what is true of this desk, and how the operator is reached otherwise. */
const supportHtml = async (language: Language, complaintsAddress: string | null): Promise<string> => {
  const t = await translateFor(language);
  const paragraphs = [
    t('supportPage.closed'),
    ...(complaintsAddress === null ? [] : [t('supportPage.post', { address: complaintsAddress })]),
    t('supportPage.never'),
  ];
  const heading = escaped(t('supportPage.heading'));
  return [
    `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="icon" href="/mark.svg"><title>${heading}</title><style>${STYLE}</style></head><body><main><h1>${heading}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    '</main></body></html>',
  ].join('');
};

/** Serves where the contacts lead (domain §7), in the reader's language. */
export const serveSupport = (server: FastifyInstance, config: Config): void => {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const pages = new Map<Language, Promise<Page>>();
  const pageIn = (language: Language): Promise<Page> => {
    const known = pages.get(language);
    if (known !== undefined) return known;
    const made = supportHtml(language, config.operator.complaintsAddress).then((html) =>
      makePage(html, isSecure),
    );
    pages.set(language, made);
    return made;
  };
  server.get('/support/chat', async (request, reply) =>
    (await pageIn(languageFrom(request.headers))).send(request, reply),
  );
};
