import { list, save } from '@fairlead/contract/calls/content';
import { Link } from 'react-router';
import type { RowOf } from '../../shared/api/use-call';
import { languageName } from '../../shared/lib/languages';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment } from '../../shared/ui/figures';
import { waitingProposal } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { textStrings } from './strings';

type Text = RowOf<typeof list>;

const KINDS = ['faq', 'rules', 'activity_rules', 'terms', 'privacy'] as const;
const STATES = ['draft', 'published'] as const;

const columns: readonly Column<Text>[] = [
  { head: textStrings.kind, cell: (row) => <span className="figures">{inWords(row.kind)}</span> },
  {
    head: textStrings.heading,
    look: 'wide',
    cell: (row) => <Link to={`/texts/${row.id}`}>{row.title.en}</Link>,
  },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  {
    head: textStrings.changed,
    sort: 'changed_at',
    cell: (row) => (
      <span className="figures">
        <Moment at={row.changed_at} /> <span className="small soft">{textStrings.by(row.changed_by)}</span>
      </span>
    ),
  },
  {
    head: textStrings.behind,
    cell: (row) => row.behind.map(languageName).join(', ') || strings.common.none,
  },
  { head: textStrings.version, look: 'end', cell: (row) => <Figure value={row.version} /> },
];

/** Questions and rules: what people read, and what they will. */
export const TextsPage = () => (
  <CasePage
    title={textStrings.title}
    call={list}
    filters={[
      { name: 'kind', label: textStrings.kind, values: KINDS },
      { name: 'state', values: STATES },
    ]}
    views="texts"
    columns={columns}
    rowActs={{ instead: waitingProposal, acts: [] }}
    rowKey={(row) => `${row.id} ${row.state}`}
    empty={textStrings.empty}
    tools={
      useMay(save) ? (
        <Link className="button" to="/texts/new">
          {textStrings.write}
        </Link>
      ) : null
    }
  />
);
