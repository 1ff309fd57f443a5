import type { Call } from '@fairlead/contract';
import type { JsonSchema } from '../schema';

/**
 * The free texts of staff that pass no boundary, and why each needs none. Whatever is not named here does, a field that
 * is added tomorrow too (docs/promises.md#money-talk-only-on-record).
 */
export const NOT_FOR_HOLDERS: Readonly<Record<string, string>> = {
  'consoleAuth.updatePassword.old_password': 'a credential',
  'consoleAuth.updatePassword.new_password': 'a credential',
  'consoleAuth.enrolTotp.password': 'a credential',
  'consoleAuth.beginKey.password': 'a credential',
  'consoleAuth.removeKey.password': 'a credential',
  'consoleAuth.makeRecoveryCodes.password': 'a credential',
  'consoleAuth.beginIdentity.password': 'a credential',
  'consoleAuth.disconnectIdentity.password': 'a credential',
  'consoleAuth.addKey.name': 'about one’s own key: no holder reads it',
  'consoleStaff.create.reason': 'about staff: no holder reads it',
  'consoleStaff.createService.reason': 'about staff: no holder reads it',
  'consoleStaff.setRoles.reason': 'about staff: no holder reads it',
  'consoleStaff.disable.reason': 'about staff: no holder reads it',
  'consoleStaff.resetPassword.reason': 'about staff: no holder reads it',
  'consoleStaff.resetTotp.reason': 'about staff: no holder reads it',
  'consoleKey.issueLicenseKeys.remark': 'for staff: no holder reads it',
  'consoleKey.issueAuthorizationCodes.remark': 'for staff: no holder reads it',
  'consoleSupport.addNote.text': 'private: no holder reads it',
  'consoleSupport.send.client_id': 'made by the console: answered to the sender alone',
  'consoleSupport.sendCard.client_id': 'made by the console: answered to the sender alone',
  'consoleNotification.send.holder': 'names who is written to',
  'consoleProposal.approve.acknowledged': 'keys of flags, which the program made',
  'consoleWebhook.propose.url': 'the address of a program: approved by two, and no holder reads it',
  'consoleWebhook.propose.description': 'about a program outside: no holder reads it',
  'consoleWebhook.propose.reason': 'about a program outside: no holder reads it',
  'consoleWebhook.proposeRotation.reason': 'about a program outside: no holder reads it',
  'consoleWebhook.end.reason': 'about a program outside: no holder reads it',
  'consoleContent.proposeContacts.items.url': 'the registry of contacts: approved by two',
  'consoleContent.proposeContacts.items.time_zone': 'one of a closed list',
  'consoleRemittance.propose.network': 'one of a closed list',
  'consoleRemittance.proposeMediaPayment.network': 'one of a closed list',
  'consoleProduct.save.network': 'one of a closed list',
  'consoleReport.proposeManual.report.order_number': 'names an order that is there',
};

/**
 * What the bank wrote, and the registry that two people approve: digits belong there, everything else that is refused
 * elsewhere is refused here too.
 */
export const NUMBERS_OF_BANKS: ReadonlySet<string> = new Set([
  'consolePayee.propose.lines.name',
  'consolePayee.propose.lines.value',
  'consoleTopup.propose.receipt_number',
  'consoleWithdrawal.proposePayment.reference',
  'consoleWithdrawal.proposeBounce.receipt_number',
  'consoleRemittance.propose.receipt_number',
  'consoleRemittance.proposeMediaPayment.reference',
  'consoleHouse.proposeFunding.receipt_number',
  'consoleAcceptor.proposeConfirmation.receipt_number',
]);

/** A JSON Schema as far as requests of staff use it. */
interface Node {
  readonly type?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly allOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

/** Anything that the person who types may fill with words: no list, no number as text, no time. */
const isFree = ({ pattern, format, enum: list, const: only, allOf = [] }: Node): boolean =>
  list === undefined &&
  only === undefined &&
  format === undefined &&
  [pattern, ...allOf.map((part) => part.pattern)].every(
    (form) => form === undefined || new RegExp(form, 'u').test('any words: at all/you like'),
  );

/** Name and place, one below the other, with the text. */
type Found = readonly [where: string, text: string];

const walk = (node: Node, value: unknown, name: string, path: string): readonly Found[] => {
  if (typeof value === 'string') {
    const options = node.anyOf ?? node.oneOf ?? [node];
    const free = options.some((option) => option.type === 'string' && isFree(option));
    return free ? [[`${name}\n${path}`, value]] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => walk(node.items ?? {}, item, name, `${path}.${index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const parts = [node, ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = parts.flatMap(({ properties }) => properties?.[key] ?? []);
    const more = parts.flatMap(({ additionalProperties: other }) =>
      typeof other === 'object' ? [other] : [],
    );
    const [child] = [...known, ...more];
    return child === undefined ? [] : walk(child, inner, `${name}.${key}`, `${path}.${key}`);
  });
};

/** A free text of a request that a holder may come to read. */
export interface StaffText {
  /** Its place in the request, with dots. */
  readonly place: string;
  readonly text: string;
  /** Whether account numbers belong there. */
  readonly ofBank: boolean;
}

export const textsOf = (call: Call, schema: JsonSchema, request: unknown): readonly StaffText[] =>
  walk(schema as Node, request, call.id, '').flatMap(([where, text]) => {
    const [name = '', path = ''] = where.split('\n');
    if (name in NOT_FOR_HOLDERS) return [];
    return [{ place: path.slice(1), text, ofBank: NUMBERS_OF_BANKS.has(name) }];
  });
