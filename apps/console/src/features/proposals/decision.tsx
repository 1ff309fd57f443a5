import type { Language, ProposalDetail } from '@fairlead/contract';
import { approve, refuse, withdraw } from '@fairlead/contract/calls/proposals';
import { deciderOf } from '@fairlead/vocabulary';
import { useRef, useState } from 'react';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { languageName } from '../../shared/lib/languages';
import { strings, words } from '../../shared/lib/strings';
import { may, useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { Key } from '../../shared/ui/key';
import { ShownOnce } from '../../shared/ui/shown-once';
import { useDecisionKeys } from './decision-keys';
import type { Ticks } from './flags';
import type { ReadLanguages } from './spoken';
import { changedTextStrings, flagStrings, proposalStrings } from './strings';

const reasonField: readonly ActField<'reason'>[] = [
  { name: 'reason', kind: 'lines', label: strings.common.reason },
];

type Staff = ReturnType<typeof useDesk>['staff'];

interface Props {
  proposal: ProposalDetail;
  /** What was ticked of what is flagged. */
  ticks: Ticks;
  /** Which languages of its words were opened. */
  read: ReadLanguages;
  /** Opens the next one that waits for this person, or awaits it; absent of what does not wait for them. */
  onNext?: (() => Promise<void>) | undefined;
  /** Whether a key, or a click that opens the next, was meant, and no slip of the hand. */
  isMeant?: (pressedAtMs: number) => boolean;
}

/** Its maker may take it back, and not decide. */
const OwnProposal = ({ id }: { id: string }) => {
  const { staff } = useDesk();
  const takeBack = useSend(() => callApi(withdraw, { id }));
  return (
    <>
      <p className="notice notice--attention">{proposalStrings.own}</p>
      <Failure error={takeBack.error} />
      {may(staff, withdraw) ? (
        <div className="sheet__acts">
          <Button sending={takeBack.sending} onClick={() => void takeBack.send()}>
            {proposalStrings.takeBack}
          </Button>
        </div>
      ) : null}
    </>
  );
};

/** Whether it waits for this person's word, or for that of somebody in their role. */
export const isForDecider = ({ state, maker, kind }: ProposalDetail, { username, roles }: Staff): boolean =>
  state === 'pending' && maker !== username && roles.includes(deciderOf(kind));

/** The buttons of the one who decides; in words why there are none (two people for every move of money). */
export const Decision = (props: Props) => {
  const { staff } = useDesk();
  const { proposal } = props;
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) {
    const note = proposalStrings.secondHalf(proposal.subject.label);
    return <ShownOnce texts={[secret]} note={note} onHide={() => setSecret(null)} />;
  }
  if (proposal.state !== 'pending') return null;
  if (proposal.maker === staff.username) return <OwnProposal id={proposal.id} />;
  return isForDecider(proposal, staff) ? (
    <Deciding {...props} onSecret={setSecret} />
  ) : (
    <p className="notice">{proposalStrings.decidedBy(words(deciderOf(proposal.kind)))}</p>
  );
};

const always = (): boolean => true;

interface ApprovalsProps {
  disabled: boolean;
  sending: boolean;
  onApprove: () => void;
  /** Approves, and goes on to the next. */
  onNext?: (pressedAtMs: number) => void;
}

/** The ways to approve; the first of them says that it is sent. */
const Approvals = ({ disabled, sending, onApprove, onNext }: ApprovalsProps) => (
  <>
    {onNext === undefined ? null : (
      <Button
        {...{ disabled, sending }}
        look="primary"
        aria-keyshortcuts="a"
        onClick={({ timeStamp }) => onNext(timeStamp)}
      >
        {proposalStrings.approveNext} <Key>A</Key>
      </Button>
    )}
    <Button
      {...{ disabled, sending: sending && onNext === undefined }}
      look={onNext ? 'plain' : 'primary'}
      onClick={onApprove}
    >
      {proposalStrings.approve} {onNext ? null : <Key>A</Key>}
    </Button>
  </>
);

