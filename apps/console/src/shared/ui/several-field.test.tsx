import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { chosenOf, SeveralField } from './field';

afterEach(cleanup);

const Holder = ({ first }: { first: string }) => {
  const [value, setValue] = useState(first);
  return (
    <>
      <SeveralField
        label="Roles"
        error={value === '' ? 'Cannot be empty.' : undefined}
        value={value}
        onType={setValue}
        choices={[
          { value: 'support', label: 'Support' },
          { value: 'auditor', label: 'Auditor' },
        ]}
      />
      <output>{chosenOf(value).join(',')}</output>
    </>
  );
};

describe('a field of which several may be ticked', () => {
  it('begins with what it is given, adds and takes away, and says what is wrong', async () => {
    render(<Holder first="support" />);
    const said = () => screen.getByRole('status').textContent;
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Support' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Auditor' }));
    expect(said()).toBe('support,auditor');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Support' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Auditor' }));
    expect(said()).toBe('');
    const group = screen.getByRole('group', { name: 'Roles' });
    expect(screen.getByText('Cannot be empty.').id).toBe(group.getAttribute('aria-describedby'));
  });
});
