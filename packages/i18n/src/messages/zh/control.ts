import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': '投放控制',
  'control.pause': '暂停',
  'control.resume': '恢复投放',
  'control.pauseQuestion': '暂停此计划？',
  'control.pauseExplained':
    '暂停自广告网络确认起生效，最迟一小时内生效。在此之前的投放照常计费。结束时间不会顺延。',
  'control.pauseAsked': '已请求广告网络暂停投放。',
  'control.resumeAsked': '已请求广告网络恢复投放。',
  'control.limits': '限额',
  'control.noLimits': '未设置限额。计划会投放到预算用完或投放期结束。',
  'control.setLimits': '设置限额',
  'control.limitsExplained':
    '最先达到的限额会使计划永久停止。每有一份报告计入时检查一次，在此之前广告网络可能会略微多花。',
  'control.limit.cost_per_conversion': '单次转化成本超过此金额时停止',
  'control.limit.loss': '亏损达到此金额时停止',
  'control.limit.spend_without_conversion': '花费达到此金额仍无转化时停止',
  'control.limit.ends_at': '结束时间',
  'control.limit.daily_cap': '每日最多计费',
  'control.dailyCapExplained': '自明天起按 UTC 自然日生效。超出部分的投放不计费。',
  'control.noLimit': '不限',
  'control.leaveEmpty': '留空表示不设限额。',
  'control.save': '保存限额',
  'control.saved': '限额已保存。',
  'control.amountInvalid': '请输入大于 0 的金额。',
  'control.dateInvalid': '请选择将来的时间。',
  'control.reached.cost_per_conversion': '单次转化成本超过了您的限额 {value}。',
  'control.reached.loss': '亏损达到了您的限额 {value}。',
  'control.reached.spend_without_conversion': '已花费 {value}，仍无转化。',
  'control.reached.ends_at': '已到您设置的结束时间。',
  'control.meanwhile': '从您申请到确认期间的计费金额：{amount}',
} satisfies Translation<typeof english>;
