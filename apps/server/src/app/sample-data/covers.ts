import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { LANDING_PAGE, sendStored } from '../../modules/files';

/** A ground, a shape and its colour: enough to tell twelve made-up games apart. */
interface Cover {
  readonly ground: string;
  readonly ink: string;
  /** SVG of the motif on a field of 320 × 180. */
  readonly motif: string;
}

const cover = (ground: string, ink: string, motif: string): Cover => ({ ground, ink, motif });

/** Own drawings, one for each sample product. */
const COVERS: Readonly<Record<string, Cover>> = {
  'harbour-lights': cover(
    'rgb(16 42 67)',
    'rgb(247 201 72)',
    '<circle cx="160" cy="70" r="22"/><path d="M150 92h20l12 68h-44z"/><path d="M40 160h240v8H40z"/>',
  ),
  'tide-tables': cover(
    'rgb(11 122 99)',
    'rgb(224 244 238)',
    '<path d="M20 100q35-40 70 0t70 0 70 0 70 0v20q-35 40-70 0t-70 0-70 0-70 0z"/>',
  ),
  'paper-fleet': cover(
    'rgb(239 228 208)',
    'rgb(31 64 104)',
    '<path d="M70 110h180l-36 40H106z"/><path d="M160 30v70H96z"/><path d="M170 50v50h46z"/>',
  ),
  'orchard-row': cover(
    'rgb(226 240 217)',
    'rgb(74 124 64)',
    '<circle cx="90" cy="80" r="34"/><circle cx="160" cy="70" r="40"/><circle cx="230" cy="80" r="34"/><path d="M86 110h8v50h-8zM156 106h8v54h-8zM226 110h8v50h-8z"/>',
  ),
  'night-courier': cover(
    'rgb(24 20 44)',
    'rgb(170 190 255)',
    '<circle cx="110" cy="130" r="24"/><circle cx="214" cy="130" r="24"/><path d="M110 126l40-50h44l20 50h-10l-16-40h-34l-34 46z"/>',
  ),
  'clay-court': cover(
    'rgb(181 88 58)',
    'rgb(255 240 225)',
    '<path d="M60 40h200v4H60zM60 136h200v4H60zM60 40h4v100h-4zM256 40h4v100h-4zM158 30h4v120h-4z"/>',
  ),
  'glass-garden': cover(
    'rgb(214 234 248)',
    'rgb(46 96 140)',
    '<path d="M80 150V80l80-50 80 50v70z" fill-opacity=".5"/><path d="M156 150V70h8v80z"/><circle cx="160" cy="66" r="16"/>',
  ),
  'salt-road': cover(
    'rgb(250 240 220)',
    'rgb(150 90 40)',
    '<path d="M0 150L90 60l60 60 50-40 120 70z"/><circle cx="240" cy="46" r="18"/>',
  ),
  'signal-box': cover(
    'rgb(60 64 72)',
    'rgb(240 110 90)',
    '<path d="M150 30h20v130h-20z"/><circle cx="160" cy="50" r="20"/><path d="M180 42h60v16h-60z"/>',
  ),
  'kite-weather': cover(
    'rgb(150 200 230)',
    'rgb(190 50 70)',
    '<path d="M170 20l44 50-44 60-44-60z"/><path d="M170 130q-30 20-10 40" fill="none" stroke="currentColor" stroke-width="5"/>',
  ),
  'copper-mill': cover(
    'rgb(90 60 40)',
    'rgb(235 170 110)',
    '<circle cx="160" cy="90" r="14"/><path d="M154 90L100 20l20-8 48 74zM166 90l54 70-20 8-48-74zM160 84l70-54 8 20-74 48zM160 96l-70 54-8-20 74-48z"/>',
  ),
  'quiet-library': cover(
    'rgb(36 60 50)',
    'rgb(230 215 170)',
    '<path d="M70 40h24v110H70zM100 56h20v94h-20zM126 40h30v110h-30zM164 70h22v80h-22zM192 44h26v106h-26zM226 60h24v90h-24z"/>',
  ),
};

const coverOf = (name: string): Cover | undefined => (Object.hasOwn(COVERS, name) ? COVERS[name] : undefined);

/** What of the field is seen: all of it, or as other parts of a creative show it. */
const FIELDS = { '': '0 0 320 180', still: '40 20 240 135', close: '95 10 130 160' } as const;

/**
 * The picture of a sample product as SVG; undefined where there is none of that name.
 * @param name with `-still` or `-close` behind it for a part of the creative
 */
const drawCover = (name: string): string | undefined => {
  const [, product = '', part = ''] = /^(.*?)(?:-(still|close))?$/.exec(name) ?? [];
  const drawn = coverOf(product);
  if (drawn === undefined) return undefined;
  const [ground, ink] = part === 'close' ? [drawn.ink, drawn.ground] : [drawn.ground, drawn.ink];
  const field = FIELDS[part as keyof typeof FIELDS];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}" role="img"><rect width="320" height="180" fill="${ground}"/><g fill="${ink}" color="${ink}">${drawn.motif}</g></svg>`;
};

/** The landing page of a sample product, which draws its cover itself. */
const writePage = (name: string): string | undefined => {
  const [drawn, picture] = [coverOf(name), drawCover(name)];
  if (drawn === undefined || picture === undefined) return undefined;
  const title = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
  const style = `body{margin:0;background:${drawn.ground};color:${drawn.ink};font:18px/1.5 system-ui,sans-serif;text-align:center}h1,p{margin:16px}span{display:inline-block;padding:12px 24px;border-radius:24px;background:${drawn.ink};color:${drawn.ground}}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body>${picture}<h1>${title}</h1><p>One round, made for a short break. It takes about a minute.</p><p><span>Try one round</span></p></body></html>`;
};

/** Pictures and landing pages of the sample products. */
export const serveSampleCovers = (server: FastifyInstance, config: Pick<Config, 'shell'>): void => {
  server.get<{ Params: { name: string } }>('/covers/:name.svg', (request, reply) => {
    const drawn = drawCover(request.params.name);
    if (drawn === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawn);
  });
  server.get<{ Params: { name: string } }>('/covers/:name.html', (request, reply) => {
    const content = writePage(request.params.name);
    if (content === undefined) return reply.callNotFound();
    return sendStored(request, reply, config, { mime: LANDING_PAGE, content }, 'public, max-age=86400');
  });
};
