import { detail } from '@fairlead/contract/calls/account-staff';
import { read, send } from '@fairlead/contract/calls/support-staff';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { useDesk, useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { HolderLink } from '../../shared/ui/links';
import { Reading } from '../../shared/ui/reading';
import { RecordLink } from '../../shared/ui/record-link';
import { useTextFilter } from '../../shared/ui/use-filter';
import type { CannedValues } from './canned-fill';
import { Composer } from './composer';
import { ConversationActs } from './conversation-acts';
import { ConversationMessages } from './conversation-messages';
import { type DeskConversation, nameOf, type OpenedConversation } from './conversation-shape';
import { Avatar, Chips } from './desk-row';
import { type ActsOn, PersonFacts } from './person-facts';
import { hitOf, wantedOf } from './search-hit';
import { serviceLevelOf } from './service-level';
import { supportStrings } from './strings';
import { useConversation } from './use-conversation';
import './conversation.css';

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

/** What stands in a canned answer for this person. */
const useCannedValues = ({ holder, guest }: DeskConversation): CannedValues => {
  const { staff } = useDesk();
  const { data } = useCall(
    detail,
    { id: holder?.id ?? '' },
    { enabled: useMay(detail) && holder !== null, onRecord: true },
  );
  return {
    name: data?.holder.nickname || holder?.username || guest?.name,
    operation_id: holder?.operation_id,
    agent: staff.username,
    case: guest?.case_number,
  };
};

const Head = ({ conversation, children }: { conversation: DeskConversation; children: ReactNode }) => {
  const { search } = useLocation();
  const { holder, assigned_to: owner } = conversation;
  const { level, words } = serviceLevelOf(conversation);
  return (
    <header className="talk__head">
      <Link className="talk__back" to={{ pathname: '/support', search }}>
        {supportStrings.back}
      </Link>
      <Avatar name={holder?.username ?? conversation.guest?.name ?? ''} />
      <div className="talk__who">
        <h2>{holder ? <HolderLink holder={holder} /> : nameOf(conversation)}</h2>
        <p className="talk__about small">
          <Chips conversation={conversation} />
          <span className="soft">{owner === null ? supportStrings.nobody : supportStrings.owned(owner)}</span>
          <span className={`desk-row__wait desk-row__wait--${level}`}>{words}</span>
        </p>
      </div>
      {children}
    </header>
  );
};

interface Live {
  /** Who is writing just now; null for nobody. */
  writing: string | null;
  onTyping: () => void;
}

interface BodyProps extends Live {
  actsOn: ActsOn | undefined;
  opened: OpenedConversation;
  children: ReactNode;
}

const Body = ({ opened, actsOn, writing, onTyping, children }: BodyProps) => {
  const { conversation, ratings } = opened;
  const mayAnswer = useMay(send);
  const values = useCannedValues(conversation);
  const [showsFacts, setShowsFacts] = useState(false);
  useReadMark(conversation);
  return (
    <>
      <section className="talk" aria-label={supportStrings.messages}>
        <Head conversation={conversation}>
          <div className="talk__acts">
            <RecordLink of={conversation.holder ? 'conversation' : 'guest_case'} id={conversation.id} />
            {mayAnswer ? <ConversationActs conversation={conversation} /> : null}
            <span className="talk__facts-button">
              <Button inRow aria-expanded={showsFacts} onClick={() => setShowsFacts(!showsFacts)}>
                {supportStrings.facts}
              </Button>
            </span>
          </div>
        </Head>
        {children}
        <p className="talk__typing small soft" role="status">
          {writing === null ? null : supportStrings.typing(writing)}
        </p>
        {mayAnswer ? <Composer {...{ conversation, values, onTyping }} /> : null}
      </section>
      <PersonFacts
        conversation={conversation}
        ratings={ratings}
        actsOn={actsOn}
        isOpen={showsFacts}
        onHide={() => setShowsFacts(false)}
      />
    </>
  );
};

/** So far back a message that was searched for is looked for; a talk may have been found by its person's name alone. */
const HIT_PAGES_MAX = 10;

/** One conversation: what was said and noted, where to answer, and what is known of the person. */
export const ConversationPanel = ({ id, actsOn, ...live }: Live & { id: string; actsOn?: ActsOn }) => {
  const query = useConversation(id);
  const first = query.data?.pages[0];
  const said = query.data?.pages.flatMap((page) => page.items).toReversed() ?? [];
  const wanted = wantedOf(useTextFilter('q').value);
  const hit = hitOf(said, wanted);
  const pages = query.data?.pages.length ?? 0;
  const isSought = wanted !== null && hit === undefined && pages > 0 && pages < HIT_PAGES_MAX;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (isSought && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isSought, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <Reading query={query} data={first}>
      {(opened) => (
        <Body {...{ opened, actsOn }} {...live}>
          <ConversationMessages
            conversation={opened.conversation}
            messages={said}
            notes={opened.notes}
            wanted={wanted}
            hit={hit}
            isWhole={!query.hasNextPage}
            older={
              query.hasNextPage ? (
                <Button inRow sending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {supportStrings.older}
                </Button>
              ) : null
            }
          />
        </Body>
      )}
    </Reading>
  );
};
