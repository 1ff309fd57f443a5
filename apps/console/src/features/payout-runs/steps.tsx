import { Moment } from '../../shared/ui/figures';
import type { Run } from './payouts';
import { oneRunStrings as say } from './strings';

interface Step {
  readonly name: string;
  readonly isDone: boolean;
  readonly who?: string | null;
  readonly at?: string | null;
  readonly note?: string;
}

const stepsOf = (run: Run): readonly Step[] => {
  const isAgreed = run.state === 'approved';
  const counted = run.items.filter(({ state }) => state !== 'left_out');
  const answered = counted.filter(({ line }) => line !== null).length;
  const [file] = run.files;
  return [
    { name: say.stepMade, isDone: true, who: run.made_by, at: run.made_at },
    {
      name: say.stepAgreed,
      isDone: isAgreed,
      who: run.decided_by,
      at: run.decided_at,
      ...(run.state === 'proposed' ? { note: say.waitsForChecker } : {}),
      ...(run.state === 'ended' ? { note: say.notAgreed } : {}),
    },
    {
      name: say.stepFile,
      isDone: file !== undefined,
      note: file === undefined ? say.afterAgreement : say.drawn,
    },
    {
      name: say.stepLines,
      isDone: isAgreed && answered === counted.length,
      note: answered === 0 ? say.noLines : say.lines(answered, counted.length),
    },
    {
      name: say.stepSettled,
      isDone: isAgreed && run.settled === run.payouts,
      note: say.settledOf(run.settled, run.payouts),
    },
  ];
};

/** How far a run is, from its making to its last payout. */
export const Steps = ({ run }: { run: Run }) => (
  <ol className="panel run__steps" aria-label={say.steps}>
    {stepsOf(run).map(({ name, isDone, who, at, note }, index) => (
      <li key={name} className={isDone ? 'run__step run__step--done' : 'run__step'}>
        <span className="run__mark" aria-hidden="true">
          {isDone ? '✓' : index + 1}
        </span>
        <strong>{name}</strong>
        {who ? <span className="small">{who}</span> : null}
        {at ? (
          <span className="small soft">
            <Moment at={at} />
          </span>
        ) : null}
        {note ? <span className="small soft">{note}</span> : null}
      </li>
    ))}
  </ol>
);
