import { type APIRequestContext, expect } from '@playwright/test';

const BASE_PATH = '/console-api/v1';
const SAMPLE_STAFF_PASSWORD = 'sandbox-staff';

/** A member of staff who asks the console's calls directly, for states that a journey only starts from. */
export class StaffApi {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async signIn(request: APIRequestContext, username: string): Promise<StaffApi> {
    const answer = await request.post(`${BASE_PATH}/auth/login`, {
      data: { username, password: SAMPLE_STAFF_PASSWORD },
    });
    const { data } = (await answer.json()) as { data: { token: string } };
    return new StaffApi(request, data.token);
  }

  private async post<Answer>(path: string, data: object): Promise<Answer> {
    const answer = await this.request.post(`${BASE_PATH}${path}`, { data, headers: { 'X-CT': this.token } });
    const envelope = (await answer.json()) as { code: number; msg: string; data: Answer };
    expect(envelope.code, `${path}: ${envelope.msg}`).toBe(200);
    return envelope.data;
  }

  /** A license key whose accounts wait until staff activate them (code 402). */
  async issueWaitingKey(): Promise<string> {
    const wish = { number: 1, uses: 1, staff_activate: true };
    const { codes } = await this.post<{ codes: readonly string[] }>('/license_key/issue', wish);
    const [key] = codes;
    if (key === undefined) throw new Error('no license key was issued');
    return key;
  }

  /** Proposes a payee of the registry; another person approves it before any card is made from it. */
  async proposePayee(name: string, value: string): Promise<string> {
    const payee = {
      name,
      method: 'bank_transfer',
      lines: [{ name: 'IBAN', value }],
      asks_operation_id: true,
    };
    const { id } = await this.post<{ id: string }>('/payee/propose', {
      ...payee,
      reason: 'For the journey.',
    });
    return id;
  }

  async approve(proposalId: string): Promise<void> {
    await this.post('/proposal/approve', { id: proposalId });
  }

  /** @param id of the holder; `enable` activates one that waits, too */
  async decide(act: 'enable' | 'disable', id: string, reason: string): Promise<void> {
    await this.post(`/holder/${act}`, { id, reason });
  }
}
