import { allCalls, type Call } from '@fairlead/contract';
import { toJsonSchema } from '../../apps/server/src/http/schema';
import {
  faultOfNickname,
  faultOfText,
  NOT_FOR_HOLDERS,
  NUMBERS_OF_BANKS,
} from '../../apps/server/src/http/words';
import { PAYLOADS } from './payloads';

/** A JSON Schema as far as the contract's requests use it. */
interface Node {
  readonly type?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly allOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
}

/** How the contract writes "any text but NUL". */
const ANY_TEXT = '^[^\\u0000]*$';

/** Between the payloads that two fields begin with, so that they say different things. */
const APART = 13;

/** What two payloads may say together stands this close, in characters: the whole is looked at once, at the end. */
const TOGETHER = 200;

/** Named so wherever they stand: they are compared and never shown, name what exists, or keep to a form. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  ...['cursor', 'query', 'user_time_zone', 'time_zone', 'actor', 'act'],
  ...['password', 'confirm_password', 'old_password', 'new_password', 'login_password', 'ticket'],
  ...['token', 'account'],
  ...['license_key', 'authorization_code', 'code', 'secret', 'case_number', 'client_id', 'acknowledged'],
  ...['operation_id', 'campaign', 'network', 'order_number', 'url', 'holder'],
]);

/** Numbers of receipts and of payments. */
const NUMBERED: ReadonlySet<string> = new Set(['receipt_number', 'reference']);

const isFreeText = (node: Node): boolean => {
  const patterns = [node.pattern, ...(node.allOf ?? []).map(({ pattern }) => pattern)];
  return node.type === 'string' && patterns.filter(Boolean).every((one) => one === ANY_TEXT);
};

/** The beginning of a text, ended at a whole character; lengths in UTF-16 units. */
export const cut = (text: string, lengthMax: number): string => {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > lengthMax) break;
    kept += character;
  }
  return kept;
};

/** Every place of a request where a person may write what they like, as `name` or `lines.*.value`. */
const placesIn = (node: Node, place: readonly string[] = []): [string, number][] => {
  const variants = node.oneOf ?? node.anyOf;
  if (variants !== undefined) return variants.flatMap((variant) => placesIn(variant, place));
  if (node.items !== undefined) return placesIn(node.items, [...place, '*']);
  if (node.properties !== undefined)
    return Object.entries(node.properties).flatMap(([name, child]) => placesIn(child, [...place, name]));
  const name = place.filter((part) => part !== '*').at(-1) ?? '';
  const isOpen = isFreeText(node) && node.maxLength !== undefined && !NOT_SHOWN.has(name);
  return isOpen ? [[place.join('.'), node.maxLength ?? 0]] : [];
};

const placesOf = (call: Call): ReadonlyMap<string, number> =>
  new Map(placesIn(toJsonSchema(call.request) as Node));

/**
 * Sign-ins keep nothing; of books that are sound, as those of every journey, nothing is to be repaired; and a passkey, whose
 * name its person alone reads, is made by a device only.
 */
const NOT_TRIED: readonly string[] = [
  'consoleBooks.proposeRepair',
  'factor.addPasskey',
  'factor.renamePasskey',
];
const isTried = ({ id }: Call): boolean => !id.endsWith('.login') && !NOT_TRIED.includes(id);

/** Every field of the contract that keeps what somebody wrote, as `feedback.send subject`. */
export const allFreeText = (): readonly string[] =>
  allCalls
    .filter((call) => call.method === 'POST' && isTried(call))
    .flatMap((call) => [...placesOf(call).keys()].map((place) => `${call.id} ${place}`))
    .sort();

/** Whether the server's boundary lets a text pass; each is looked at once. */
const boundaryOf = (faultOf: (text: string) => string | null): ((text: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (text) => {
    const passes = known.get(text) ?? faultOf(text) === null;
    known.set(text, passes);
    return passes;
  };
};

/** Writes payloads into requests, each field going on where it stopped the last time. */
export class Poison {
  private readonly positions = new Map<string, number>();
  private readonly receipts = new Set<string>();
  private readonly passesAnywhere = boundaryOf((text) => faultOfText({ text }, []));
  private readonly passesOfBank = boundaryOf((text) => faultOfText({ text, ofBank: true }, []));
  private readonly passesAsNickname = boundaryOf(faultOfNickname);

  /** The fields that were written so far. */
  get written(): readonly string[] {
    return [...this.positions.keys()].sort();
  }

  /** The same request with every free text of it full of payloads. */
  into<Request>(call: Call, request: Request): Request {
    return this.fill(call, placesOf(call), request, []) as Request;
  }

  private fill(
    call: Call,
    places: ReadonlyMap<string, number>,
    value: unknown,
    place: readonly string[],
  ): unknown {
    if (Array.isArray(value)) return value.map((item) => this.fill(call, places, item, [...place, '*']));
    if (value !== null && typeof value === 'object') {
      const filled = Object.entries(value).map(([name, child]): [string, unknown] => [
        name,
        this.fill(call, places, child, [...place, name]),
      ]);
      return Object.fromEntries(filled);
    }
    const lengthMax = places.get(place.join('.'));
    if (lengthMax === undefined) return value;
    const field = `${call.id} ${place.join('.')}`;
    const passes = this.passesOf(call, place);
    return NUMBERED.has(place.at(-1) ?? '')
      ? this.nextReceipt(field, lengthMax, passes)
      : this.next(field, lengthMax, passes);
  }

  /** Whether a text goes into a field: what staff write and holders read passes the server's boundary, and a nickname too. */
  private passesOf(call: Call, place: readonly string[]): (text: string) => boolean {
    const name = `${call.id}.${place.filter((part) => part !== '*').join('.')}`;
    if (place.at(-1) === 'nickname') return this.passesAsNickname;
    if (call.access.kind !== 'staff' || name in NOT_FOR_HOLDERS) return () => true;
    return NUMBERS_OF_BANKS.has(name) ? this.passesOfBank : this.passesAnywhere;
  }

  /** A receipt is taken once, and known by its letters and digits alone: payloads that differ in marks are one. */
  private nextReceipt(field: string, lengthMax: number, passes: (text: string) => boolean): string {
    for (;;) {
      const text = this.next(field, lengthMax, passes);
      const known = text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      if (known === '' || this.receipts.has(known)) continue;
      this.receipts.add(known);
      return text;
    }
  }

  /** As many payloads as fit; one that is too long alone is cut at a whole character. */
  private next(field: string, lengthMax: number, passes = (_text: string) => true): string {
    let position = this.positions.get(field) ?? this.positions.size * APART;
    const fitting: string[] = [];
    let length = 0;
    let tried = 0;
    for (;;) {
      const payload = PAYLOADS[position % PAYLOADS.length] ?? '';
      const isFull = length + payload.length + 1 > lengthMax || tried >= PAYLOADS.length;
      const saysSomething = cut(fitting.join(' '), lengthMax).trim() !== '';
      if (isFull && saysSomething) break;
      // Blanks alone are no text where one is required: those that leave no room for more are passed over.
      if (length > lengthMax) {
        fitting.length = 0;
        length = 0;
      }
      position += 1;
      tried += 1;
      if (!passes(`${fitting.join(' ').slice(-TOGETHER)} ${payload}`)) continue;
      fitting.push(payload);
      length += payload.length + 1;
    }
    while (!passes(fitting.join(' '))) fitting.pop();
    this.positions.set(field, position);
    const text = fitting.join(' ');
    return text.length <= lengthMax ? text : cut(text, lengthMax);
  }
}
