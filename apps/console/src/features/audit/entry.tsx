import { Link } from 'react-router';
import { words } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { Money } from '../../shared/ui/figures';
import { recordedPage } from '../../shared/ui/record-link';
import { factName, readFact } from './facts';
import { type Entry, saidOf } from './sentences';
import { auditStrings } from './strings';

/** What it was about, where that is not its holder: a way to its page, or its name alone. */
const Subject = ({ entry }: { entry: Entry }) => {
  const { subject_type: type, subject_id: id } = entry;
  if (id === '' || type === 'holder' || type === 'account_holder' || type === 'list') return null;
  const page = recordedPage(type, id);
  const name = `${words(type).toLowerCase()} ${id}`;
  return <> ({page === null ? name : <Link to={page}>{name}</Link>})</>;
};

/** Who acted, by name; a job of the system is the program. */
const whoOf = ({ actor, holder }: Entry): string => {
  if (actor === 'holder') return holder ?? actor;
  return actor === 'system' ? auditStrings.program : actor;
};

/** Who did what to whom, as a sentence with the ways to both. */
export const Sentence = ({ entry }: { entry: Entry }) => (
  <span title={entry.act}>
    <strong>{whoOf(entry)}</strong> {saidOf(entry)}
    {entry.amount === null ? null : (
      <>
        {' '}
        {auditStrings.of} <Money amountMinor={entry.amount} />
      </>
    )}
    {entry.holder === null || entry.actor === 'holder' ? null : (
      <>
        {' '}
        {auditStrings.for} <Link to={`/holders/${entry.holder_id}`}>{entry.holder}</Link>
      </>
    )}
    {entry.receipt === null ? null : <>, {auditStrings.receipt(entry.receipt)}</>}
    <Subject entry={entry} />
  </span>
);

/** What marks an entry besides its words. */
export const Mark = ({ entry }: { entry: Entry }) => {
  if (entry.act.endsWith('.refused')) return <span className="tag tag--bad">{auditStrings.refused}</span>;
  if (entry.act === 'consoleAudit.exportList')
    return <span className="tag tag--attention">{auditStrings.file}</span>;
  return entry.is_read ? <span className="tag">{auditStrings.read}</span> : null;
};

/** What stood there before and after, as a difference: taken away, put there, or the same. */
export const Changes = ({ entry }: { entry: Entry }) => {
  const { currency } = useDesk();
  const { changes, holder, holder_id: holderId } = entry;
  if (changes.length === 0) return null;
  const read = (name: string, text: string | null): string | null => {
    if (text === null) return null;
    return name === 'holderId' && text === holderId ? holder : readFact(name, text, currency);
  };
  return (
    <details className="changes">
      <summary>{auditStrings.changes(changes.length)}</summary>
      <dl>
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{factName(name)}</dt>
            <dd>
              {before === after ? read(name, after) : null}
              {before !== null && before !== after ? <del>{read(name, before)}</del> : null}{' '}
              {after !== null && before !== after ? <ins>{read(name, after)}</ins> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
