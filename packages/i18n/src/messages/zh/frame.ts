import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

/** Questions, rules, contacts inside the app, and what the app says of itself. */
export const frame: Translation<typeof english> = {
  'faq.heading': '常见问题',
  'faq.lead': '大家最先问到的问题。',
  'faq.more': '其他问题',
  'faq.none': '这里还没有问题解答。您的问题可由客服解答。',
  'faq.ask': '咨询客服',
  'faq.missing': '此问题已不在这里。',
  'faq.version': '第 {number} 版',

  'customer.open': '正在打开{label}',
  'customer.refused': '此地址不是我们的联系方式',
  'customer.refusedExplained': '应用内只能打开客服列表中的联系方式。未打开任何内容。',
  'customer.choose': '选择联系方式',

  'update.ready': '应用有新版本可用。',
  'update.use': '立即使用',

  'refresh.pull': '下拉刷新',
  'refresh.release': '松开刷新',
  'refresh.running': '正在读取最新数据',
  'blocked.notOpen': '按账户目前的状态，此处暂不开放。',
  'blocked.whatIsOpen': '查看可以使用的功能',
};
