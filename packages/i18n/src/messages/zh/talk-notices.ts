import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

/** Notices of the sandbox's sample data. */
export const talkNotices: Translation<typeof english> = {
  'notice.sample.announcement.title': '示例公告：运营规则第 1 版',
  'notice.sample.announcement.body':
    '运营规则说明您的资金在每个时刻处于何处，以及哪些事永远不会要求您做。规则如有变更，生效前会在此公告。此通知属于示例数据。',
  'notice.sample.maintenance.title': '示例维护：报告比平时晚到',
  'notice.sample.maintenance.body':
    '有二十分钟未能接收投放报告。这些报告随后重新发送，且只计一次；没有任何金额被更改，充值和提现照常进行。此通知属于示例数据。',
  'notice.sample.activity.title': '示例活动：新人优惠券',
  'notice.sample.activity.body':
    '新人优惠券每人可领取一次。确认金额前，应用会显示各方支付的部分。此通知属于示例数据。',
};
