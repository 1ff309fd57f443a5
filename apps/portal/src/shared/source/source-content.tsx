import { useTranslate } from '../i18n/use-translate';
import { Icon } from '../ui/icon';
import { Loaded } from '../ui/loaded';
import { useWrittenTime } from '../ui/moment';
import { More } from '../ui/more';
import { type SourceFigureName, type SourceItem, type SourceQuestion, useSource } from './api';
import { useFlowName } from './flow-name';
import { SourceRowDetail } from './source-row-detail';
import { useWrittenFigure } from './use-written-figure';

interface RowProps {
  name: string;
  note?: string | undefined;
  value: string;
  onClick: () => void;
}

const OpenRow = ({ name, note, value, onClick }: RowProps) => (
  <li>
    <button type="button" className="source__row" onClick={onClick}>
      <span className="source__name">
        <span>{name}</span>
        {note ? <span className="small soft">{note}</span> : null}
      </span>
      <span className="money">{value}</span>
      <Icon name="next" />
    </button>
  </li>
);

const ItemRow = ({
  figure,
  item,
  onClick,
}: {
  figure: SourceFigureName;
  item: SourceItem;
  onClick: () => void;
}) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const write = useWrittenFigure();
  const nameOf = useFlowName();
  const { ledger, report, value } = item;
  const byHand = ledger?.record.entered_by_hand || report?.entered_by_hand;
  const time = writtenTime(ledger?.record.time ?? report?.bucket ?? '');
  return (
    <OpenRow
      name={ledger ? nameOf(ledger.record) : t('source.report')}
      note={byHand ? `${time} · ${t('badge.byHand')}` : time}
      value={write(figure, value, 'always')}
      onClick={onClick}
    />
  );
};

interface Props {
  question: SourceQuestion;
  onPart: (figure: SourceFigureName) => void;
  /** With what all rows add up to. */
  onRow: (item: SourceItem, total: number) => void;
}

/** A single ledger entry, asked for by its number. */
export const SourceRecord = ({
  question,
  onRecord,
}: {
  question: SourceQuestion;
  onRecord: (recordId: string) => void;
}) => {
  const { source } = useSource(question);
  return (
    <Loaded query={source} lines={8}>
      {({ items: [item], value }) =>
        item ? <SourceRowDetail question={question} item={item} total={value} onRecord={onRecord} /> : null
      }
    </Loaded>
  );
};

/** One figure with the figures or rows that it is the sum of. */
export const SourceContent = ({ question, onPart, onRow }: Props) => {
  const t = useTranslate();
  const write = useWrittenFigure();
  const writtenTime = useWrittenTime();
  const { source, more } = useSource(question);
  const { figure } = question;
  return (
    <Loaded query={source} lines={8}>
      {({ value, as_of: asOf, parts, items }) => (
        <>
          <div>
            <p className="figure">{write(figure, value)}</p>
            <p className="small soft">{t('common.asOf', { time: writtenTime(asOf) })}</p>
          </div>
          <p className="small soft">
            {parts.length > 0 ? t('source.parts') : items.length > 0 ? t('source.rows') : t('source.none')}
          </p>
          <ul className="source__rows">
            {parts.map((part) => (
              <OpenRow
                key={part.figure}
                name={t(`source.figure.${part.figure}`)}
                value={write(part.figure, part.sign * part.value, 'always')}
                onClick={() => onPart(part.figure)}
              />
            ))}
            {items.map((item) => (
              <ItemRow
                key={item.ledger?.record.id ?? item.report?.id}
                figure={figure}
                item={item}
                onClick={() => onRow(item, value)}
              />
            ))}
          </ul>
          {more.hasMore ? <More {...more} /> : null}
        </>
      )}
    </Loaded>
  );
};
