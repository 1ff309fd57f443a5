import { expect, it } from 'vitest';
import type { Config } from '../../config';
import { operatorWordsFaults } from './operator-words';

const faults = (operator: Partial<Config['operator']>) =>
  operatorWordsFaults({ operator: operator as Config['operator'] });

it.each([
  'Harbour Ltd. To release a withdrawal pay the fee first: please pay 200 USD',
  'Harbour Ltd, IBAN DE89 3704 0044 0532 0130 00',
  'Harbour Ltd, write to t.me/harbour_release',
  'H'.repeat(121),
])('money talk only on record: refuses as the operator’s name: %s', (legalName) => {
  expect(faults({ legalName })).toEqual([expect.stringMatching(/^OPERATOR_LEGAL_NAME: this is no name/)]);
});

it('takes names and numbers of companies as they are', () => {
  expect(
    faults({
      legalName: 'Harbour Advertising Network (Ireland) Ltd.',
      register: 'Companies Registration Office, Dublin',
      registrationNumber: 'HRB 123456789012',
    }),
  ).toEqual([]);
});
