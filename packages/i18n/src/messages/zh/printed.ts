import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': '运营 ID {id}',
  'printed.made': '生成于 {time}。所有时间均按 {zone} 时区。',
  'printed.head': '最后一条账目的哈希值：{hash}',
  'printed.time': '时间',
  'printed.availableAfter': '之后可用',
  'printed.totalAfter': '之后总资产',
  'printed.byHand': '人工录入',
  'printed.checkable':
    '此文件供阅读。同月的 JSON 文件包含相同的数字，无需我们即可核对。□ 代表本文件无法显示的字符。',
  'printed.page': '第 {page} 页，共 {count} 页',
} satisfies Translation<typeof english>;
