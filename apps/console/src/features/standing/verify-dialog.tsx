import type { ResponseOf } from '@fairlead/contract';
import { type detail, verifyContact } from '@fairlead/contract/calls/account-staff';
import { callApi } from '../../shared/api';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { reasonForHolder } from '../../shared/ui/reason-field';
import { standingStrings } from './strings';

interface Props {
  holder: Pick<ResponseOf<typeof detail>['holder'], 'id' | 'username'>;
  onClose: () => void;
}

type Contact = 'email' | 'phone';

const contactField: ActField<'contact'> = {
  name: 'contact',
  kind: 'choice',
  label: standingStrings.contact,
  choices: (['email', 'phone'] as const).map((value) => ({
    value,
    label: standingStrings.contacts[value],
  })),
};

/**
 * Says that the holder was reached at an address or number of theirs
 * (docs/domain/standing.md#verified-contact).
 */
export const VerifyDialog = ({ holder, onClose }: Props) => (
  <ActDialog
    title={standingStrings.verify}
    note={`${holder.username}. ${standingStrings.verifyNote}`}
    name={`verify-${holder.id}`}
    fields={[contactField, reasonForHolder]}
    submit={standingStrings.verify}
    onClose={onClose}
    run={({ contact, reason }) =>
      callApi(verifyContact, { id: holder.id, contact: contact as Contact, reason })
    }
  />
);
