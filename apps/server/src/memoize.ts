/**
 * Keeps the results of a pure function of a text. Texts may come from senders, so the number kept is bounded; a result
 * that is forgotten is made again.
 */
export const memoize = <Text extends string, Result>(
  work: (text: Text) => Result,
): ((text: Text) => Result) => {
  const known = new Map<Text, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= 500) known.clear();
    const result = work(text);
    known.set(text, result);
    return result;
  };
};
