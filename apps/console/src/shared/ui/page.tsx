import { type ReactNode, useSyncExternalStore } from 'react';
import { strings } from '../lib/strings';
import { unreadChats } from '../session/unread';

/** The title of the browser's tab: what is new in the chats first, so that it is seen from another tab. */
export const PageTitle = ({ title }: { title: string }) => {
  const unread = useSyncExternalStore(unreadChats.onChange, unreadChats.get);
  return <title>{`${unread > 0 ? `(${unread}) ` : ''}${title} · ${strings.product}`}</title>;
};

interface Props {
  title: string;
  /** Filters and acts of the whole page, beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

export const Page = ({ title, tools, children }: Props) => (
  <div className="page">
    <PageTitle title={title} />
    <div className="page__head">
      <h1>{title}</h1>
      {tools}
    </div>
    {children}
  </div>
);

/** A part of a page under its own heading. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="stack">
    <h2>{title}</h2>
    {children}
  </div>
);

/** Names with their values. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
