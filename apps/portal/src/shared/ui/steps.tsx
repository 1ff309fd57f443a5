import type { ReactNode } from 'react';
import { Moment } from './moment';

interface Step<State extends string> {
  readonly state: State;
  readonly time: string;
  readonly text: string | null;
  /** What more there is to see of it. */
  readonly detail?: ReactNode;
  /** Tells apart what happened at the same moment in the same state. */
  readonly key?: string;
}

interface Props<State extends string> {
  steps: readonly Step<State>[];
  nameOf: (state: State) => ReactNode;
  /** What is still to come, in its order: who does what, and by when. */
  ahead?: readonly { readonly name: string; readonly note?: string | undefined }[];
}

/** What happened to a request so far, oldest first, and what comes next. */
export const Steps = <State extends string>({ steps, nameOf, ahead = [] }: Props<State>) => (
  <ol className="timeline">
    {steps.map(({ state, time, text, detail, key }) => (
      <li key={key ?? `${state}-${time}`} className="timeline__entry">
        <p>{nameOf(state)}</p>
        {text ? <p className="small soft">{text}</p> : null}
        {detail}
        <Moment time={time} />
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
