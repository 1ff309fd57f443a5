import type { ProposalHolder } from '@fairlead/contract';
import { messages } from '@fairlead/contract/calls/support-staff';
import { Link } from 'react-router';
import { deviceWords } from '../../shared/lib/device';
import { strings, words } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Moment } from '../../shared/ui/figures';
import { Checks } from './checks';
import { evidenceStrings } from './strings';

/** The way to the chat, for those who may read it; what it says where nothing was written. */
export const ChatLink = ({ id }: { id: string | null }) => {
  const mayOpen = useMay(messages);
  if (id === null) return strings.common.none;
  return mayOpen ? <Link to={`/support/${id}`}>{evidenceStrings.openChat}</Link> : evidenceStrings.chatHeld;
};

/** What was said last in the chat that the claim is about. */
const LastSaid = ({ said }: { said: NonNullable<ProposalHolder['said']> }) => (
  <div className="panel">
    <h3>{evidenceStrings.said}</h3>
    {said.length === 0 ? (
      <p className="soft">{evidenceStrings.nothingSaid}</p>
    ) : (
      <ol className="plain stack">
        {said.map(({ from, by, kind, text, sent_at: sentAt }) => (
          <li key={`${sentAt} ${text}`}>
            <p className="small soft">
              {by === '' ? words(from) : by} · <Moment at={sentAt} />
            </p>
            <p className="said">{text === '' ? `(${words(kind)})` : text}</p>
          </li>
        ))}
      </ol>
    )}
  </div>
);

/** From where the holder signed in lately; a device that was seen first a few days ago stands out. */
const SignIns = ({ signIns }: { signIns: NonNullable<ProposalHolder['sign_ins']> }) =>
  signIns.length === 0 ? null : (
    <Checks
      title={evidenceStrings.signIns}
      checks={signIns.map(({ time, device, device_since: since, is_new: isNew }) => ({
        key: time,
        name: <Moment at={time} />,
        value: (
          <>
            {device === '' ? evidenceStrings.unknownDevice : deviceWords(device)}
            <span className="small soft">
              {' · '}
              {isNew ? evidenceStrings.newSince : evidenceStrings.knownSince} <Moment at={since} />
            </span>
          </>
        ),
        weight: isNew ? 'attention' : undefined,
      }))}
    />
  );

/** What the holder said and did around the claim; nothing where it is not this person's to read. */
export const Traces = ({ about: { said, sign_ins: signIns } }: { about: ProposalHolder }) => (
  <>
    {said === null ? null : <LastSaid said={said} />}
    {signIns === null ? null : <SignIns signIns={signIns} />}
  </>
);
