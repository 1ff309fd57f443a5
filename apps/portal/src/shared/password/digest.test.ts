import { describe, expect, it } from 'vitest';
import { isTrivial, passwordDigest } from './digest';

describe('the transaction password on the wire', () => {
  it('is the MD5 of the digits in lower-case hex', () => {
    expect(passwordDigest('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
    expect(passwordDigest('123456')).toBe('e10adc3949ba59abbe56e057f20f883e');
  });
});

describe('digits that are refused on the device', () => {
  it.each(['000000', '999999', '123456', '012345', '567890', '654321', '987654', '098765'])(
    '%s',
    (digits) => {
      expect(isTrivial(digits)).toBe(true);
    },
  );
  it.each(['246813', '123457', '112233', '901234'])('not %s', (digits) => {
    expect(isTrivial(digits)).toBe(false);
  });
});
