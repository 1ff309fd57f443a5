import { calls } from '@fairlead/contract';
import type { HostileScenario } from './hostile-scenario';
import { unique } from './portal';
import { addSomebody, currentTerms, digestOf, newEntry, PIN } from './scenario';

/** What a person writes about themselves, also the one who leaves. */
const writeOneself = async (scenario: HostileScenario): Promise<void> => {
  const { client, write, holder, spare } = scenario;
  const accepted_terms = await currentTerms(client);
  await write(calls.auth.register, '', { ...newEntry().request, accepted_terms });
  await write(calls.user.edit, holder.token, { nickname: 'x' });
  const phone = { password: digestOf(PIN), mobile: '+1 555 010 0199', bank_account: '0000 1111 2222 4444' };
  const bank = { card_name: 'x', user_name: 'x', branch_name: 'x', bank_address: 'x' };
  await write(calls.payout.edit, spare.token, { method: 'bank_card', ...phone, ...bank });
  const leaver = await addSomebody(scenario);
  await write(calls.account.close, leaver.token, { password: digestOf(PIN), reason: 'x' });
};

/** What a person asks staff for, with the answers. */
const ask = async ({ client, desks, write, holder }: HostileScenario): Promise<void> => {
  await write(calls.topup.request, holder.token, { amount: 1_000, method: 'card', message: 'x' });
  const feedback = await write(calls.feedback.send, holder.token, { subject: 'x', content: 'x' });
  // Every second one stays unanswered, so that the queue shows it.
  if (Number(feedback.id) % 2 === 0)
    await write(calls.consoleFeedback.answer, desks.support, { id: feedback.id, answer: 'x' });
  const about = { subject_type: 'other', text: 'x' } as const;
  const { items } = await client.send(calls.objection.list, holder.token, { state: 'open' });
  const open = items[0] ?? (await write(calls.objection.make, holder.token, about));
  await write(calls.consoleObjection.decide, desks.support, { id: open.id, upheld: false, answer: 'x' });
  await write(calls.objection.make, holder.token, about);
};

/** A conversation from both sides, with its notes and canned answers. */
const talk = async ({ client, desks, write, holder }: HostileScenario): Promise<void> => {
  const { items } = await client.send(calls.support.conversations, holder.token, {});
  const conversation = { conversation_id: items[0]?.id ?? '' };
  const said = { ...conversation, text: 'x' };
  await write(calls.support.send, holder.token, { ...said, client_id: unique() });
  await write(calls.consoleSupport.send, desks.support, { ...said, client_id: unique() });
  await write(calls.consoleSupport.addNote, desks.support, said);
  await write(calls.consoleSupport.saveCannedAnswer, desks.support, { lang: 'en', title: 'x', text: 'x' });
  await client.send(calls.consoleSupport.close, desks.support, conversation);
  await write(calls.support.rate, holder.token, { ...conversation, value: 3, words: 'x' });
};

/** A guest who has no account, and is said to have forgotten the password of one. */
const talkAsGuest = async (scenario: HostileScenario): Promise<void> => {
  const { client, desks, write, drop, holder } = scenario;
  const { case_number, secret } = await write(calls.guest.open, '', { name: 'x', lang: 'en', text: 'x' });
  const key = { case_number, secret };
  await write(calls.guest.send, '', { ...key, client_id: unique(), text: 'x' });
  await write(calls.guest.object, '', { ...key, username: holder.username, text: 'x' });
  const { items } = await client.send(calls.consoleSupport.conversations, desks.support, { party: 'guests' });
  const conversation_id = items[0]?.id ?? '';
  // Nobody's password is asked for twice within a day.
  const { username: account } = await addSomebody(scenario);
  const claim = { conversation_id, account, check: 'call_back', reason: 'x' } as const;
  await drop(await write(calls.consoleRecovery.propose, desks.support, claim));
};

/** An exchange partner's acceptance, claimed with proof, confirmed or refused. */
const exchange = async (scenario: HostileScenario): Promise<void> => {
  const { client, desks, write, holder, payeeId, pass } = scenario;
  const terms = { min_amount: 1_000, max_amount: 100_000, amount: 25_000, rate: '1.0850', fee_bp: 50 };
  for (const outcome of ['refused', 'confirmed'] as const) {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const issued = await write(calls.consoleAcceptor.issue, desks.maker, {
      ...{ holder_id: holder.id, type: 'enterprise', legal_name: 'x', payee_id: payeeId, pair: 'EUR/USD' },
      ...{ ...terms, expires_at: expiresAt },
    });
    await pass(issued.proposal);
    const { id } = await client.send(calls.acceptor.detail, holder.token, {
      ...{ type: 'enterprise', code: issued.code },
    });
    const file_ids = [await scenario.picture(calls.files.upload, holder.token)];
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
export const writeAsHolders = async (scenario: HostileScenario): Promise<void> => {
  await writeOneself(scenario);
  await ask(scenario);
  await talk(scenario);
  await talkAsGuest(scenario);
  await exchange(scenario);
};
