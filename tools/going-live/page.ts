/** A block of code of a page, below the nearest heading. */
export interface Block {
  readonly heading: string;
  readonly text: string;
}

/** The blocks of a page that are indented by four blanks, in their order. */
export const blocksOf = (markdown: string): Block[] => {
  const blocks: { heading: string; lines: string[] }[] = [];
  let heading = '';
  let isInside = false;
  for (const line of markdown.split('\n')) {
    const isCode = line.startsWith('    ');
    heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
    if (isCode && !isInside) blocks.push({ heading, lines: [] });
    if (isCode) blocks.at(-1)?.lines.push(line.slice(4));
    isInside = isCode;
  }
  return blocks.map(({ lines, ...block }) => ({ ...block, text: lines.join('\n') }));
};
