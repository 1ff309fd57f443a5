import { messages, read, send } from '@fairlead/contract/calls/support-staff';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import { useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { Reading } from '../../shared/ui/reading';
import { StateTag } from '../../shared/ui/state-tag';
import { ConversationActs } from './conversation-acts';
import { ConversationAnswer } from './conversation-answer';
import { ConversationMessages } from './conversation-messages';
import type { DeskConversation, OpenedConversation } from './conversation-shape';
import { supportStrings } from './strings';

const PAGE = 50;
const EVERY_MS = 10_000;

/** A conversation, its newest messages first read; what a guest writes is looked for, since it is not told live. */
const useConversation = (id: string) =>
  useInfiniteQuery({
    queryKey: [messages.id, { conversation_id: id }],
    queryFn: ({ signal, pageParam }) => {
      const before = pageParam === null ? {} : { before: pageParam };
      return callApi(messages, { conversation_id: id, limit: PAGE, ...before }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.more ? last.items.at(-1)?.sequence : undefined),
    refetchInterval: EVERY_MS,
  });

/** What is on show is read: it is said once for each new message. */
const useReadMark = ({ id, last_sequence: upTo, unread }: DeskConversation): void => {
  const mayRead = useMay(send);
  const queries = useQueryClient();
  const isDue = mayRead && unread > 0;
  useEffect(() => {
    if (!isDue) return;
    callApi(read, { conversation_id: id, up_to: upTo }).then(
      () => queries.invalidateQueries(),
      // A mark that is late harms nobody: it is said again with the next message.
      () => undefined,
    );
  }, [id, upTo, isDue, queries]);
};

const Head = ({ conversation }: { conversation: DeskConversation }) => {
  const { holder, guest, lang, state, assigned_to: owner } = conversation;
  return (
    <div className="stack">
      <h2>
        {holder ? (
          <HolderLink holder={holder} />
        ) : (
          supportStrings.guest(guest?.name ?? '', guest?.case_number ?? '')
        )}
      </h2>
      <p className="row">
        <StateTag state={state} />
        <span className="small soft">{supportStrings.language(lang)}</span>
        <span className="small soft">
          {supportStrings.owner}: {owner ?? supportStrings.nobody}
        </span>
      </p>
      {guest?.topic ? <p className="tag">{supportStrings.guestTopic[guest.topic]}</p> : null}
      {guest?.objecting ? <p className="tag tag--attention">{supportStrings.objects}</p> : null}
      {guest?.email ? <p className="small">{supportStrings.email(guest.email)}</p> : null}
      {guest?.username ? (
        <p className="small">
          {supportStrings.about(guest.username)}{' '}
          <Link to={`/holders?query=${encodeURIComponent(guest.username)}`}>{supportStrings.search}</Link>
        </p>
      ) : null}
    </div>
  );
};

const Notes = ({ notes }: { notes: OpenedConversation['notes'] }) => (
  <section className="stack" aria-label={supportStrings.notes}>
    <h3>{supportStrings.notes}</h3>
    {notes.length === 0 ? <p className="small soft">{supportStrings.notesNone}</p> : null}
    {notes.map((note) => (
      <div key={note.id} className="notice notice--attention">
        <p className="said">{note.text}</p>
        <p className="small soft">
          {note.by}, <Moment at={note.time} />
        </p>
      </div>
    ))}
  </section>
);

const Ratings = ({ ratings }: { ratings: OpenedConversation['ratings'] }) =>
  ratings.length === 0 ? null : (
    <section className="stack" aria-label={supportStrings.ratings}>
      <h3>{supportStrings.ratings}</h3>
      {ratings.map((rating) => (
        <div key={rating.closed_at} className="notice">
          <p>
            <strong>{supportStrings.ratingOf(rating.value)}</strong>{' '}
            <span className="said">{rating.words}</span>
          </p>
          <p className="small soft">
            <Moment at={rating.rated_at} />
          </p>
        </div>
      ))}
    </section>
  );

interface Live {
  /** Who is writing just now; null for nobody. */
  writing: string | null;
  onTyping: () => void;
}

interface BodyProps extends Live {
  conversation: DeskConversation;
  notes: OpenedConversation['notes'];
  ratings: OpenedConversation['ratings'];
  children: ReactNode;
}

const Body = ({ conversation, notes, ratings, writing, onTyping, children }: BodyProps) => {
  const mayAnswer = useMay(send);
  useReadMark(conversation);
  return (
    <>
      <Head conversation={conversation} />
      {mayAnswer ? <ConversationActs conversation={conversation} /> : null}
      {children}
      <p className="small soft" role="status">
        {writing === null ? null : supportStrings.typing(writing)}
      </p>
      {mayAnswer ? <ConversationAnswer {...{ conversation, onTyping }} /> : null}
      <Notes notes={notes} />
      <Ratings ratings={ratings} />
    </>
  );
};

/** One conversation: what was said, what is known only to staff, and what can be done. */
export const ConversationPanel = ({ id, ...live }: Live & { id: string }) => {
  const query = useConversation(id);
  const first = query.data?.pages[0];
  const said = query.data?.pages.flatMap((page) => page.items).toReversed();
  return (
    <section className="panel" aria-label={supportStrings.messages}>
      <Reading query={query} data={first}>
        {({ conversation, notes, ratings }) => (
          <Body {...{ conversation, notes, ratings, ...live }}>
            {query.hasNextPage ? (
              <Button inRow sending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {supportStrings.older}
              </Button>
            ) : null}
            {said?.length ? (
              <ConversationMessages conversation={conversation} messages={said} />
            ) : (
              <p>{supportStrings.none}</p>
            )}
          </Body>
        )}
      </Reading>
    </section>
  );
};
