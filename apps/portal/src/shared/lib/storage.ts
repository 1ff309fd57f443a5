/** Reads a JSON value; undefined where there is none, or where it is not JSON. */
export const readStored = <Value>(key: string): Value | undefined => {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
};

export const writeStored = (key: string, value: unknown): void =>
  localStorage.setItem(key, JSON.stringify(value));
