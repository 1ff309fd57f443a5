import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls, onFreshDevice, open, press, server } from '../../../test/screen';
import { SaveReceipt } from './save-receipt';

describe('the button of a receipt', () => {
  onFreshDevice();

  it('saves it under the name of the server', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.reply(calls.paper.receipt, () => new File(['%PDF'], 'receipt-put-FL-000017.pdf'));
    open(<SaveReceipt kind="put" id="17" />);
    await press('Receipt (PDF)');
    expect(await screen.findByText('Saved as receipt-put-FL-000017.pdf.')).toBeTruthy();
    expect(saved).toEqual(['receipt-put-FL-000017.pdf']);
    expect(server.sent(calls.paper.receipt)).toEqual([{ kind: 'put', id: '17' }]);
    vi.restoreAllMocks();
  });
});
