import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import type { SourceItem, SourceQuestion } from './api';
import { SourceContent, SourceRecord } from './source-content';
import { SourceRowDetail } from './source-row-detail';
import './source-sheet.css';

/** One level of the sheet: a figure, or a single row of one. */
type Level =
  | { readonly question: SourceQuestion }
  | { readonly question: SourceQuestion; readonly item: SourceItem; readonly total: number };

interface Props {
  question: SourceQuestion;
  onClose: () => void;
}

/** What a figure is made of: its parts, its rows, and each row whole; every level leads back to the one above. */
const SourceSheet = ({ question, onClose }: Props) => {
  const t = useTranslate();
  const [deeper, setDeeper] = useState<readonly Level[]>([]);
  const level: Level = deeper.at(-1) ?? { question };
  const open = (next: Level): void => setDeeper([...deeper, next]);
  const openRecord = (recordId: string): void => open({ question: { figure: 'flow_record', recordId } });
  const row = 'item' in level ? level : undefined;
  const item = row?.item;
  const title = item
    ? t(item.report ? 'source.report' : 'source.figure.flow_record')
    : t(`source.figure.${level.question.figure}`);
  return (
    <Dialog title={title} look="sheet" onClose={onClose}>
      <div className="source">
        {deeper.length > 0 ? (
          <button type="button" className="source__back" onClick={() => setDeeper(deeper.slice(0, -1))}>
            <Icon name="back" />
            <span>{t('common.back')}</span>
          </button>
        ) : null}
        {row ? <SourceRowDetail {...row} onRecord={openRecord} /> : null}
        {!item && level.question.figure === 'flow_record' ? (
          <SourceRecord key={deeper.length} question={level.question} onRecord={openRecord} />
        ) : null}
        {!item && level.question.figure !== 'flow_record' ? (
          <SourceContent
            key={deeper.length}
            question={level.question}
            onPart={(figure) => open({ question: { ...level.question, figure } })}
            onRow={(opened, total) => open({ question: level.question, item: opened, total })}
          />
        ) : null}
      </div>
    </Dialog>
  );
};

export default SourceSheet;
