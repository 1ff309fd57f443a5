import { LIMITS } from '@fairlead/contract';
import sax from 'sax';
import { type Answer, done, refuse } from '../../http/answer';
import { remakeImage } from './image';
import { cleanDeclarations, cleanSheet, SHEET_LENGTH_MAX } from './landing-style';

/** A landing page as it is kept and shown. */
interface LandingPage {
  readonly content: Buffer;
  /** Every word in it, whether it is seen or not. */
  readonly text: string;
}

/** Elements that stay; what none of the lists names goes, and what stands in it stays. */
const INLINE = new Set('span strong em b i u s small sub sup cite code q'.split(' '));
const BLOCKS = new Set(
  `div section article header footer main nav aside p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr th
   td caption figure figcaption blockquote pre address`.split(/\s+/),
);
const ALONE = new Set(['br', 'hr']);
/** These go with everything in them: it acts, or is nothing that a reader is meant to see. */
const WITH_CONTENT = new Set(
  `script noscript iframe frameset object applet template title svg math select textarea audio video canvas
   dialog`.split(/\s+/),
);
/** In place of what would act or lead elsewhere. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['a', 'span'],
  ['button', 'span'],
  ['label', 'span'],
  ['body', 'div'],
]);
const KEPT_NAMES = new Set(['class', 'id', 'lang', 'dir', 'colspan', 'rowspan', 'width', 'height', 'alt']);
const VALUE_LENGTH_MAX = 500;
const PICTURE = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,([A-Za-z0-9+/=\s]+)$/;
/** An end without a beginning, which the parser hands on as text; browsers pass it over. */
const STRAY_END = /<\/[a-z][\w:-]*\s*>/gi;
const DEPTH_MAX = 200;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      const kept = name === 'style' ? cleanDeclarations(value) : value;
      const isKept = name === 'style' ? kept !== '' : KEPT_NAMES.has(name) && kept.length <= VALUE_LENGTH_MAX;
      return isKept ? ` ${name}="${escaped(kept)}"` : '';
    })
    .join('');

/** A picture inside the page, before it is made anew. */
interface Picture {
  readonly file: Buffer;
  readonly attributes: string;
}

interface Read {
  readonly parts: readonly (string | Picture)[];
  readonly text: string;
  readonly sheet: string;
}

/** Writes the page anew from what a reader would see of it, element by element. */
class Rewriter {
  readonly parts: (string | Picture)[] = [];
  text = '';
  sheet = '';
  #skipped = 0;
  #inStyle = false;
  readonly #open: (string | null)[] = [];

  take(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length > DEPTH_MAX) throw new Error('nested too deep');
    if (name === 'style') this.#inStyle = true;
    if (this.#skipped > 0 || WITH_CONTENT.has(name)) this.#skipped += 1;
    const tag = this.#skipped > 0 ? null : this.#write(name, attributes);
    this.#open.push(tag);
  }

