/** What the editor of a week's opening hours says. */
export const weekStrings = {
  closed: 'Closed',
  from: (day: string, place: number) => (place === 0 ? `${day}, from` : `${day}, opening ${place + 1}, from`),
  until: (day: string, place: number) =>
    place === 0 ? `${day}, until` : `${day}, opening ${place + 1}, until`,
  open: (day: string) => `Open on ${day}`,
  more: (day: string) => `More hours on ${day}`,
  remove: (day: string, from: string, to: string) => `Remove ${day} ${from}–${to}`,
  copy: 'Tuesday to Friday like Monday',
  wrong: (days: string) => `${days}: hours end after they begin, and do not overlap.`,
} as const;
