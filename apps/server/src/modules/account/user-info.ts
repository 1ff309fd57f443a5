import type { UserInfo } from '@fairlead/contract';
import { one } from '@fairlead/db';
import type { Language } from '@fairlead/i18n';
import type { AccountState } from '../../http/route';
import type { Services } from '../../http/services';
import { readFileUrls } from '../files';
import { contactsOf } from '../support';
import { usualActivationHours } from './activation-time';

interface InfoRow {
  readonly id: number;
  readonly username: string;
  readonly nickname: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly entry: UserInfo['entry'];
  readonly operation_id: string;
  readonly lang: Language;
  readonly state: AccountState;
  readonly state_reason: string | null;
  readonly credit_score: number;
  readonly shop_level: number;
  readonly available: number;
  readonly transaction_password_set: boolean;
  readonly payout_set: boolean;
  readonly closing_since: Date | null;
  readonly avatar_file_id: number | null;
  readonly recovery_asked_at: Date | null;
}

const INFO = `
  select h.id, h.username, h.nickname, h.email, h.phone, h.entry, h.operation_id, h.lang, h.state, h.state_reason,
         h.credit_score, h.shop_level, w.available, h.pin_hash is not null as transaction_password_set,
         p.holder_id is not null as payout_set, c.since as closing_since, h.avatar_file_id,
         recovery_asked(h.id, $2) as recovery_asked_at
    from account_holder h
    join ledger.wallet_of(h.id) w on true
    left join payout_setting_of(h.id) p on true
    left join account_closing c on c.holder_id = h.id
   where h.id = $1`;

const avatarUrl = async (services: Services, { avatar_file_id: id }: InfoRow): Promise<string | null> =>
  id === null ? null : ((await readFileUrls(services, services.database, [id])).get(id) ?? null);

/** The signed-in person; contacts are named in the reader's language. */
export const readUserInfo = async (
  services: Services,
  holderId: number,
  language: Language,
): Promise<UserInfo> => {
  const row = one(
    await services.database.query<InfoRow>(INFO, [holderId, services.clock.now()], 'user_info'),
    `holder ${holderId} is signed in and does not exist`,
  );
  // Also of the blocked: their own chat keeps its history.
  const contacts = await contactsOf(services.database, services, 'signed_in', language);
  return {
    id: String(row.id),
    username: row.username,
    nickname: row.nickname ?? row.username,
    email: row.email,
    phone: row.phone,
    avatar_url: await avatarUrl(services, row),
    entry: row.entry,
    operation_id: row.operation_id,
    credit_score: row.credit_score,
    shop_level: row.shop_level,
    balance: row.available,
    transaction_password_set: row.transaction_password_set,
    payout_set: row.payout_set,
    lang: row.lang,
    state: row.state === 'deleted' ? 'closed' : row.state,
    state_reason: row.state_reason,
    closing_since: row.closing_since?.toISOString() ?? null,
    recovery_asked_at: row.recovery_asked_at?.toISOString() ?? null,
    usual_activation_hours:
      row.state === 'not_activated' ? await usualActivationHours(services.database) : null,
    customer_service_url: contacts.general,
    recharge_customer_service_url: contacts.recharge,
  };
};
