import { Moment } from './moment';

interface Props<State extends string> {
  steps: readonly { readonly state: State; readonly time: string; readonly text: string | null }[];
  nameOf: (state: State) => string;
}

/** What happened to a request so far, oldest first. */
export const Steps = <State extends string>({ steps, nameOf }: Props<State>) => (
  <ol className="timeline">
    {steps.map((step) => (
      <li key={`${step.state}-${step.time}`} className="timeline__entry">
        <p>{nameOf(step.state)}</p>
        {step.text ? <p className="small soft">{step.text}</p> : null}
        <Moment time={step.time} />
      </li>
    ))}
  </ol>
);
