/** Words for settings that ask for another, such as `A and B need it`. */
export const neededBy = (names: readonly string[]): string =>
  `${names.join(' and ')} ${names.length > 1 ? 'need' : 'needs'} it`;
