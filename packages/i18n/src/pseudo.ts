const ACCENTS: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
};

const accented = (text: string): string => [...text].map((letter) => ACCENTS[letter] ?? letter).join('');

/** Splits off what stands in braces, nested ones included, so that parameters stay as they are. */
const pieces = (message: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [index, character] of [...message].entries()) {
    if (character === '{' && depth++ === 0) {
      found.push(message.slice(from, index));
      from = index;
    }
    if (character === '}' && --depth === 0) {
      found.push(message.slice(from, index + 1));
      from = index + 1;
    }
  }
  return [...found, message.slice(from)];
};

/**
 * A text as the pseudo-language shows it: accented, a third longer, in brackets. What is not in brackets on a
 * screen is not translated; what is cut off has too little room.
 */
const pseudoText = (message: string): string => {
  const body = pieces(message)
    .map((piece) => (piece.startsWith('{') ? piece : accented(piece)))
    .join('');
  return `[${body}${'~'.repeat(Math.ceil(message.length / 3))}]`;
};

/** A whole pack in the pseudo-language. */
export const pseudoPack = (pack: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(pack).map(([key, message]) => [key, pseudoText(message)]));
