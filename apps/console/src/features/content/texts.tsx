import { list, save } from '@fairlead/contract/calls/content';
import { Link } from 'react-router';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { ProposalLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { textStrings } from './strings';

type Text = RowOf<typeof list>;

const KINDS = ['faq', 'rules', 'activity_rules'] as const;
const STATES = ['draft', 'published', 'retired'] as const;

const columns: readonly Column<Text>[] = [
  { head: textStrings.kind, cell: (row) => inWords(row.kind) },
  {
    head: textStrings.heading,
    look: 'wide',
    cell: (row) => <Link to={`/texts/${row.id}`}>{row.title.en}</Link>,
  },
  { head: textStrings.version, look: 'end', cell: (row) => <span className="figures">{row.version}</span> },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  { head: textStrings.behind, cell: (row) => row.behind.join(', ') || strings.common.none },
  {
    head: textStrings.changed,
    sort: 'changed_at',
    cell: (row) => (
      <>
        <Moment at={row.changed_at} /> <span className="small soft">{textStrings.by(row.changed_by)}</span>
      </>
    ),
  },
  {
    head: strings.common.actions,
    cell: (row) => (row.proposal_id ? <ProposalLink id={row.proposal_id} /> : null),
  },
];

/** Questions and rules: what people read, and what they will. */
export const TextsPage = () => {
  const mayWrite = useMay(save);
  const kind = useFilter('kind', KINDS, '');
  const state = useFilter('state', STATES, '');
  return (
    <Page
      title={textStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter label={textStrings.kind} values={KINDS} value={kind.value} onChange={kind.setValue} />
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          {mayWrite ? <Link to="/texts/new">{textStrings.write}</Link> : null}
        </div>
      }
    >
      <List
        call={list}
        request={{ kind: kind.value, state: state.value }}
        label={textStrings.title}
        columns={columns}
        rowKey={(row) => `${row.id} ${row.state}`}
        empty={textStrings.empty}
      />
    </Page>
  );
};
