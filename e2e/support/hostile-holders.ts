import { calls } from '@fairlead/contract';
import type { HostileWorld } from './hostile-world';
import { addSomebody, digestOf, newEntry, PIN, unique } from './world';

/** What a person writes about themselves, also the one who leaves. */
const writeOneself = async (world: HostileWorld): Promise<void> => {
  const { write, holder, spare } = world;
  await write(calls.auth.register, '', newEntry().request);
  await write(calls.user.edit, holder.token, { nickname: 'x' });
  const phone = { mobile: '+1 555 010 0199', bank_account: '0000 1111 2222 4444' };
  const bank = { card_name: 'x', user_name: 'x', branch_name: 'x', bank_address: 'x' };
  await write(calls.payout.edit, spare.token, { method: 'bank_card', ...phone, ...bank });
  const leaver = await addSomebody(world);
  await write(calls.account.close, leaver.token, { password: digestOf(PIN), reason: 'x' });
};

/** What a person asks staff for, with the answers. */
const ask = async ({ doors, desks, write, holder }: HostileWorld): Promise<void> => {
  await write(calls.topup.request, holder.token, { amount: 1_000, method: 'card', message: 'x' });
  const feedback = await write(calls.feedback.send, holder.token, { subject: 'x', content: 'x' });
  // Every second one stays unanswered, so that the queue shows it.
  if (Number(feedback.id) % 2 === 0)
    await write(calls.consoleFeedback.answer, desks.support, { id: feedback.id, answer: 'x' });
  const about = { subject_type: 'other', text: 'x' } as const;
  const { items } = await doors.send(calls.objection.list, holder.token, { state: 'open' });
  const open = items[0] ?? (await write(calls.objection.make, holder.token, about));
  await write(calls.consoleObjection.decide, desks.support, { id: open.id, upheld: false, answer: 'x' });
  await write(calls.objection.make, holder.token, about);
};

/** A conversation from both sides, with its notes and canned answers. */
const talk = async ({ doors, desks, write, holder }: HostileWorld): Promise<void> => {
  const { items } = await doors.send(calls.support.conversations, holder.token, {});
  const conversation = { conversation_id: items[0]?.id ?? '' };
  const said = { ...conversation, text: 'x' };
  await write(calls.support.send, holder.token, { ...said, client_id: unique() });
  await write(calls.consoleSupport.send, desks.support, { ...said, client_id: unique() });
  await write(calls.consoleSupport.addNote, desks.support, said);
  await write(calls.consoleSupport.saveCannedAnswer, desks.support, { lang: 'en', title: 'x', text: 'x' });
};

/** A guest who has no account. */
const talkAsGuest = async ({ write, holder }: HostileWorld): Promise<void> => {
  const { case_number, secret } = await write(calls.guest.open, '', { name: 'x', lang: 'en', text: 'x' });
  const key = { case_number, secret };
  await write(calls.guest.send, '', { ...key, client_id: unique(), text: 'x' });
  await write(calls.guest.object, '', { ...key, username: holder.username, text: 'x' });
};

/** An exchange partner's acceptance, claimed with proof, confirmed or refused. */
const exchange = async (world: HostileWorld): Promise<void> => {
  const { doors, desks, write, holder, payeeId, pass } = world;
  const terms = { min_amount: 1_000, max_amount: 100_000, amount: 25_000, rate: '1.0850', fee_bp: 50 };
  for (const outcome of ['refused', 'confirmed'] as const) {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const issued = await write(calls.consoleAcceptor.issue, desks.maker, {
      ...{ holder_id: holder.id, type: 'enterprise', legal_name: 'x', payee_id: payeeId, pair: 'EUR/USD' },
      ...{ ...terms, expires_at: expiresAt },
    });
    await pass(issued.proposal);
    const { id } = await doors.send(calls.acceptor.detail, holder.token, {
      ...{ type: 'enterprise', code: issued.code },
    });
    const file_ids = [await world.picture(calls.files.upload, holder.token)];
    const target = { acceptance_id: id };
    await write(calls.acceptor.claim, holder.token, { ...target, amount: 25_000, file_ids, message: 'x' });
    if (outcome === 'refused')
      await write(calls.consoleAcceptor.refuse, desks.maker, { ...target, reason: 'x' });
    else
      await pass(
        await write(calls.consoleAcceptor.proposeConfirmation, desks.maker, {
          ...{ ...target, amount: 24_000, receipt_number: 'x', difference_reason: 'x' },
        }),
      );
  }
};

/** Everything that holders and guests can write, once. */
export const writeAsHolders = async (world: HostileWorld): Promise<void> => {
  await writeOneself(world);
  await ask(world);
  await talk(world);
  await talkAsGuest(world);
  await exchange(world);
};
