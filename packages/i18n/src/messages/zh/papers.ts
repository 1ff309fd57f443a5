import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': '编号 {number}',
  'paper.planSettled': '计划已结算',
  'paper.product': '产品',
  'paper.terms': '条款',
  'paper.reference': '付款编号',
  'paper.entry': '编号 {number}，在您的链中第 {place} 位',
  'paper.signedDay': '已签名的日期',
  'paper.root': '该日的根值',
  'paper.notSigned': '尚未签名。每天结束后不久即会签名，届时本凭证会列出该日。',
  'paper.check':
    '如需自行核对，请将当月对账单保存为 JSON，并在 {address} 打开。其中包含以上每条账目，编号和哈希值均相同。方法见源代码中的 {guide}。',
  'paper.copy': '供您留存，以账本为准。□ 代表本文件无法显示的字符。',
  'paper.zone': '所有时间均按 {zone} 时区。',
  'paper.year': '{year} 年汇总',
  'paper.yearOpen': '本年度尚未结束。本文件截至 {time} 的账目。',
  'paper.byKind': '按类型',
  'paper.byMonth': '按月',
  'paper.month': '月份',
  'paper.settledPlans': '本年结算的计划',
  'notice.account.dataTaken.title': '您的数据已被下载',
  'notice.account.dataTaken.body':
    '一份包含您全部数据的文件已保存。如果不是您本人操作，请更改登录密码并联系客服。',
} satisfies Translation<typeof english>;
