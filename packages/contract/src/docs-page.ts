import type { Content, OpenApiDocument, Operation, Schema } from './openapi';
import { type Field, fieldsOf } from './schema-fields';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Text with `code` in backticks as the descriptions write it. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** On a phone the heads of the columns are gone, and the third cell names its own. */
const fieldRow = ({ name, type, required, description }: Field, needed: string): string =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}</td><td data-name="${needed}">${
    required ? 'yes' : 'no'
  }</td><td>${prose(description)}</td></tr>`;

const fieldTable = (caption: string, needed: string, fields: readonly Field[]): string =>
  fields.length === 0
    ? ''
    : `<div class="scroll"><table><caption>${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">${needed}</th><th scope="col">Meaning</th></tr></thead><tbody>${fields
        .map((field) => fieldRow(field, needed))
        .join('')}</tbody></table></div>`;

const requestFields = (operation: Operation): readonly Field[] => {
  const parameters = operation.parameters.flatMap(({ name, in: place, required, description, schema }) =>
    place === 'query' ? fieldsOf({ ...schema, description: description ?? '' }, name, required) : [],
  );
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return body === undefined ? parameters : fieldsOf(body);
};

const headers = (operation: Operation): string => {
  const names = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, required }) => `<code>${name}</code>${required ? ' (required)' : ''}`);
  const token = operation.security.some((scheme) => 'token' in scheme)
    ? ['<code>X-CT</code> (required)']
    : [];
  return [...token, ...names].join(', ') || 'none';
};

const exampleBlock = (caption: string, content: Content | undefined): string => {
  const example = Object.values(content ?? {})[0]?.example;
  return example === undefined
    ? ''
    : `<h4>${caption}</h4><pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`;
};

interface Envelope {
  readonly oneOf?: readonly [Envelope];
  readonly properties?: { readonly data?: Schema };
}

/** `data` of the good answer, or the whole schema where there is no envelope. */
const answerFields = (operation: Operation): readonly Field[] => {
  const schema = Object.values(operation.responses['200']?.content ?? {})[0]?.schema;
  if (schema === undefined) return [];
  const envelope = schema as Envelope;
  return fieldsOf(envelope.oneOf?.[0].properties?.data ?? envelope.properties?.data ?? schema);
};

const refusals = (operation: Operation): string =>
  operation['x-refusals']
    .map(({ http, code, reason }) => `<li><code>${reason}</code> ${http === 200 ? code : http}</li>`)
    .join('');

const section = (method: string, path: string, operation: Operation): string =>
  [
    `<article id="${operation.operationId}">`,
    `<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>`,
    `<p class="summary">${prose(operation.summary)}</p>`,
    `<p>${prose(operation.description)}</p>`,
    `<dl><dt>Name</dt><dd><code>${operation.operationId}</code></dd>`,
    `<dt>For</dt><dd>${escapeHtml(operation['x-access'])}</dd>`,
    `<dt>Headers</dt><dd>${headers(operation)}</dd></dl>`,
    fieldTable('Request', 'Required', requestFields(operation)),
    exampleBlock('Example of a request', operation.requestBody?.content),
    fieldTable('Answer', 'Always there', answerFields(operation)),
    exampleBlock('Example of an answer', operation.responses['200']?.content),
    `<h4>Refusals</h4><ul class="refusals">${refusals(operation)}</ul>`,
    '</article>',
  ].join('');

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const entriesOf = (document: OpenApiDocument): readonly Entry[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

/**
 * A page about every call, made from the OpenAPI document: plain HTML that needs no script, to be searched with the
 * browser's own search.
 * @param stylesheet address of `docsStyle`, as the server gives it out
 * @param json address of the document itself
 */
export const docsPage = (
  document: OpenApiDocument,
  addresses: { readonly stylesheet: string; readonly json: string },
): string => {
  const entries = entriesOf(document);
  const groups = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags[0] === name),
  }));
  const navigation = groups
    .map(
      (group) =>
        `<li><a href="#group-${group.name}">${group.name}</a><ul>${group.entries
          .map(
            ({ operation }) =>
              `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a></li>`,
          )
          .join('')}</ul></li>`,
    )
    .join('');
  const sections = groups
    .map(
      (group) =>
        `<section id="group-${group.name}"><h2>${group.name}</h2>${group.entries
          .map(({ method, path, operation }) => section(method, path, operation))
          .join('')}</section>`,
    )
    .join('');
  const title = `${escapeHtml(document.info.title)}: every call`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${escapeHtml(addresses.stylesheet)}"></head>`,
    '<body><a class="skip" href="#calls">Skip to the calls</a>',
    `<nav aria-label="Calls"><ul>${navigation}</ul></nav>`,
    `<main id="calls"><h1>${title}</h1><p>${prose(document.info.description)}</p>`,
    `<p>Version ${escapeHtml(document.info.version)}, ${entries.length} calls. `,
    `The same as <a href="${escapeHtml(addresses.json)}">OpenAPI 3.1</a>.</p>`,
    `${sections}</main></body></html>\n`,
  ].join('');
};
