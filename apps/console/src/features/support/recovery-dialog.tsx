import { propose } from '@fairlead/contract/calls/access-recovery-staff';
import { RECOVERY_CHECKS, type RecoveryCheck } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { DeskConversation } from './conversation-shape';
import { recoveryStrings } from './recovery-strings';

const choices = RECOVERY_CHECKS.map((value) => ({ value, label: recoveryStrings.checks[value] }));

interface Props {
  conversation: DeskConversation;
  onClose: () => void;
}

/** Proposes that a guest may set a forgotten login password anew (docs/domain/access.md#forgotten-login-password). */
export const RecoveryDialog = ({ conversation, onClose }: Props) => (
  <ActDialog
    title={recoveryStrings.propose}
    note={recoveryStrings.note}
    name={`recovery-${conversation.id}`}
    fields={[
      {
        name: 'account',
        kind: 'line',
        label: recoveryStrings.account,
        hint: recoveryStrings.accountHint(conversation.guest?.username ?? null),
        maxLength: 32,
      },
      { name: 'check', kind: 'choice', label: recoveryStrings.check, choices },
      { name: 'reason', kind: 'lines', label: recoveryStrings.reason, hint: recoveryStrings.reasonHint },
    ]}
    submit={recoveryStrings.propose}
    onClose={onClose}
    run={({ account, check, reason }) =>
      callApi(propose, {
        conversation_id: conversation.id,
        account: account.trim(),
        check: check as RecoveryCheck,
        reason,
      })
    }
  />
);
