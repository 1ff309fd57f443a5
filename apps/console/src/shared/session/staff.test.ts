import type { StaffRole } from '@fairlead/contract';
import { list as auditList } from '@fairlead/contract/calls/audit';
import { approve } from '@fairlead/contract/calls/proposals';
import { login, me } from '@fairlead/contract/calls/staff-sign-in';
import { propose } from '@fairlead/contract/calls/topups-staff';
import { describe, expect, it } from 'vitest';
import { may } from './staff';

const staff = (...roles: StaffRole[]) => ({ roles });

describe('who may make a call', () => {
  it('is decided by the roles of its entry', () => {
    expect(may(staff('finance_maker'), propose)).toBe(true);
    expect(may(staff('support', 'finance_maker'), propose)).toBe(true);
    expect(may(staff('finance_checker', 'admin'), propose)).toBe(false);
    expect(may(staff('finance_checker'), approve)).toBe(true);
    expect(may(staff('support'), auditList)).toBe(false);
  });

  it('is every member of staff where no role is named, and nobody for calls of others', () => {
    expect(may(staff('delivery'), me)).toBe(true);
    expect(may(staff('admin'), login)).toBe(false);
  });
});