/** How many languages of the words were opened, and the way to the next; nothing where there is one, or none. */
const LanguagesLeft = ({ asked, unread, open }: ReadLanguages) => {
  const [next] = unread;
  const count = useRef<HTMLSpanElement>(null);
  const openNext = (language: Language): void => {
    open(language);
    // The button goes with the last one, and what has the focus stays.
    if (unread.length === 1) count.current?.focus();
  };
  return asked < 2 && next === undefined ? null : (
    <>
      <span
        ref={count}
        tabIndex={-1}
        role="status"
        className={next === undefined ? 'small soft' : 'sheet__left'}
      >
        {changedTextStrings.opened(asked - unread.length, asked)}
      </span>
      {next === undefined ? null : (
        <Button aria-keyshortcuts="l" onClick={() => openNext(next)}>
          {changedTextStrings.next(languageName(next))} <Key>L</Key>
        </Button>
      )}
    </>
  );
};

interface ApprovalKeys {
  proposal: ProposalDetail;
  ticks: Ticks;
  languages: ReadLanguages;
  isMeant: (pressedAtMs: number) => boolean;
  onApprove: () => void;
  onRefuse: () => void;
}

/**
 * The keys of who decides: `a` approves, or leads to what is left to be looked at; `l` opens the next language.
 * @returns the box of the way to the next language
 */
const useApprovalKeys = ({ proposal, ticks, languages, isMeant, onApprove, onRefuse }: ApprovalKeys) => {
  const { box, read, mark, left } = ticks;
  const [nextLanguage] = languages.unread;
  const nextBox = useRef<HTMLSpanElement>(null);
  const byKey = (pressedAtMs: number): void => {
    if (!isMeant(pressedAtMs)) return;
    if (left > 0) box.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
    else if (nextLanguage !== undefined) nextBox.current?.querySelector('button')?.focus();
    else onApprove();
  };
  const openLanguage = (pressedAtMs: number): void => {
    if (nextLanguage !== undefined && isMeant(pressedAtMs)) languages.open(nextLanguage);
  };
  const byNumber = proposal.flags.slice(0, 9).map(({ key }, index) => {
    return [String(index + 1), () => mark(key, !read.has(key))] as const;
  });
  useDecisionKeys({ a: byKey, l: openLanguage, r: onRefuse, ...Object.fromEntries(byNumber) });
  return nextBox;
};

const Deciding = ({
  proposal,
  ticks,
  read: languages,
  onNext,
  isMeant = always,
  onSecret,
}: Props & { onSecret: (secret: string | null) => void }) => {
  const { staff } = useDesk();
  const [refusing, setRefusing] = useState(false);
  const { acknowledged, left } = ticks;
  const hasAgreed = proposal.agreed.includes(staff.username);
  const { sending, error, send } = useSend(async (then?: () => Promise<void>) => {
    const { shown_once: secret } = await callApi(approve, { id: proposal.id, acknowledged });
    onSecret(secret);
    // What is shown once keeps the page.
    if (secret === null) await then?.();
  });
  const isHeld = left > 0 || languages.unread.length > 0;
  const nextBox = useApprovalKeys({
    ...{ proposal, ticks, languages },
    isMeant: (pressedAtMs) => isMeant(pressedAtMs) && !hasAgreed && !sending,
    onApprove: () => void send(onNext),
    onRefuse: () => setRefusing(true),
  });
  return (
    <>
      <Failure error={error} />
      <div className="sheet__acts">
        {hasAgreed ? null : (
          <Approvals
            {...{ disabled: isHeld || sending, sending }}
            onApprove={() => void send()}
            {...(onNext ? { onNext: (at) => (isMeant(at) ? void send(onNext) : undefined) } : {})}
          />
        )}
        <Button look="danger" disabled={sending} aria-keyshortcuts="r" onClick={() => setRefusing(true)}>
          {proposalStrings.refuse} <Key>R</Key>
        </Button>
        {left > 0 ? <span className="sheet__left">{flagStrings.left(left)}</span> : null}
        <span ref={nextBox} className="sheet__languages">
          <LanguagesLeft {...languages} />
        </span>
        {proposal.people > 2 ? (
          <span className="small soft">{proposalStrings.three(proposal.agreed, hasAgreed)}</span>
        ) : null}
      </div>
      {refusing ? (
        <ActDialog
          title={proposalStrings.refuseTitle(proposal.id)}
          note={proposal.subject.label}
          name={`refusal-${proposal.id}`}
          fields={reasonField}
          submit={proposalStrings.refuse}
          look="danger"
          onClose={() => setRefusing(false)}
          run={({ reason }) => callApi(refuse, { id: proposal.id, reason })}
        />
      ) : null}
    </>
  );
};
