import type { lines } from '@fairlead/contract/calls/bank-statements';
import { propose } from '@fairlead/contract/calls/topups-staff';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import type { RowAct } from '../../shared/ui/acts';
import { HolderLink, waitingProposal } from '../../shared/ui/links';
import { PostingDialog } from '../../shared/ui/posting-dialog';
import { lineStrings } from './strings';

type Line = RowOf<typeof lines>;
type Posting = NonNullable<Line['posting']>;

/** For which case a line is money, and what is proposed about that case already. */
export const MeantFor = ({ posting }: { posting: Posting }) => (
  <>
    <Link to={`/topups?id=${posting.topup_id}`}>{lineStrings.topupCase(posting.topup_id)}</Link>{' '}
    <HolderLink holder={posting.holder} /> {waitingProposal(posting)}
  </>
);

const isOpen = ({ posting }: Line, agrees: boolean): boolean =>
  posting !== null && posting.proposal_id === null && posting.agrees === agrees;

/** States the line as it is: amount and number are the bank's, case and payee are those that the holder was told. @throws ApiError */
const proposeAsIs = async ({ amount, reference, posting }: Line): Promise<void> => {
  if (posting === null || posting.payee_id === null || posting.method === null)
    throw new Error('a line that does not agree is proposed by its dialog');
  const { topup_id, payee_id, method } = posting;
  await callApi(propose, { topup_id, amount, receipt_number: reference, payee_id, method });
};

const Otherwise = ({ line, posting, onClose }: { line: Line; posting: Posting; onClose: () => void }) => (
  <PostingDialog
    asked={{
      ...{ id: posting.topup_id, holder: posting.holder },
      ...{ amountMinor: posting.asked_amount, method: posting.asked_method },
    }}
    arrived={{
      ...{ lineId: line.id, amountMinor: line.amount, receiptNumber: line.reference },
      ...{ payeeId: posting.payee_id, method: posting.method },
    }}
    submit={lineStrings.postOtherwise}
    onClose={onClose}
  />
);

/** The postings that lines offer: at once, of several too, where all agrees; with what is missing typed where it does not. */
export const postingActs: readonly RowAct<Line>[] = [
  {
    label: lineStrings.post,
    call: propose,
    note: lineStrings.postNote,
    isOpen: (line) => isOpen(line, true),
    run: proposeAsIs,
    bulk: { fields: [], run: proposeAsIs },
  },
  {
    label: lineStrings.postOtherwise,
    call: propose,
    note: lineStrings.postNote,
    isOpen: (line) => isOpen(line, false),
    dialog: (line, close) =>
      line.posting === null ? null : <Otherwise line={line} posting={line.posting} onClose={close} />,
  },
];
