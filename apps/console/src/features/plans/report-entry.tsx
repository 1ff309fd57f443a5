import type { Proposal } from '@fairlead/contract';
import { proposeManual } from '@fairlead/contract/calls/networks-reports';
import { callApi } from '../../shared/api';
import { strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { type ActField, amountOf, momentOf, type Stated } from '../../shared/ui/act-fields';
import { chosenOf } from '../../shared/ui/field';
import { reportEntryStrings } from './report-strings';

const REASON_MAX = 500;

type Figure = 'impressions' | 'clicks' | 'conversions';
type Field = 'order_number' | 'bucket' | 'version' | Figure | 'spend' | 'evidence' | 'reason';

const figure = (name: Figure): ActField<Field> => ({
  ...{ name, kind: 'number', label: reportEntryStrings[name], fromZero: true },
});

const fields: readonly ActField<Field>[] = [
  {
    name: 'order_number',
    kind: 'line',
    label: reportEntryStrings.order,
    hint: reportEntryStrings.orderHint,
    maxLength: 64,
  },
  {
    ...{
      name: 'bucket',
      kind: 'moment',
      label: reportEntryStrings.bucket,
      hint: reportEntryStrings.bucketHint,
    },
    check: (typed) => (/:(00|15|30|45)$/.test(typed) ? undefined : reportEntryStrings.bucketWrong),
  },
  {
    name: 'version',
    kind: 'number',
    label: reportEntryStrings.version,
    hint: reportEntryStrings.versionHint,
    initial: '1',
  },
  figure('impressions'),
  figure('clicks'),
  figure('conversions'),
  { name: 'spend', kind: 'amount', label: reportEntryStrings.spend, fromZero: true },
  { name: 'evidence', kind: 'images', label: reportEntryStrings.evidence },
  {
    name: 'reason',
    kind: 'lines',
    label: strings.common.reason,
    hint: reportEntryStrings.reason,
    maxLength: REASON_MAX,
  },
];

const reportOf = (stated: Stated<Field>, currency: string) => ({
  order_number: stated.order_number.trim(),
  bucket: momentOf(stated.bucket) ?? '',
  version: Number(stated.version),
  impressions: Number(stated.impressions),
  clicks: Number(stated.clicks),
  conversions: Number(stated.conversions),
  spend: amountOf(stated.spend, currency) ?? 0,
});

interface Props {
  onProposed: (proposal: Proposal) => void;
  onClose: () => void;
}

/**
 * States a report in a network's place, with evidence; another person counts it
 * (docs/domain/reports.md#reports-by-hand).
 */
export const EnterReportDialog = ({ onProposed, onClose }: Props) => {
  const { currency } = useDesk();
  return (
    <ActDialog
      title={reportEntryStrings.enter}
      note={reportEntryStrings.enterNote}
      name="report-by-hand"
      fields={fields}
      submit={reportEntryStrings.enter}
      onClose={onClose}
      run={async (stated) =>
        onProposed(
          await callApi(proposeManual, {
            report: reportOf(stated, currency),
            evidence_file_ids: [...chosenOf(stated.evidence)],
            reason: stated.reason,
          }),
        )
      }
    />
  );
};
