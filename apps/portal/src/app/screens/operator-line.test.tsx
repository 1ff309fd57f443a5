import { sample } from '@fairlead/contract/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls, onFreshDevice, open } from '../../../test/screen';
import { session } from '../../shared/session/session';
import { OperatorLine } from './operator-line';

onFreshDevice();

const OPERATOR = {
  ...{ legal_name: 'Quay Ltd', registration_number: 'R 100', register: 'Companies Registration Office' },
  ...{ country: 'IE', complaints_address: '1 Quay Street, Dublin 2' },
};

it('says who holds the money before anybody signs in, as soon as it is known', async () => {
  session.keepConfig(sample(calls.config.basic.response, { operator: OPERATOR }));
  open(<OperatorLine />);
  const line = 'Run by Quay Ltd, registration number R 100 in Companies Registration Office, Ireland.';
  expect(await screen.findByText(line)).toBeTruthy();
});

it('says nothing where a part of it is not known', () => {
  session.keepConfig(sample(calls.config.basic.response, { operator: { ...OPERATOR, register: null } }));
  open(<OperatorLine />);
  expect(screen.queryByText(/Run by/)).toBeNull();
});
