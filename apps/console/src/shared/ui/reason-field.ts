import { strings } from '../lib/strings';
import type { ActField } from './act-fields';

/** Why somebody acts, where nobody but the record asks. */
export const reasonField: ActField<'reason'> = {
  name: 'reason',
  kind: 'line',
  label: strings.common.reason,
  hint: strings.common.forTheRecord,
  maxLength: 500,
};

/** Why something is done to an account, in words that its holder reads. */
export const reasonForHolder: ActField<'reason'> = {
  name: 'reason',
  kind: 'lines',
  label: strings.common.reason,
  hint: strings.common.reasonHint,
};
