import { strings } from '../strings';
import type { ActField } from './act-fields';

/** Why somebody acts, where nobody but the record asks. */
export const reasonField: ActField<'reason'> = {
  name: 'reason',
  kind: 'line',
  label: strings.common.reason,
  hint: strings.common.forTheRecord,
  maxLength: 500,
};
