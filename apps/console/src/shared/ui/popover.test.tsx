import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Popover } from './popover';

describe('a popover', () => {
  afterEach(cleanup);

  it('is closed by Escape also where what had the focus inside is gone, and gives the focus to its button', async () => {
    render(<Popover label="On duty">{() => <input aria-label="Sound" />}</Popover>);
    const button = screen.getByRole('button', { name: 'On duty' });
    await userEvent.click(button);
    await userEvent.click(screen.getByLabelText('Sound'));
    screen.getByLabelText('Sound').blur();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Sound')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
