import { describe, expect, it } from 'vitest';
import { allCalls } from '../src';

/** The calls of the user’s specification, as its table has them. */
const SPECIFIED = `
POST /files/upload
GET /plan/order/list
POST /plan/order/detail
POST /plan/order/app/detail
POST /plan/order/put
POST /plan/order/await/put/count
POST /auth/v2/register
POST /auth/v2/login
GET /auth/v2/lang
POST /auth/login
POST /auth/register
GET /user/info
POST /user/info/edit
GET /basic_config
POST /opening_store
GET /ad/order/data_statistics/list
GET /assistance/list
POST /assistance/follow
GET /user_coupon/list
POST /user_coupon/receive
POST /feedback
POST /user/notifications
POST /user/notifications/read
POST /user/notifications/unread_count
POST /update/password
GET /user/property
GET /transaction_flow/list
GET /acceptor/order/list
POST /acceptor/detail
POST /user/withdraw
POST /check/password
POST /bank_card/edit
GET /bank_card/detail
POST /set/password`
  .trim()
  .split('\n');

/** The calls added beyond it. */
const ADDED = `
GET /transaction_flow/event/list
GET /transaction_flow/event/records
GET /plan/product/list
POST /plan/product/watch
POST /plan/order/quote
POST /plan/order/cancel
POST /plan/order/stop
POST /plan/order/pause
POST /plan/order/resume
POST /plan/order/raise
POST /plan/order/lower
POST /plan/order/limits
GET /user/withdraw/list
GET /user/withdraw/eligibility
POST /user/withdraw/cancel
POST /user/withdraw/arrival
POST /user/start_up/answer
POST /user/start_up/return
GET /acceptor/current
POST /acceptor/claim
GET /topup/list
POST /topup/paid
POST /topup/request
GET /user/channels
POST /user/channels/choose
POST /user/channels/code
POST /user/channels/verify
POST /user/channels/push/subscribe
POST /user/channels/push/unsubscribe
POST /auth/passkey/options
POST /auth/passkey/login
GET /user/factors
POST /user/factors/passkey/begin
POST /user/factors/passkey/add
POST /user/factors/passkey/rename
POST /user/factors/passkey/remove
POST /user/factors/totp/begin
POST /user/factors/totp/confirm
POST /user/factors/totp/end
POST /user/factors/recovery_codes
GET /user/sessions
GET /legal/texts
GET /legal/pending
POST /legal/accept
GET /legal/accepted/list
POST /user/sessions/revoke
POST /auth/logout
GET /assistance/lead
GET /assistance/published
POST /assistance/publish
GET /credit_score/list
GET /shop_level
POST /membership/open
POST /membership/refund
POST /objection
GET /objection/list
GET /ad/order/data_statistics/breakdown
GET /statement/export
GET /statement/year
GET /receipt
POST /user/own_data
GET /source
GET /staff_acts/list
GET /reconciliation
GET /transparency
GET /transparency/days
GET /transparency/figures
POST /auth/forgotten_password
POST /auth/forgotten_password/set
POST /user/recovery/veto
GET /account/closing
POST /account/close`
  .trim()
  .split('\n');

const addresses = allCalls
  .filter((call) => call.surface === 'app')
  .map((call) => `${call.method} ${call.path}`);

describe('the specification', () => {
  it('has 34 calls', () => {
    expect(new Set(SPECIFIED).size).toBe(34);
  });

  it.each([...SPECIFIED, ...ADDED])('has %s in the contract', (address) => {
    expect(addresses).toContain(address);
  });

  it('leaves nothing else in the app but the support desk', () => {
    const others = addresses.filter((address) => ![...SPECIFIED, ...ADDED].includes(address));
    expect(others.filter((address) => !/^(GET|POST) \/support\//.test(address))).toEqual([]);
  });
});
