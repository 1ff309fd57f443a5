type Letter =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z';

/** A parameter's name, or never for the words of a plural's branch (they hold a space or a `#`). */
type Name<Text extends string> = Text extends `${string} ${string}` | `${string}#${string}`
  ? never
  : Text extends `${Letter}${string}`
    ? Text
    : never;

type Counted<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Candidate}, plural,${string}` ? Name<Candidate> : never) | Counted<Rest>
  : never;

type Plain<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Candidate}}${string}` ? Name<Candidate> : never) | Plain<Rest>
  : never;

/**
 * What a message must be given, read off its English text: `{name}` wants a string that is already written
 * for the reader, `{count, plural, …}` a number.
 */
export type Parameters<Text extends string> = { readonly [K in Plain<Text>]: string } & {
  readonly [K in Counted<Text>]: number;
};

/** No second argument for a message without parameters, exactly its parameters otherwise. */
export type Arguments<Text extends string> = [Plain<Text> | Counted<Text>] extends [never]
  ? []
  : [values: Parameters<Text>];
