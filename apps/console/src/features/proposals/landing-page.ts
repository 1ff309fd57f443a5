import { ApiError, unpack } from '@fairlead/contract/client';
import { useQuery } from '@tanstack/react-query';

/** What a landing page says and shows, whatever its styles make of it. */
export interface LandingPage {
  /** All of its words, hidden ones too: a line for each block, empty where it has none. */
  readonly words: string;
  /** In their order in the page. */
  readonly images: readonly LandingImage[];
}

interface LandingImage {
  readonly number: number;
  /** The image itself, as `data:`. */
  readonly url: string;
  /** What those who cannot see it are told. */
  readonly alt: string;
}

/** The elements that the server keeps inside a line (`apps/server/src/modules/files/landing-page.ts`). */
const INLINE = new Set('SPAN STRONG EM B I U S SMALL SUB SUP CITE CODE Q'.split(' '));

const wordsIn = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const words = [...node.childNodes].map(wordsIn).join('');
  return INLINE.has(node.nodeName) ? words : `\n${words}\n`;
};

/**
 * As the server writes them, and no words, in which it escapes `<` and `"`: without them the browser has nothing to refuse
 * by the console's own policy.
 */
const STYLES = /<style>[^<]*<\/style>| style="[^"]*"/g;

/** Read into a document that is never shown: nothing in it runs or loads. */
const contentsOf = (html: string): LandingPage => {
  const { body } = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html');
  const lines = wordsIn(body)
    .split('\n')
    .map((line) => line.trim());
  return {
    words: lines.filter((line) => line !== '').join('\n'),
    images: [...body.querySelectorAll('img')].map((image, place) => ({
      number: place + 1,
      url: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt') ?? '',
    })),
  };
};

const lost = (): never => {
  throw new ApiError('network', 0, 'no connection');
};

/** It is open to all, so no token goes with it. @throws ApiError */
const readPage = async (url: string): Promise<LandingPage> => {
  const response = await fetch(url).catch(lost);
  if (!response.ok) await unpack(response);
  return contentsOf(await response.text().catch(lost));
};

/** The contents of a landing page by its address, under which it never changes. */
export const useLandingPage = (url: string) =>
  useQuery({
    queryKey: ['landing page', url],
    queryFn: () => readPage(url),
    staleTime: Number.POSITIVE_INFINITY,
  });
