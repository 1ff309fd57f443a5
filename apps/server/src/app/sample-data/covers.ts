import { LANGUAGES, type Language } from '@fairlead/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { languageFrom } from '../../http/reader';
import { sendLandingPage } from '../../modules/files';
import { SAMPLE_WORDS } from './words';
import type { SampleWords } from './words/shape';

/** A small scene in flat colours: enough to tell twelve made-up games apart. */
interface Cover {
  /** The landing page's colours: the ground is that of the scene. */
  readonly ground: string;
  readonly ink: string;
  /** SVG of the scene on a field of 320 × 180; lists show its middle. */
  readonly scene: string;
}

const cover = (ground: string, ink: string, ...scene: readonly string[]): Cover => ({
  ...{ ground, ink },
  scene: scene.join(''),
});

/** Own drawings, one for each sample product. */
const COVERS: Readonly<Record<string, Cover>> = {
  'harbor-lights': cover(
    'rgb(16 42 67)',
    'rgb(247 201 72)',
    '<circle cx="252" cy="44" r="18" fill="rgb(247 201 72)"/>',
    '<path d="M156 62 0 24v76zM164 62l156-30v60z" fill="rgb(247 201 72)" opacity=".16"/>',
    '<path d="M0 150h320v30H0z" fill="rgb(11 44 73)"/><path d="M104 158q56-26 112 0v8H104z" fill="rgb(51 71 91)"/>',
    '<path d="M144 78h32l10 74h-52z" fill="rgb(244 239 230)"/>',
    '<path d="M142 94h36l2 18h-40zM138 128h44l2 18h-48z" fill="rgb(200 69 63)"/>',
    '<path d="M146 54h28v24h-28z" fill="rgb(255 233 168)"/><path d="M140 54h40l-20-20zM140 76h40v5h-40z" fill="rgb(200 69 63)"/>',
    '<path d="M76 170h34v3H76zM206 170h46v3h-46zM128 176h40v3h-40z" fill="rgb(247 201 72)" opacity=".7"/>',
  ),
  'tide-tables': cover(
    'rgb(11 122 99)',
    'rgb(224 244 238)',
    '<circle cx="166" cy="62" r="30" fill="rgb(243 214 139)"/>',
    '<path d="M0 96q40-34 80 0t80 0 80 0 80 0v84H0z" fill="rgb(79 179 154)"/>',
    '<path d="M0 122q20-30 60-8t80 0 80 0 100 4v62H0z" fill="rgb(224 244 238)"/>',
    '<path d="M0 148q40-26 80 0t80 0 80 0 80 0v32H0z" fill="rgb(7 90 73)"/>',
  ),
  'paper-fleet': cover(
    'rgb(239 228 208)',
    'rgb(31 64 104)',
    '<circle cx="236" cy="44" r="16" fill="rgb(231 169 59)"/><path d="M0 130h320v50H0z" fill="rgb(143 184 214)"/>',
    '<path d="M34 128h52l-10 14H44zM234 122h48l-9 12h-30z" fill="rgb(200 69 63)"/>',
    '<path d="M58 88v36H34zM256 88v30h24z" fill="rgb(255 255 255)"/>',
    '<path d="M104 120h116l-22 32h-72z" fill="rgb(31 64 104)"/><path d="M158 30v84h-54z" fill="rgb(255 255 255)"/>',
    '<path d="M166 44v70h46z" fill="rgb(243 192 106)"/>',
    '<path d="M8 160h64v4H8zM96 166h96v4H96zM222 158h84v4h-84z" fill="rgb(255 255 255)" opacity=".7"/>',
  ),
  'orchard-row': cover(
    'rgb(226 240 217)',
    'rgb(74 124 64)',
    '<circle cx="262" cy="36" r="18" fill="rgb(245 196 81)"/><path d="M0 142q160-40 320 0v38H0z" fill="rgb(156 201 138)"/>',
    '<path d="M80 100h8v48h-8zM156 96h8v56h-8zM232 100h8v48h-8z" fill="rgb(122 82 54)"/>',
    '<g fill="rgb(74 124 64)"><circle cx="84" cy="82" r="32"/><circle cx="160" cy="72" r="38"/><circle cx="236" cy="82" r="32"/></g>',
    '<g fill="rgb(106 167 92)"><circle cx="76" cy="72" r="16"/><circle cx="150" cy="60" r="19"/><circle cx="228" cy="72" r="16"/></g>',
    '<g fill="rgb(216 73 63)"><circle cx="96" cy="92" r="5"/><circle cx="72" cy="94" r="5"/><circle cx="144" cy="86" r="5"/>',
    '<circle cx="176" cy="70" r="5"/><circle cx="164" cy="94" r="5"/><circle cx="246" cy="88" r="5"/><circle cx="224" cy="94" r="5"/></g>',
  ),
  'night-courier': cover(
    'rgb(24 20 44)',
    'rgb(170 190 255)',
    '<circle cx="228" cy="38" r="16" fill="rgb(242 230 177)"/>',
    '<path d="M0 92h26V66h36v38h26V54h42v44h34V72h36v36h38V62h38v34h44v84H0z" fill="rgb(46 41 82)"/>',
    '<path d="M180 80h8v10h-8zM246 74h8v10h-8zM262 92h8v10h-8zM36 80h8v10h-8z" fill="rgb(247 201 72)"/>',
    '<path d="M0 158h320v22H0z" fill="rgb(59 53 102)"/><path d="M222 112l86-14v44z" fill="rgb(242 230 177)" opacity=".28"/>',
    '<g fill="none" stroke="rgb(170 190 255)" stroke-width="6"><circle cx="112" cy="138" r="21"/><circle cx="210" cy="138" r="21"/></g>',
    '<path d="M112 138l34-36h40l24 36M146 102l18 36h46M186 102l-4-18h18" fill="none" stroke="rgb(224 106 78)" stroke-width="6"/>',
    '<path d="M90 76h44v30H90z" fill="rgb(247 201 72)"/><path d="M90 88h44v5H90z" fill="rgb(200 69 63)"/>',
  ),
  'clay-court': cover(
    'rgb(181 88 58)',
    'rgb(255 240 225)',
    '<path d="M0 0h320v40H0z" fill="rgb(241 201 165)"/><path d="M0 40q40-26 80 0q40-30 80 0q40-22 80 0q40-28 80 0z" fill="rgb(95 143 90)"/>',
    '<path d="M68 166 112 56h96l44 110z" fill="rgb(201 113 77)"/>',
    '<g fill="none" stroke="rgb(255 240 225)" stroke-width="4"><path d="M68 166 112 56h96l44 110zM92 106h136M160 106v60"/></g>',
    '<path d="M70 84h180v22H70z" fill="rgb(255 255 255)" opacity=".45"/><path d="M66 82h188v4H66z" fill="rgb(255 240 225)"/>',
    '<circle cx="196" cy="132" r="11" fill="rgb(220 227 91)"/><path d="M188 125q8 6 5 17" fill="none" stroke="rgb(255 255 255)" stroke-width="2"/>',
  ),
  'glass-garden': cover(
    'rgb(214 234 248)',
    'rgb(46 96 140)',
    '<circle cx="262" cy="40" r="18" fill="rgb(255 255 255)"/><path d="M0 150h320v30H0z" fill="rgb(166 207 143)"/>',
    '<path d="M84 152V82l76-48 76 48v70z" fill="rgb(255 255 255)" opacity=".65"/>',
    '<path d="M124 152v-30h4v30zM158 152v-48h4v48zM196 152v-28h4v28z" fill="rgb(122 82 54)"/>',
    '<circle cx="126" cy="118" r="18" fill="rgb(79 157 105)"/><circle cx="160" cy="98" r="23" fill="rgb(47 125 85)"/><circle cx="198" cy="120" r="16" fill="rgb(233 138 109)"/>',
    '<path d="M84 152V82l76-48 76 48v70zM84 82h152M122 152V60M198 152V60M160 82V34" fill="none" stroke="rgb(46 96 140)" stroke-width="4"/>',
  ),
  'salt-road': cover(
    'rgb(250 240 220)',
    'rgb(150 90 40)',
    '<circle cx="232" cy="42" r="20" fill="rgb(243 181 74)"/>',
    '<path d="M0 128l70-58 46 40 52-66 66 70 86 30v36H0z" fill="rgb(217 160 102)"/>',
    '<path d="M168 44l-26 33 14-4 10 10 12-12 20 2z" fill="rgb(255 250 240)"/>',
    '<path d="M0 146q80-34 160-12t160 6v40H0z" fill="rgb(169 101 47)"/>',
    '<path d="M140 180q4-16 34-20t12-16-26-12" fill="none" stroke="rgb(255 244 223)" stroke-width="9" stroke-linecap="round"/>',
  ),
  'signal-box': cover(
    'rgb(60 64 72)',
    'rgb(240 110 90)',
    '<circle cx="160" cy="134" r="46" fill="rgb(242 166 90)" opacity=".85"/><path d="M0 134h320v46H0z" fill="rgb(43 46 53)"/>',
    '<path d="M126 148h68v5h-68zM112 164h96v6h-96z" fill="rgb(107 79 58)"/>',
    '<path d="M104 180l46-46M216 180l-46-46" fill="none" stroke="rgb(164 171 182)" stroke-width="5"/>',
    '<path d="M74 84h54v54H74z" fill="rgb(185 96 63)"/><path d="M66 84h70l-35-24z" fill="rgb(122 61 42)"/>',
    '<path d="M82 94h16v18H82zM104 94h16v18h-16z" fill="rgb(255 227 161)"/>',
    '<path d="M218 34h8v108h-8z" fill="rgb(215 219 226)"/><path d="M180 40h46v15h-46z" fill="rgb(240 110 90)"/><path d="M188 40h8v15h-8z" fill="rgb(255 255 255)"/>',
    '<circle cx="222" cy="72" r="8" fill="rgb(127 209 165)"/>',
  ),
  'kite-weather': cover(
    'rgb(150 200 230)',
    'rgb(190 50 70)',
    '<g fill="rgb(255 255 255)"><path d="M76 54a12 12 0 0 1 24-4 10 10 0 0 1 14 12H70a8 8 0 0 1 6-8zM226 38a12 12 0 0 1 24-4 10 10 0 0 1 14 12h-44a8 8 0 0 1 6-8z"/></g>',
    '<path d="M0 152q70-30 160-10t160 2v36H0z" fill="rgb(127 176 105)"/><path d="M0 166q120-26 320 2v12H0z" fill="rgb(79 138 75)"/>',
    '<path d="M168 20l42 44-42 60-42-60z" fill="rgb(190 50 70)"/><path d="M168 20l42 44h-42z" fill="rgb(226 102 122)"/><path d="M168 64v60l-42-60z" fill="rgb(150 36 54)"/>',
    '<path d="M168 124q-26 14-8 26t-14 22" fill="none" stroke="rgb(51 71 91)" stroke-width="3"/>',
    '<path d="M150 140l14-4-2 12zM152 156l14-4-3 13z" fill="rgb(247 201 72)"/>',
  ),
  'copper-mill': cover(
    'rgb(90 60 40)',
    'rgb(235 170 110)',
    '<circle cx="240" cy="42" r="20" fill="rgb(246 217 168)"/><path d="M0 152q160-50 320 0v28H0z" fill="rgb(61 40 27)"/>',
    '<path d="M140 84h40l14 74h-68z" fill="rgb(201 138 85)"/><path d="M136 86a24 22 0 0 1 48 0z" fill="rgb(125 74 43)"/>',
    '<path d="M152 134h16v24h-16zM154 102h12v14h-12z" fill="rgb(90 60 40)"/>',
    ...[20, 110, 200, 290].map(
      (angle) =>
        `<g transform="rotate(${angle} 160 80)"><path d="M158 80V18h4v62z" fill="rgb(246 217 168)"/><path d="M162 20h18v44h-18z" fill="rgb(235 170 110)"/></g>`,
    ),
    '<circle cx="160" cy="80" r="7" fill="rgb(90 60 40)"/>',
  ),
  'quiet-library': cover(
    'rgb(36 60 50)',
    'rgb(230 215 170)',
    '<path d="M60 86h200v8H60zM60 160h200v8H60z" fill="rgb(122 82 54)"/>',
    '<path d="M72 32h18v54H72zM150 26h20v60h-20zM214 40h16v46h-16z" fill="rgb(230 215 170)"/>',
    '<path d="M92 42h16v44H92zM190 30h18v56h-18z" fill="rgb(200 105 74)"/>',
    '<path d="M112 36h22v50h-22zM232 48h18v38h-18z" fill="rgb(111 162 135)"/>',
    '<path d="M172 46h14v40h-14z" fill="rgb(143 184 214)"/>',
    '<path d="M78 112h20v48H78zM166 106h18v54h-18z" fill="rgb(143 184 214)"/>',
    '<path d="M102 104h16v56h-16zM226 110h20v50h-20z" fill="rgb(230 215 170)"/>',
    '<path d="M122 118h18v42h-18z" fill="rgb(200 105 74)"/><path d="M188 116h16v44h-16z" fill="rgb(111 162 135)"/>',
    '<path d="M142 112l16-4 10 50-16 4z" fill="rgb(243 192 106)" transform="translate(-6 0)"/>',
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
  const field = FIELDS[part as keyof typeof FIELDS];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}" role="img"><rect width="320" height="180" fill="${drawn.ground}"/>${drawn.scene}</svg>`;
};

