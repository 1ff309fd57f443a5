/** A value that components can follow. */
export interface Observable<Value> {
  get(): Value;
  set(value: Value): void;
  /** Tells of each change; returns the way to stop. */
  onChange(listener: () => void): () => void;
}

export const observable = <Value>(first: Value): Observable<Value> => {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
