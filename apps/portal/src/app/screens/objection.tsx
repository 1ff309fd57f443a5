import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ObjectionForm, ObjectionList, subjectOf } from '../../features/objections';
import { useTranslate } from '../../shared/i18n/use-translate';

const Objection = () => {
  const t = useTranslate();
  const [query] = useSearchParams();
  const mine = useRef<HTMLHeadingElement>(null);
  return (
    <div className="screen stack">
      <p className="soft">{t('objection.lead')}</p>
      <ObjectionForm key={query.toString()} subject={subjectOf(query)} onSent={() => mine.current?.focus()} />
      <h2 ref={mine} tabIndex={-1}>
        {t('objection.mine')}
      </h2>
      <ObjectionList />
    </div>
  );
};

export default Objection;
