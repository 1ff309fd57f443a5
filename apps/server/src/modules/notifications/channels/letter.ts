import type { PhraseWriter } from '../words';

/** What an e-mail says, before it is text and HTML. */
export interface Content {
  readonly subject: string;
  /** Paragraphs are parted by empty lines. */
  readonly body: string;
  /** Where it leads in the app, whole; null where nowhere. */
  readonly link: string | null;
  /** Of the person's chain; null where they have none. */
  readonly head: { readonly entry: number; readonly hash: string } | null;
  /** Why they get it. */
  readonly why: 'security' | 'chosen' | 'asked';
  /** Where they change what they get; null for who has no account. */
  readonly settings: string | null;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const withLinks = (text: string, link: string | null): string => {
  const safe = escapeHtml(text);
  if (link === null) return safe;
  const target = escapeHtml(link);
  return safe.replace(target, `<a href="${target}" style="color:inherit">${target}</a>`);
};

interface Paragraph {
  readonly text: string;
  readonly link?: string | null;
  readonly small?: boolean;
}

const html = (subject: string, language: string, paragraphs: readonly Paragraph[]): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0"><div style="max-width:34em;margin:0 auto;padding:1.5em;font:16px/1.5 sans-serif">',
    `<h1 style="font-size:1.25em;margin:0 0 1em">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(
      ({ text, link = null, small = false }) =>
        `<p style="margin:0 0 1em${small ? ';font-size:.875em;opacity:.75' : ''}">${withLinks(text, link).replaceAll('\n', '<br>')}</p>`,
    ),
    '</div></body></html>',
  ].join('\n');

/** An e-mail as plain text and as simple HTML of the same words, in the reader's language. */
export const writeLetter = ({ language, say }: PhraseWriter, content: Content) => {
  const { subject, body, link, head, why, settings } = content;
  const paragraphs: Paragraph[] = [
    ...body.split(/\n{2,}/).map((text) => ({ text })),
    ...(link === null ? [] : [{ text: say('mail.frame.open', { link }), link }]),
    ...(head === null
      ? []
      : [{ text: say('mail.frame.head', { entry: String(head.entry), hash: head.hash }), small: true }]),
    { text: say(`mail.frame.${why}`), small: true },
    ...(settings === null
      ? []
      : [{ text: say('mail.frame.change', { link: settings }), link: settings, small: true }]),
    { text: say('mail.frame.never'), small: true },
  ];
  return {
    subject,
    text: `${[subject, ...paragraphs.map(({ text }) => text)].join('\n\n')}\n`,
    html: html(subject, language, paragraphs),
  };
};
