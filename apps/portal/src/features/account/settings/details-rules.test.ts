import { describe, expect, it } from 'vitest';
import { changedDetails, detailsFaults } from './details-rules';

const known = { nickname: 'Robin', email: 'robin@example.org', phone: '' };

describe('the rules of one’s own details', () => {
  it('sends what differs, without the blanks around it', () => {
    expect(changedDetails({ ...known, nickname: ' Robin ' }, known)).toEqual({});
    expect(changedDetails({ ...known, phone: ' +1 555 010 0199' }, known)).toEqual({
      phone: '+1 555 010 0199',
    });
  });

  it('finds what cannot be, in what was changed alone: what was never given stays so', () => {
    expect(detailsFaults(changedDetails(known, known))).toEqual({});
    expect(detailsFaults({ nickname: '', email: 'robin', phone: '12' })).toEqual({
      nickname: 'common.required',
      email: 'register.emailWrong',
      phone: 'register.phoneWrong',
    });
    expect(detailsFaults({ email: 'r@example.org', phone: '+49 123 45678' })).toEqual({});
  });
});
