import sax, { type QualifiedTag } from 'sax';

/** One element with what it says; namespaces are not told apart below the root. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Its own text, trimmed. */
  readonly text: string;
}

interface OpenNode {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
  text: string;
}

/** No statement is nested deeper, nor says more in one place. */
const DEPTH_MAX = 30;
const TEXT_MAX = 5_000;

/** The file is no XML that may be read. */
export class XmlFault extends Error {}

/**
 * Reads a document and hands on the elements at some paths as each ends, so that a long file is never in memory as a
 * whole tree. A document type is refused before anything of it is used: there are no entities but XML's own five.
 * @param wanted paths from the root, such as `Document/BkToCstmrStmt/Stmt/Ntry`
 * @returns the namespace of the root
 * @throws XmlFault
 */
export const readXml = (
  source: string,
  wanted: ReadonlySet<string>,
  take: (path: string, node: XmlNode) => void,
): string => {
  // Without it the parser knows the entities of HTML, too.
  const options = { xmlns: true, strictEntities: true };
  const reader = sax.parser(true, options);
  const open: OpenNode[] = [];
  let namespace = '';
  const add = (text: string) => {
    const node = open.at(-1);
    // Between elements there is nothing but space.
    if (node === undefined || text.trim() === '') return;
    node.text += text;
    if (node.text.length > TEXT_MAX) throw new XmlFault('too long a text');
  };
  reader.onerror = (error) => {
    throw new XmlFault(error.message);
  };
  reader.ondoctype = () => {
    throw new XmlFault('a document type is not read');
  };
  reader.ontext = add;
  reader.oncdata = add;
  reader.onopentag = (tag) => {
    const { local, uri, attributes } = tag as QualifiedTag;
    if (open.length === 0) namespace = uri;
    if (open.length >= DEPTH_MAX) throw new XmlFault('nested too deep');
    const named = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    open.push({ name: local, attributes: Object.fromEntries(named), children: [], text: '' });
  };
  reader.onclosetag = () => {
    const path = open.map(({ name }) => name).join('/');
    const node = open.pop();
    if (node === undefined) return;
    node.text = node.text.trim();
    if (wanted.has(path)) take(path, node);
    else if (open.length > 0) open.at(-1)?.children.push(node);
  };
  reader.write(source).close();
  return namespace;
};

/** The first element below a node by its path; undefined where there is none. */
export const at = (node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    node,
  );

/** The text of the first of several paths that says anything; empty where none does. */
export const firstText = (node: XmlNode | undefined, ...paths: readonly string[]): string =>
  paths.map((path) => at(node, ...path.split('/'))?.text ?? '').find((text) => text !== '') ?? '';

export const allAt = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];
