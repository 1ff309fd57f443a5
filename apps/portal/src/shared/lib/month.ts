/** The calendar month of a moment in the device's zone, as `2026-03`. */
export const monthOf = (now: number): string => {
  const date = new Date(now);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
};

/** The first moment of a month in the device's zone. */
export const monthStart = (month: string): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1);
};

/** The month so many months later, or earlier with a negative number. */
export const monthAfter = (month: string, months: number): string => {
  const date = monthStart(month);
  date.setMonth(date.getMonth() + months);
  return monthOf(date.getTime());
};
