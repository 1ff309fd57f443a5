import { useSearchParams } from 'react-router';
import { CurrentLead, FollowRecords, OwnLead } from '../../features/follow';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Choices } from '../../shared/ui/tabs';

const LeadPage = () => (
  <>
    <OwnLead />
    <CurrentLead />
  </>
);

/** Following a lead; the address holds what is shown, so that coming back finds it again. */
const Operated = () => {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const show = search.get('show') === 'records' ? 'records' : 'lead';
  return (
    <div className="screen stack">
      <Choices
        label={t('operated.title')}
        options={[
          { value: 'lead', label: t('follow.now') },
          { value: 'records', label: t('follow.records') },
        ]}
        value={show}
        onChange={(value) => setSearch({ show: value }, { replace: true })}
      />
      {show === 'records' ? <FollowRecords /> : <LeadPage />}
    </div>
  );
};

export default Operated;
