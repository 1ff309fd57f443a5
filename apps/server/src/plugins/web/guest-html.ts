import { LANGUAGES, type Language, type PlainKey, type Translate } from '@fairlead/i18n';

/** What the page shows beside its empty forms; everything a guest typed is shown again until it is taken. */
export interface GuestView {
  readonly language: Language;
  readonly t: Translate;
  readonly complaintsAddress: string | null;
  readonly typed: Readonly<Record<string, string>>;
  /** Of the form that was sent: refused fields with their phrases. */
  readonly faults: Readonly<Record<string, string>>;
  readonly sent: string | null;
  /** What came of the last act, and whether it went wrong. */
  readonly word: { readonly text: string; readonly isFault: boolean } | null;
  readonly desk: { readonly isOpen: boolean; readonly opensAt: string | null } | null;
  readonly found: {
    readonly isNew: boolean;
    readonly items: readonly { readonly from: string; readonly text: string; readonly time: string }[];
    readonly more: boolean;
  } | null;
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem;background:Canvas;color:CanvasText;overflow-wrap:anywhere}
main{max-width:30rem;margin:0 auto}
label{display:block;margin:0 0 1rem}
input,textarea{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;margin-top:.25rem}
textarea{min-height:7rem}
button,summary{font:inherit;min-height:2.75rem;padding:.5rem 1rem}
summary{padding-inline:0;cursor:pointer;align-content:center}
button{display:block;width:100%;margin:0 0 1rem;cursor:pointer}
ol{list-style:none;padding:0}li{border-top:thin solid;padding:.75rem 0;white-space:pre-wrap}
.fault{display:block;font-weight:600}
.word{border:medium solid;padding:.75rem}
code{font-size:1.125rem;font-weight:600}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

interface Field {
  readonly name: string;
  readonly label: PlainKey;
  readonly kind?: 'email' | 'area' | 'optional';
}

const fieldOf = (view: GuestView, act: string, { name, label, kind }: Field): string => {
  const value = escaped(view.sent === act || act === 'show' ? (view.typed[name] ?? '') : '');
  const fault = view.sent === act ? view.faults[name] : undefined;
  const id = `${act}-${name}`;
  const needed = kind === 'optional' || kind === 'email' ? '' : ' required';
  const marked = fault === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-fault"`;
  const common = `name="${name}" autocomplete="off"${needed}${marked}`;
  const control =
    kind === 'area'
      ? `<textarea ${common} maxlength="4000">${value}</textarea>`
      : `<input ${common} type="${kind === 'email' ? 'email' : 'text'}" value="${value}">`;
  const explained =
    fault === undefined ? '' : `<span class="fault" id="${id}-fault">${escaped(fault)}</span>`;
  return `<label>${escaped(view.t(label))}${control}${explained}</label>`;
};

const formOf = (view: GuestView, act: string, button: PlainKey, fields: readonly Field[]): string => {
  const key = (name: string) =>
    `<input type="hidden" name="${name}" value="${escaped(view.typed[name] ?? '')}">`;
  const back = act === 'open' || act === 'show' ? '' : key('case_number') + key('secret');
  const once = act === 'send' ? key('client_id') : '';
  return [
    `<form method="post" action="/support/guest"><input type="hidden" name="act" value="${act}">${back}${once}`,
    ...fields.map((field) => fieldOf(view, act, field)),
    `<button type="submit">${escaped(view.t(button))}</button></form>`,
  ].join('');
};

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
const heading = (text: string): string => `<h2>${escaped(text)}</h2>`;

const OPEN_FIELDS: readonly Field[] = [
  { name: 'name', label: 'guest.name' },
  { name: 'email', label: 'guest.email', kind: 'email' },
  { name: 'username', label: 'guest.username', kind: 'optional' },
  { name: 'text', label: 'guest.text', kind: 'area' },
];
const KEY_FIELDS: readonly Field[] = [
  { name: 'case_number', label: 'guest.number' },
  { name: 'secret', label: 'guest.secret' },
];
const OBJECTION_FIELDS: readonly Field[] = [
  { name: 'username', label: 'guest.objectUsername' },
  { name: 'text', label: 'guest.objectText', kind: 'area' },
];

const wayIn = (view: GuestView): string =>
  [
    paragraph(view.t('guest.lead')),
    heading(view.t('guest.new')),
    formOf(view, 'open', 'guest.open', OPEN_FIELDS),
    heading(view.t('guest.back')),
    formOf(view, 'show', 'guest.show', KEY_FIELDS),
  ].join('');

const caseOf = (view: GuestView, found: NonNullable<GuestView['found']>): string => {
  const { t, typed } = view;
  const secret = `<p>${escaped(t('guest.secret'))}: <code>${escaped(typed.secret ?? '')}</code></p>`;
  return [
    `<p>${escaped(t('guest.number'))}: <code>${escaped(typed.case_number ?? '')}</code></p>`,
    found.isNew ? `${secret}${paragraph(t('guest.keep'))}` : '',
    heading(t('guest.messages')),
    found.more ? paragraph(t('guest.older')) : '',
    '<ol>',
    ...found.items.map(
      ({ from, text, time }) =>
        `<li><strong>${escaped(from)}</strong>, ${escaped(time)}\n${escaped(text)}</li>`,
    ),
    '</ol>',
    formOf(view, 'look', 'guest.refresh', []),
    formOf(view, 'send', 'guest.send', [{ name: 'text', label: 'guest.answer', kind: 'area' }]),
    heading(t('guest.object')),
    paragraph(t('guest.objectExplained')),
    formOf(view, 'object', 'guest.objectSend', OBJECTION_FIELDS),
  ].join('');
};

const deskOf = ({ t, desk }: GuestView): string => {
  if (desk === null) return '';
  return paragraph(desk.isOpen ? t('guest.openNow') : t('guest.closedNow', { time: desk.opensAt ?? '' }));
};

const wordOf = ({ word }: GuestView): string =>
  word === null
    ? ''
    : `<p class="word" role="${word.isFault ? 'alert' : 'status'}">${escaped(word.text)}</p>`;

/**
 * The whole page: no script, and neither number nor secret in any address (docs/domain/support.md#guests).
 */
export const guestHtml = (view: GuestView): string => {
  const { language, t, complaintsAddress, found } = view;
  const title = escaped(t('supportPage.heading'));
  return [
    `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="/mark.svg"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>`,
    wordOf(view),
    deskOf(view),
    found === null ? wayIn(view) : caseOf(view, found),
    complaintsAddress === null ? '' : paragraph(t('supportPage.post', { address: complaintsAddress })),
    paragraph(t('service.never')),
    '</main></body></html>',
  ].join('');
};
