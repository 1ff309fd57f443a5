import type { Services } from '../../http/services';
import type { StatementDocument } from './document';

/** Who holds the money, in live mode, which does not start without any of it. */
export const operatorOf = ({ moneyMode, operator }: Services['config']): StatementDocument['operator'] =>
  moneyMode === 'sandbox'
    ? null
    : {
        legal_name: operator.legalName ?? '',
        registration_number: operator.registrationNumber ?? '',
        register: operator.register ?? '',
        country: operator.country ?? '',
      };
