import { SERVICE_SCOPES, STAFF_ROLES } from '@fairlead/contract';
import {
  create,
  createService,
  disable,
  type list,
  resetPassword,
  resetTotp,
  setRoles,
} from '@fairlead/contract/calls/staff';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { chosenOf } from '../../shared/ui/field';
import { reasonField } from '../../shared/ui/reason-field';
import { staffStrings } from './strings';

export type Member = RowOf<typeof list>;

/** Codes to choose from, each with what it means. */
const explained = <Code extends string>(codes: readonly Code[], meanings: Readonly<Record<Code, string>>) =>
  codes.map((code) => ({ value: code, label: `${words(code)}: ${meanings[code]}` }));

/** Those of the codes that were chosen, in their order. */
const among = <Code extends string>(codes: readonly Code[], chosen: string): Code[] => {
  const names = chosenOf(chosen);
  return codes.filter((code) => names.includes(code));
};

const rolesField: ActField<'roles'> = {
  ...{ name: 'roles', kind: 'several', label: staffStrings.roles },
  choices: explained(STAFF_ROLES, staffStrings.role),
};

/** What waits for another admin now, with what its proposer is shown once: half a first password, or the key of a program. */
export interface Proposed {
  readonly id: string;
  readonly username: string;
  readonly firstHalf?: string;
  readonly key?: string;
}

interface AddProps {
  onProposed: (proposed: Proposed) => void;
  onClose: () => void;
}

const nameField: ActField<'username'> = {
  ...{ name: 'username', kind: 'line', label: staffStrings.username },
  ...{ hint: staffStrings.usernameHint, maxLength: 32 },
};

export const AddMemberDialog = ({ onProposed, onClose }: AddProps) => (
  <ActDialog
    title={staffStrings.add}
    note={staffStrings.addNote}
    name="staff-add"
    fields={[nameField, rolesField, reasonField]}
    submit={staffStrings.add}
    onClose={onClose}
    run={async ({ username, roles, reason }) => {
      const made = await callApi(create, { username, roles: among(STAFF_ROLES, roles), reason });
      onProposed({ id: made.proposal.id, username, firstHalf: made.first_half });
    }}
  />
);

const scopesField: ActField<'scopes'> = {
  ...{ name: 'scopes', kind: 'several', label: staffStrings.scopes },
  choices: explained(SERVICE_SCOPES, staffStrings.scope),
};

/** Adds a program that reads (docs/domain/staff.md#service-accounts). */
export const AddServiceDialog = ({ onProposed, onClose }: AddProps) => (
  <ActDialog
    title={staffStrings.createService}
    note={staffStrings.createServiceNote}
    name="staff-add-service"
    fields={[
      nameField,
      scopesField,
      {
        ...{ name: 'valid_days', kind: 'number', label: staffStrings.validDays },
        ...{ hint: staffStrings.validDaysHint, initial: '90' },
      },
      reasonField,
    ]}
    submit={staffStrings.createService}
    onClose={onClose}
    run={async ({ username, scopes, valid_days, reason }) => {
      const stated = {
        username,
        scopes: among(SERVICE_SCOPES, scopes),
        valid_days: Number(valid_days),
        reason,
      };
      const { proposal, key } = await callApi(createService, stated);
      onProposed({ id: proposal.id, username, key });
    }}
  />
);

interface MemberProps extends AddProps {
  member: Member;
}

const RolesDialog = ({ member, onProposed, onClose }: MemberProps) => (
  <ActDialog
    title={staffStrings.setRoles}
    note={staffStrings.setRolesNote(member.username)}
    // What was ticked before somebody else changed the roles is not kept.
    name={`staff-roles-${member.id}-${member.roles.join('-')}`}
    fields={[{ ...rolesField, initial: member.roles.join(' ') }, reasonField]}
    submit={staffStrings.setRoles}
    onClose={onClose}
    run={async ({ roles, reason }) => {
      const { proposal } = await callApi(setRoles, {
        id: member.id,
        roles: among(STAFF_ROLES, roles),
        reason,
      });
      onProposed({ id: proposal.id, username: member.username });
    }}
  />
);

const ResetDialog = ({ member, onProposed, onClose }: MemberProps) => (
  <ActDialog
    title={staffStrings.resetTotp}
    note={staffStrings.resetTotpNote(member.username)}
    name={`staff-reset-${member.id}`}
    fields={[reasonField]}
    submit={staffStrings.resetTotp}
    onClose={onClose}
    run={async ({ reason }) => {
      const { proposal } = await callApi(resetTotp, { id: member.id, reason });
      onProposed({ id: proposal.id, username: member.username });
    }}
  />
);

const PasswordDialog = ({ member, onProposed, onClose }: MemberProps) => (
  <ActDialog
    title={staffStrings.resetPassword}
    note={staffStrings.resetPasswordNote(member.username)}
    name={`staff-password-${member.id}`}
    fields={[reasonField]}
    submit={staffStrings.resetPassword}
    onClose={onClose}
    run={async ({ reason }) => {
      const made = await callApi(resetPassword, { id: member.id, reason });
      onProposed({ id: made.proposal.id, username: member.username, firstHalf: made.first_half });
    }}
  />
);

const DisableDialog = ({ member, onClose }: Omit<MemberProps, 'onProposed'>) => (
  <ActDialog
    title={staffStrings.disable}
    note={staffStrings.disableNote(member.username)}
    name={`staff-disable-${member.id}`}
    fields={[reasonField]}
    submit={staffStrings.disable}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(disable, { id: member.id, reason })}
  />
);

/** What an admin does with a colleague, by the name of its button. */
export const memberActs = {
  setRoles: { call: setRoles, Dialog: RolesDialog },
  resetTotp: { call: resetTotp, Dialog: ResetDialog },
  resetPassword: { call: resetPassword, Dialog: PasswordDialog },
  disable: { call: disable, Dialog: DisableDialog },
};
