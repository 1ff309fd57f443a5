import type { RequestOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/audit';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { strings } from '../../shared/lib/strings';
import { hourOfDay, momentAt } from '../../shared/lib/zone';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { recordedObject } from '../../shared/ui/record-link';
import { StateFilter } from '../../shared/ui/state-filter';
import { useFilter } from '../../shared/ui/use-filter';
import { actsSaying } from './sentences';
import { auditStrings } from './strings';

type Request = RequestOf<typeof list>;

const FIELDS = [
  { name: 'actor', label: auditStrings.actor, type: 'text', hint: undefined },
  { name: 'words', label: auditStrings.words, type: 'search', hint: auditStrings.wordsHint },
  { name: 'holder', label: auditStrings.holder, type: 'text', hint: auditStrings.holderHint },
  { name: 'from', label: auditStrings.from, type: 'date', hint: undefined },
  { name: 'until', label: auditStrings.until, type: 'date', hint: undefined },
] as const;
const WHAT = ['acts', 'reads', 'refused'] as const;

/** The beginning of a day in the zone that the frame names, as ISO time; the day after where it is the last one that counts. */
const beginningOf = (day: string | null, plusDays = 0): string | undefined => {
  const moment = momentAt(day ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : hourOfDay(moment, plusDays).toISOString();
};

/** What the address narrows the record by. */
export const useAuditFilters = () => {
  const [parameters] = useSearchParams();
  const what = useFilter('what', WHAT, '');
  const object = recordedObject(parameters.get('object'));
  const typed = parameters.get('words') ?? '';
  const acts = typed.trim() === '' ? null : actsSaying(typed);
  const request: Request = {
    actor: parameters.get('actor') || undefined,
    act: parameters.get('act') || undefined,
    acts: acts === null ? undefined : acts.join(','),
    holder: parameters.get('holder') || undefined,
    from: beginningOf(parameters.get('from')),
    until: beginningOf(parameters.get('until'), 1),
    what: what.value,
    // Of a person whatever touched them, of anything else what was done with it.
    ...(object === null
      ? {}
      : object.type === 'holder'
        ? { holder_id: object.id }
        : { subject_type: object.type, subject_id: object.id }),
  };
  return { request, object, isUnsaid: acts !== null && acts.length === 0 };
};

/** The form over the record: sent by Enter, kept in the address. */
export const AuditFilters = () => {
  const [parameters, setParameters] = useSearchParams();
  const what = useFilter('what', WHAT, '');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(FIELDS.map(({ name }) => [name, parameters.get(name) ?? ''])),
  );
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const kept = ['sort', 'what', 'object'].flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    setParameters([...Object.entries(typed).filter(([, value]) => value.trim() !== ''), ...kept]);
  };
  return (
    <search>
      <form className="row audit__filters" onSubmit={search}>
        {FIELDS.map(({ name, label, type, hint }) => (
          <TextField
            key={name}
            label={label}
            type={type}
            hint={hint}
            value={typed[name] ?? ''}
            maxLength={64}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        <StateFilter label={auditStrings.what} values={WHAT} value={what.value} onChange={what.setValue} />
        <Button type="submit">{strings.common.search}</Button>
      </form>
    </search>
  );
};
