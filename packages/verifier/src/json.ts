/** Strings, and the signs between which values stand; a text that JSON.parse takes has nothing else that matters here. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * The first name that stands twice in one object of a JSON text. JSON.parse takes the last and says nothing; a person who
 * opens the file reads the first.
 * @param text that JSON.parse takes
 */
export const doubledName = (text: string): string | undefined => {
  /** The names of each object around a place; null for a list. */
  const around: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') around.push(new Set());
    else if (token === '[') around.push(null);
    else if (token === '}' || token === ']') around.pop();
    else if (token !== ':') last = token;
    else {
      // A name can be written in several ways: "a" is "\u0061".
      const name = JSON.parse(last) as string;
      const names = around.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return undefined;
};