  end(name: string): void {
    const tag = this.#open.pop() ?? null;
    if (name === 'style') this.#inStyle = false;
    if (this.#skipped > 0) this.#skipped -= 1;
    else if (tag !== null) {
      this.parts.push(`</${tag}>`);
      if (BLOCKS.has(tag)) this.text += '\n';
    }
  }

  /** What is open when the file ends, ends there. */
  finish(): void {
    while (this.#open.length > 0) this.end('');
  }

  write(read: string): void {
    if (this.#skipped > 0) return;
    const text = read.replace(STRAY_END, '');
    if (this.#inStyle) this.sheet += text;
    else {
      this.parts.push(escaped(text));
      this.text += text;
    }
  }

  #write(name: string, attributes: Readonly<Record<string, string>>): string | null {
    const kept = attributesOf(attributes);
    if (name === 'img') {
      const [, base64] = PICTURE.exec(attributes['src'] ?? '') ?? [];
      if (base64 === undefined) return null;
      this.parts.push({ file: Buffer.from(base64, 'base64'), attributes: kept });
      this.text += `\n${attributes['alt'] ?? ''}\n`;
      return null;
    }
    const tag = INSTEAD.get(name) ?? name;
    if (ALONE.has(tag)) {
      this.parts.push(`<${tag}${kept}>`);
      this.text += '\n';
      return null;
    }
    if (!INLINE.has(tag) && !BLOCKS.has(tag)) return null;
    if (BLOCKS.has(tag)) this.text += '\n';
    this.parts.push(`<${tag}${kept}>`);
    return tag;
  }
}

/**
 * What stands around a page while it is read: after the first element that nothing stands around, the parser takes all for
 * text, and a page may begin with a style, or have no element around it at all.
 */
const AROUND = 'the-page';

/** Reads HTML as browsers forgive it. @throws Error where the file ends in the middle of something */
const read = (html: string): Read => {
  const rewriter = new Rewriter();
  // Not strict: pages are seldom well-formed.
  const parser = sax.parser(false, { lowercase: true });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) =>
    rewriter.take(name, attributes as Readonly<Record<string, string>>);
  parser.onclosetag = (name) => rewriter.end(name);
  parser.ontext = (text) => rewriter.write(text);
  parser.oncdata = (text) => rewriter.write(text);
  parser.write(`<${AROUND}>`).write(html).close();
  rewriter.finish();
  return rewriter;
};

/** Looks the same in both themes, since whoever agreed saw it in one. */
const GROUND =
  'html{color-scheme:light;background:white;color:black;font:16px/1.5 system-ui,sans-serif}body{margin:16px}img{max-width:100%;height:auto}';
/** Whatever the page says: where its ground is clear, that of the reader's theme shows through. In a sheet of its own. */
const BEHIND = 'html{background:white!important}';

const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';

const written = (sheet: string, body: string): string =>
  `<!doctype html><html><head>${HEAD}<style>${GROUND}${cleanSheet(sheet)}</style><style>${BEHIND}</style></head><body>${body}</body></html>`;

/** As they stand in a kept page, in whose words and attributes `<` and `"` are escaped. */
const SHEETS = /<style>([^<]*)<\/style>/g;
const BODY = /<body>(.*)<\/body>/s;
/** Every one in turn: a value that looks like another, such as ` style=`, is passed over as the value that it is. */
const ATTRIBUTES = / ([a-z]+)="([^"]*)"/g;

/** A kept page as it is shown: without styles that an older program left in it and that are refused now. */
export const showLandingPage = (kept: string): string => {
  const sheets = [...kept.matchAll(SHEETS)].map(([, sheet = '']) => sheet);
  const [, body = ''] = BODY.exec(kept) ?? [];
  const plain = body.replace(ATTRIBUTES, (attribute: string, name: string, value: string) => {
    if (name !== 'style') return attribute;
    const left = cleanDeclarations(unescaped(value));
    return left === '' ? '' : ` style="${escaped(left)}"`;
  });
  return written(sheets.join('\n'), plain);
};

/**
 * Makes a landing page anew: words, pictures and plain styles stay. Scripts, forms, frames, links and whatever would load
 * from elsewhere go, and the result has no syntax that was not written here.
 */
export const remakeLandingPage = async (file: Buffer): Promise<Answer<LandingPage>> => {
  let page: Read;
  try {
    page = read(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    return refuse('file_unreadable');
  }
  const pictures = page.parts.filter((part) => typeof part !== 'string');
  const isEmpty = page.text.trim() === '' && pictures.length === 0;
  if (isEmpty || pictures.length > LIMITS.landingPageImagesMax || page.sheet.length > SHEET_LENGTH_MAX)
    return refuse('file_unreadable');
  const body: string[] = [];
  for (const part of page.parts) {
    if (typeof part === 'string') {
      body.push(part);
      continue;
    }
    const made = await remakeImage(part.file);
    if (!made.ok) return made;
    const { mime, content } = made.data;
    body.push(`<img src="data:${mime};base64,${content.toString('base64')}"${part.attributes}>`);
  }
  return done({ content: Buffer.from(written(page.sheet, body.join(''))), text: page.text });
};