const ENGLISH_PAGE: SampleWords['page'] = {
  invitation: 'One round, made for a short break. It takes about a minute.',
  button: 'Try one round',
};

/** The landing page of a sample product, which draws its cover itself. */
const writePage = (name: string, language: Language): string | undefined => {
  const [drawn, picture] = [coverOf(name), drawCover(name)];
  if (drawn === undefined || picture === undefined) return undefined;
  const { invitation, button } = language === 'en' ? ENGLISH_PAGE : SAMPLE_WORDS[language].page;
  const title = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
  const style = `body{margin:0;background:${drawn.ground};color:${drawn.ink};font:18px/1.5 system-ui,sans-serif;text-align:center}h1,p{margin:16px}span{display:inline-block;padding:12px 24px;border-radius:24px;background:${drawn.ink};color:${drawn.ground}}`;
  return `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body>${picture}<h1>${title}</h1><p>${invitation}</p><p><span>${button}</span></p></body></html>`;
};

/** Pictures and landing pages of the sample products. */
export const serveSampleCovers = (server: FastifyInstance, config: Pick<Config, 'shell'>): void => {
  server.get<{ Params: { name: string } }>('/covers/:name.svg', (request, reply) => {
    const drawn = drawCover(request.params.name);
    if (drawn === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawn);
  });
  server.get<{ Params: { name: string } }>('/covers/:name.html', (request, reply) => {
    const content = writePage(request.params.name, languageFrom(request.headers));
    if (content === undefined) return reply.callNotFound();
    return sendLandingPage(request, reply, config, content);
  });
};
