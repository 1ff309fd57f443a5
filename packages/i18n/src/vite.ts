import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** The parts of a syntax tree that this plugin looks at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly [child: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const children = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** The string literals that are values of object properties: the messages. */
const messageLiterals = (node: Node): Node[] => {
  if (node.type === 'Property' && isNode(node.value) && typeof node.value.value === 'string') {
    return [node.value];
  }
  return children(node).flatMap(messageLiterals);
};

/**
 * Compiles the ICU messages of `messages/<language>/*.ts` at build time, so that no parser travels to the
 * browser. A message that does not parse fails the build.
 */
export const compileMessages = (): Plugin => ({
  name: 'fairlead-compile-messages',
  enforce: 'post',
  apply: 'build',
  transform(code, id) {
    if (!/\/i18n\/src\/messages\/\w+\/[\w-]+\.ts$/.test(id)) return null;
    const output = new MagicString(code);
    for (const literal of messageLiterals(this.parse(code) as unknown as Node)) {
      const compiled = compileMessageOrThrow(String(literal.value));
      output.overwrite(literal.start, literal.end, JSON.stringify(compiled));
    }
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});
