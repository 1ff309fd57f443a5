import type { Call } from '@fairlead/contract';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
code{font-family:ui-monospace,monospace}section{border-top:1px solid;padding:.5rem 0}h2{margin-top:2rem}h3{margin:.5rem 0}
p{margin:.25rem 0}`;

const callHtml = (call: Call, url: string, isBuilt: boolean): string => `<section id="${escaped(call.id)}">
<h3><code>${call.method} ${escaped(url)}</code></h3>
<p>${escaped(call.summary)}${isBuilt ? '' : ' (not built yet: code 501)'}</p>
<p>${escaped(call.description)}</p>
<p>Access: ${escaped(call.access.kind)}${call.idempotent ? '. Needs <code>Idempotency-Key</code>' : ''}</p>
${call.reasons.length === 0 ? '' : `<p>Refusals: ${call.reasons.map((reason) => `<code>${reason}</code>`).join(', ')}</p>`}
</section>`;

/** The calls to read, by group; the machine's form is beside it. */
export const docsHtml = (
  calls: readonly Call[],
  urlOf: (call: Call) => string,
  isBuilt: (call: Call) => boolean,
): string => {
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const group = call.id.split('.')[0] ?? '';
    groups.set(group, [...(groups.get(group) ?? []), call]);
  }
  const body = [...groups].map(
    ([group, members]) =>
      `<h2>${escaped(group)}</h2>\n${members.map((call) => callHtml(call, urlOf(call), isBuilt(call))).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fairlead: calls</title><style>${STYLE}</style></head>
<body><h1>Calls</h1><p>Requests and answers field by field: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>
${body.join('\n')}
</body></html>`;
};
