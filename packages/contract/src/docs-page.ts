import type { Content, Reference, Response } from './document/answers';
import type { Parameter } from './document/headers';
import type { Schema } from './document/schemas';
import type { OpenApiDocument, Operation, Webhook } from './openapi';
import { type Field, fieldsOf, resolve } from './schema-fields';

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

/** What the articles about calls lead to by name. */
type Shared = OpenApiDocument['components'];

const parametersOf = (operation: Webhook, { parameters }: Shared): readonly Parameter[] =>
  operation.parameters.flatMap((parameter: Parameter | Reference) => {
    const found = 'name' in parameter ? parameter : parameters[parameter.$ref.split('/').at(-1) ?? ''];
    return found === undefined ? [] : [found];
  });

const requestFields = (operation: Webhook, shared: Shared): readonly Field[] => {
  const fields = parametersOf(operation, shared).flatMap(
    ({ name, in: place, required, description, schema }) =>
      place === 'query'
        ? fieldsOf({ ...schema, description: description ?? '' }, shared.schemas, name, required)
        : [],
  );
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return body === undefined ? fields : fieldsOf(body, shared.schemas);
};

const headers = (operation: Webhook, shared: Shared): string => {
  const names = parametersOf(operation, shared)
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, required }) => `<code>${name}</code>${required ? ' (required)' : ''}`);
  const schemes = Object.entries(shared.securitySchemes).filter(([name]) =>
    operation.security.some((scheme) => name in scheme),
  );
  const proof = schemes.map(([, { name }]) => `<code>${name}</code> (required)`);
  return [...proof, ...names].join(', ') || 'none';
};

const exampleBlock = (caption: string, content: Content | undefined): string => {
  const example = Object.values(content ?? {})[0]?.example;
  return example === undefined
    ? ''
    : `<h4>${caption}</h4><pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`;
};

interface Body extends Schema {
  readonly oneOf?: readonly Body[];
  readonly allOf?: readonly Body[];
  readonly properties?: Readonly<Record<string, Body>>;
  readonly enum?: readonly string[];
}

const responseOf = (operation: Operation, status: string, { responses }: Shared): Response | undefined => {
  const response: Response | Reference | undefined = operation.responses[status];
  if (response === undefined || 'description' in response) return response;
  return responses[response.$ref.split('/').at(-1) ?? ''];
};

/** Each body that comes with an HTTP status as JSON. */
const bodiesOf = (operation: Operation, status: string, shared: Shared): readonly Body[] => {
  const schema: Body | undefined = responseOf(operation, status, shared)?.content?.['application/json']
    ?.schema;
  return schema === undefined ? [] : (schema.oneOf ?? [schema]).map((body) => resolve(body, shared.schemas));
};

/** `data` of the good answer, or the whole schema where there is no envelope. */
const answerFields = (operation: Operation, shared: Shared): readonly Field[] => {
  const status = '200' in operation.responses ? '200' : '101';
  const [good] = bodiesOf(operation, status, shared);
  if (good === undefined || 'code' in (good.properties ?? {})) return [];
  return fieldsOf(good.allOf?.[1]?.properties?.['data'] ?? good, shared.schemas);
};

interface Refusal {
  readonly http: number;
  readonly code: number;
  readonly reason: string;
}

/** Every refusal that an operation names: its HTTP status, the code of its envelope, and its reason. */
export const refusalsIn = (operation: Operation, shared: Shared): readonly Refusal[] =>
  Object.keys(operation.responses).flatMap((status) =>
    bodiesOf(operation, status, shared).flatMap(({ properties }) => {
      const reasons = properties?.['data']?.allOf?.[1]?.properties?.['reason']?.enum ?? [];
      const code = Number(properties?.['code']?.enum?.[0]);
      return reasons.map((reason) => ({ http: Number(status), code, reason }));
    }),
  );

const refusals = (operation: Operation, shared: Shared): string =>
  refusalsIn(operation, shared)
    .map(({ http, code, reason }) => `<li><code>${reason}</code> ${http === 200 ? code : http}</li>`)
    .join('');

