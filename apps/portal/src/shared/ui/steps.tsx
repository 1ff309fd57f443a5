import { Moment } from './moment';

interface Props<State extends string> {
  steps: readonly { readonly state: State; readonly time: string; readonly text: string | null }[];
  nameOf: (state: State) => string;
  /** What is still to come, in its order: who does what, and by when. */
  ahead?: readonly { readonly name: string; readonly note?: string }[];
}

/** What happened to a request so far, oldest first, and what comes next. */
export const Steps = <State extends string>({ steps, nameOf, ahead = [] }: Props<State>) => (
  <ol className="timeline">
    {steps.map((step) => (
      <li key={`${step.state}-${step.time}`} className="timeline__entry">
        <p>{nameOf(step.state)}</p>
        {step.text ? <p className="small soft">{step.text}</p> : null}
        <Moment time={step.time} />
      </li>
    ))}
    {ahead.map(({ name, note }) => (
      <li key={name} className="timeline__entry timeline__entry--ahead">
        <p className="soft">{name}</p>
        {note ? <p className="small soft">{note}</p> : null}
      </li>
    ))}
  </ol>
);
