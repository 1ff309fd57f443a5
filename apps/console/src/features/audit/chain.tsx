import { read } from '@fairlead/contract/calls/statements-books';
import { useCall } from '../../shared/api/use-call';
import { may, useDesk } from '../../shared/session/staff';
import { writtenTime } from '../../shared/ui/figures';
import { auditStrings } from './strings';

/** Whether the record still fits its own chain, in words, and when that was last looked at. */
export const ChainState = () => {
  const { staff } = useDesk();
  const { data } = useCall(read, { part: 'state' }, { enabled: may(staff, read) });
  const rule = data?.rules.find((one) => one.rule === 'chains_verify');
  if (data === undefined) return null;
  if (rule === undefined || data.checked_at === null)
    return <p className="audit__chain tag tag--attention">{auditStrings.notVerified}</p>;
  const time = writtenTime(data.checked_at);
  return rule.passed ? (
    <p className="audit__chain tag tag--good">{auditStrings.verified(time)}</p>
  ) : (
    <p className="audit__chain tag tag--bad">{auditStrings.broken(time)}</p>
  );
};
