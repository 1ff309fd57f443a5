import { formatMinor } from '@fairlead/money';
import { strings, words } from '../../shared/lib/strings';
import { writtenTime } from '../../shared/ui/figures';
import { auditStrings } from './strings';

const UNIT = /(Minor|_minor|Bp|_bp|Id|_id)$/;
const SEVERAL = /(Id|_id)s$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const NUMBER = /^-?\d{1,15}$/;

const TRUTHS: Readonly<Record<string, string>> = {
  true: strings.common.yes,
  false: strings.common.no,
};

/** The name of what the record keeps; its unit is seen by the value. */
export const factName = (name: string): string =>
  words(
    name
      .replace(SEVERAL, 's')
      .replace(UNIT, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );

/** A list or several facts in one, as the record keeps them; the text itself where it is neither. */
const keptIn = (text: string): unknown => {
  if (!/^[[{]/.test(text)) return text;
  try {
    const kept: unknown = JSON.parse(text);
    // Else it is what somebody typed.
    return JSON.stringify(kept) === text ? kept : text;
  } catch {
    return text;
  }
};

const readOne = (name: string, text: string, currency: string): string => {
  if (NUMBER.test(text)) {
    if (/(Minor|_minor)$/.test(name)) return formatMinor(Number(text), { currency, locale: 'en' });
    if (/(Bp|_bp)$/.test(name)) return `${Number(text) / 100} %`;
    if (/(Id|_id)s?$/.test(name)) return auditStrings.number(text);
  }
  return MOMENT.test(text) ? writtenTime(text) : (TRUTHS[text] ?? text);
};

const readKept = (name: string, kept: unknown, currency: string): string => {
  if (Array.isArray(kept)) return kept.map((one) => readKept(name, one, currency)).join(', ');
  if (kept === null) return strings.common.none;
  if (typeof kept !== 'object') return readOne(name, String(kept), currency);
  return Object.entries(kept)
    .map(([part, one]) => `${factName(part).toLowerCase()} ${readKept(part, one, currency)}`)
    .join(', ');
};

/** What the record keeps under a name, as people read it: amounts, shares, times, numbers of things, lists. */
export const readFact = (name: string, text: string, currency: string): string =>
  readKept(name, keptIn(text), currency);
