import { list } from '@fairlead/contract/calls/audit';
import { words } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import { ChainState } from './chain';
import { auditColumns } from './columns';
import { AUDIT_FILTERS, useAuditFilters } from './filters';
import { auditStrings } from './strings';

/** The audit log as sentences, newest first; narrowed by person, words, holder, time, and the object that led here. */
export const AuditPage = () => {
  const { given, object, showAll, isUnsaid } = useAuditFilters();
  return (
    <CasePage
      title={auditStrings.title}
      call={list}
      filters={AUDIT_FILTERS}
      ofHolder
      given={given}
      views="audit"
      presets={auditStrings.views}
      columns={auditColumns}
      empty={auditStrings.empty}
      instead={isUnsaid ? <p className="notice">{auditStrings.unsaid}</p> : null}
      tools={<ChainState />}
    >
      {object === null ? null : (
        <p className="row">
          <span className="tag tag--attention">{auditStrings.object(words(object.type), object.id)}</span>
          <Button inRow onClick={showAll}>
            {auditStrings.all}
          </Button>
        </p>
      )}
    </CasePage>
  );
};
