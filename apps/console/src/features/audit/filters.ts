import type { RequestOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/audit';
import { strings } from '../../shared/lib/strings';
import type { FilterOf } from '../../shared/ui/case-page';
import { recordedObject } from '../../shared/ui/record-link';
import { useTextFilter } from '../../shared/ui/use-filter';
import { actsSaying } from './sentences';
import { auditStrings } from './strings';

const WHAT = ['acts', 'reads', 'refused'] as const;

/** By what the record is narrowed; words stand for the acts whose sentences have them. */
export const AUDIT_FILTERS: readonly FilterOf<typeof list>[] = [
  { kind: 'text', name: 'actor', label: auditStrings.actor },
  {
    ...{ kind: 'text', name: 'words', label: auditStrings.words, example: auditStrings.wordsExample },
    asked: (typed) => ({ acts: actsSaying(typed).join(',') }),
  },
  { name: 'what', label: auditStrings.what, values: WHAT, labelOf: (what) => auditStrings.kinds[what] },
  { kind: 'time', label: strings.common.time },
];

/** What else the address narrows the record by: the thing whose page led here, and one act by its name. */
export const useAuditFilters = () => {
  const written = useTextFilter('object');
  const words = useTextFilter('words');
  const act = useTextFilter('act');
  const object = recordedObject(written.value);
  const ofObject: RequestOf<typeof list> =
    object === null
      ? {}
      : // Of a person whatever touched them, of anything else what was done with it.
        object.type === 'holder'
        ? { holder_id: object.id }
        : { subject_type: object.type, subject_id: object.id };
  return {
    given: { ...ofObject, ...(act.value === '' ? {} : { act: act.value }) },
    object,
    showAll: () => written.setValue(''),
    isUnsaid: words.value.trim() !== '' && actsSaying(words.value).length === 0,
  };
};