/** Can be moved to by whoever follows a link or finds it, without a stop of its own on the way. */
const articleOf = ({ operationId }: Webhook): string => `<article id="${operationId}" tabindex="-1">`;

const section = (method: string, path: string, operation: Operation, shared: Shared): string =>
  [
    articleOf(operation),
    `<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>`,
    `<p class="summary">${prose(operation.summary)}</p>`,
    `<p>${prose(operation.description)}</p>`,
    `<dl><dt>Name</dt><dd><code>${operation.operationId}</code></dd>`,
    `<dt>For</dt><dd>${escapeHtml(operation['x-access'])}</dd>`,
    `<dt>Headers</dt><dd>${headers(operation, shared)}</dd></dl>`,
    fieldTable('Request', 'Required', requestFields(operation, shared)),
    exampleBlock('Example of a request', operation.requestBody?.content),
    fieldTable('Answer', 'Always there', answerFields(operation, shared)),
    exampleBlock('Example of an answer', responseOf(operation, '200', shared)?.content),
    `<h4>Refusals</h4><ul class="refusals">${refusals(operation, shared)}</ul>`,
    '</article>',
  ].join('');

const eventSection = (event: string, operation: Webhook, shared: Shared): string =>
  [
    articleOf(operation),
    `<h3><span class="method post">POST</span> <code>${escapeHtml(event)}</code></h3>`,
    `<p>${prose(operation.description)}</p>`,
    `<dl><dt>Headers</dt><dd>${headers(operation, shared)}</dd></dl>`,
    fieldTable('Body', 'Always there', requestFields(operation, shared)),
    exampleBlock('Example', operation.requestBody?.content),
    '</article>',
  ].join('');

interface Entry {
  readonly operation: Webhook;
  readonly article: string;
}

const entriesOf = ({ paths, webhooks, components }: OpenApiDocument): readonly Entry[] => [
  ...Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operation,
      article: section(method, path, operation, components),
    })),
  ),
  ...Object.entries(webhooks).map(([event, { post }]) => ({
    operation: post,
    article: eventSection(event, post, components),
  })),
];

const SEARCH =
  '<form role="search" hidden><label for="search">Search the calls</label><input id="search" type="search" autocomplete="off" aria-keyshortcuts="/"><p role="status"></p></form>';

/**
 * A page about every call and every event, made from the OpenAPI document: plain HTML that is whole without its script.
 * @param stylesheet address of `docsStyle`, as the server gives it out
 * @param script address of `docsScript`
 * @param json address of the document itself
 * @param sockets address of the AsyncAPI document
 */
export const docsPage = (
  document: OpenApiDocument,
  addresses: {
    readonly stylesheet: string;
    readonly script: string;
    readonly json: string;
    readonly sockets: string;
  },
): string => {
  const entries = entriesOf(document);
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
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
        `<section id="group-${group.name}"><h2>${group.name}</h2><p>${prose(group.description)}</p>${group.entries
          .map(({ article }) => article)
          .join('')}</section>`,
    )
    .join('');
  const title = `${escapeHtml(document.info.title)}: every call`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${escapeHtml(addresses.stylesheet)}"><script src="${escapeHtml(addresses.script)}" defer></script></head>`,
    '<body><a class="skip" href="#calls">Skip to the calls</a>',
    `<nav aria-label="Calls">${SEARCH}<ul>${navigation}</ul></nav>`,
    `<main id="calls"><h1>${title}</h1><p>${prose(document.info.description)}</p>`,
    `<p>Version ${escapeHtml(document.info.version)}, ${entries.length - Object.keys(document.webhooks).length} calls. `,
    `The same as <a href="${escapeHtml(addresses.json)}">OpenAPI 3.1</a>; `,
    `the messages of the WebSockets as <a href="${escapeHtml(addresses.sockets)}">AsyncAPI 3.0</a>.</p>`,
    `${sections}</main></body></html>\n`,
  ].join('');
};
