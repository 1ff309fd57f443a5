import { english } from './languages/details/en';

type English = typeof english;
/** Everything that a check can say (docs/domain/statements.md#verifier). */
export type DetailKey = keyof English;
/** What parts of a file are called. */
export type Part = Extract<DetailKey, `part.${string}`>;
/** What each line of a check says in a language; English alone has two forms of some, the others need none. */
export type Details = { readonly [Key in DetailKey]: string };
/** The texts of any language. */
export type DetailTexts = English | Details;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<Text> = Text extends string
  ? NamesIn<Text>
  : Text extends { readonly other: infer Other extends string }
    ? NamesIn<Other>
    : never;

/** What stands in a line for a name in braces: as it is, or itself said in the language of the line. */
type Value = string | number | Detail;
type Values<Key extends DetailKey> = { readonly [Name in NamesOf<English[Key]>]: Value };

/** A line of what a check says, before it is said in any language. */
export interface Detail {
  readonly key: DetailKey;
  readonly values: Readonly<Record<string, Value>>;
}

type Given<Key extends DetailKey> = [NamesOf<English[Key]>] extends [never] ? [] : [values: Values<Key>];

/** A line with all that its English text names, and no more. */
export const detail = <Key extends DetailKey>(key: Key, ...given: Given<Key>): Detail => {
  const [values = {}]: readonly Detail['values'][] = given;
  return { key, values };
};

const isDetail = (value: Value | undefined): value is Detail => typeof value === 'object';

/** A line in the language of these texts. */
export const inWords = ({ key, values }: Detail, texts: DetailTexts): string => {
  const text = texts[key];
  const form = typeof text === 'string' ? text : text[values['count'] === 1 ? 'one' : 'other'];
  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return isDetail(value) ? inWords(value, texts) : String(value);
  });
};

/** A line as the command prints it. */
export const inEnglish = (line: Detail): string => inWords(line, english);
