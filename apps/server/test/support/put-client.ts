import { systemClock } from '../../src/clock';
import { openSession } from '../../src/plugins/sessions';
import type { TestContext } from '../../src/testing/context';

/** A signed-in account holder with money, and a product to put it on. */
export interface Putter {
  readonly holderId: number;
  readonly token: string;
  readonly productId: string;
}

export const makePutter = async (context: TestContext, availableMinor: number): Promise<Putter> => {
  const { holderId } = await context.makeHolder();
  await context.topUp(holderId, availableMinor);
  const productId = String(await context.makeProduct({ minPutAmountMinor: 100 }));
  // The servers under test run by the machine's clock, and so does the session that they look at.
  const { token } = await context.database.transaction((tx) =>
    openSession(tx, holderId, 'test', systemClock.now()),
  );
  return { holderId, token, productId };
};

export interface PutReply {
  readonly status: number;
  readonly code: number;
  /** The answer as it came, byte for byte. */
  readonly text: string;
  readonly orderId: string | undefined;
  readonly reason: string | undefined;
}

/** Sends one put over real HTTP. @throws where no answer came: nobody knows then whether it was made */
export const sendPut = async (
  url: string,
  putter: Putter,
  key: string,
  amountMinor: number,
): Promise<PutReply> => {
  const response = await fetch(`${url}/facebook-business/plan/order/put`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ct': putter.token, 'idempotency-key': key },
    body: JSON.stringify({ product_id: putter.productId, amount: amountMinor }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  const { code = 0, data } = JSON.parse(text) as {
    code?: number;
    data?: { order?: { id: string }; reason?: string };
  };
  return { status: response.status, code, text, orderId: data?.order?.id, reason: data?.reason };
};
