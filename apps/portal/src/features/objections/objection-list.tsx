import { useTranslate } from '../../shared/i18n/use-translate';
import { useCaseReason } from '../../shared/ui/case-reason';
import { Empty } from '../../shared/ui/empty';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StaffLine } from '../../shared/ui/staff-line';
import { Steps } from '../../shared/ui/steps';
import { type Objection, useObjections } from './api';
import { SubjectName } from './subject-name';

const looks: { readonly [State in Objection['state']]?: string } = {
  open: 'tag--attention',
  upheld: 'tag--good',
  rejected: 'tag--bad',
};

/** What upholding it did; what the house owes is said as owed. */
const EffectLine = ({ effect }: Pick<Objection, 'effect'>) => {
  const t = useTranslate();
  const money = useMoney();
  if (effect === null) return null;
  const amount = money(effect.amount);
  return (
    <p>{effect.paid ? t(`objection.effect.${effect.kind}`, { amount }) : t('objection.owed', { amount })}</p>
  );
};

const ObjectionCard = ({ objection }: { objection: Objection }) => {
  const t = useTranslate();
  const reasonOf = useCaseReason();
  const writtenTime = useWrittenTime();
  const { state, answer, decided_at: decidedAt, subject_type: type, subject_id: id } = objection;
  return (
    <li className="card">
      <div className="row row--apart">
        <strong>
          <SubjectName type={type} id={id} />
        </strong>
        <span className={`tag ${looks[state] ?? ''}`}>{t(`objection.state.${state}`)}</span>
      </div>
      <p className="plain-text">{reasonOf(objection.text)}</p>
      {answer === null ? null : (
        <>
          <p>{t('objection.answer', { text: reasonOf(answer) })}</p>
          {objection.answered_by === 'deadline' ? (
            <p className="small soft">{t('objection.answeredByDeadline')}</p>
          ) : (
            <StaffLine />
          )}
        </>
      )}
      <EffectLine effect={objection.effect} />
      <Steps
        steps={[
          { state: 'open', time: objection.created_at, text: null },
          ...(decidedAt === null ? [] : [{ state, time: decidedAt, text: null }]),
        ]}
        nameOf={(step) => t(step === 'open' ? 'objection.title' : `objection.state.${step}`)}
        ahead={
          state === 'open' ? [{ name: t('objection.dueBy', { time: writtenTime(objection.due_at) }) }] : []
        }
      />
    </li>
  );
};

/** The person's objections with their answers. */
export const ObjectionList = () => {
  const t = useTranslate();
  const { list, more } = useObjections();
  return (
    <Loaded query={list} lines={3}>
      {(objections) =>
        objections.length === 0 ? (
          <Empty text={t('objection.none')} />
        ) : (
          <>
            <ul className="stack stack--tight">
              {objections.map((objection) => (
                <ObjectionCard key={objection.id} objection={objection} />
              ))}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )
      }
    </Loaded>
  );
};
