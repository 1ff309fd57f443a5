import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onFreshDevice, open } from '../../../test/screen';
import { StatusTag } from './status-tag';

type Order = Parameters<typeof StatusTag>[0]['order'];

onFreshDevice();

it.each([
  ['putting', 'paused', 'Paused', 'tag'],
  ['putting', 'pause_requested', 'Pause requested', 'tag'],
  ['putting', 'resume_requested', 'Resume requested', 'tag'],
  ['putting', 'stop_requested', 'Stopping', 'tag'],
  ['putting', 'limit_reached', 'Stopping', 'tag'],
  ['putting', 'budget_lower_requested', 'Running', 'tag tag--good'],
  ['put_finished', 'paused', 'Finished', 'tag'],
  ['put_failed', 'cancelled_by_holder', 'Canceled', 'tag'],
  ['put_failed', 'network_refused', 'Not accepted', 'tag tag--bad'],
])('says of %s with the reason %s: %s', async (status, reason, word, look) => {
  open(<StatusTag order={{ status, reasons: [{ reason: 'learning' }, { reason }] } as unknown as Order} />);
  expect((await screen.findByText(word)).className.trim()).toBe(look);
});
