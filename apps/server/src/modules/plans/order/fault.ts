/** What can stand against a report (docs/domain/reports.md#quarantine). */
export type Fault =
  | 'not_running'
  | 'bucket_invalid'
  | 'outside_run'
  | 'while_paused'
  | 'clicks_above_impressions'
  | 'conversions_above_clicks'
  | 'above_rate'
  | 'over_budget'
  | 'above_daily_cap'
  | 'above_history'
  | 'after_settlement'
  | 'house_not_funded';

/** What no other report lifts, and no two people can look past. */
const FINAL: readonly Fault[] = ['not_running', 'bucket_invalid', 'while_paused', 'after_settlement'];

/** Whether a report that this stands against may still count one day. */
export const mayStillCount = (fault: Fault): boolean => !FINAL.includes(fault);
