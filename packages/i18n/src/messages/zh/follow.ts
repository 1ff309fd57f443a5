import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

/** Following a lead. */
export const follow: Translation<typeof english> = {
  'follow.now': '跟随',
  'follow.records': '记录',
  'follow.explained':
    '运营者是向跟随者发布计划的用户。这些计划会出现在您的计划中，等待投放金额；每个计划是否投放，由您决定。',
  'follow.never': '跟随本身从不动用资金，运营者也不会从跟随者那里获得任何收益。',
  'follow.nobody': '您没有跟随任何人。请输入运营者的运营 ID，先查看其记录。',
  'follow.current': '您正在跟随',
  'follow.since': '{time} 起',
  'follow.id': '运营 ID {id}',
  'follow.open': '{count, plural, =0 {目前没有向跟随者开放的计划} other {目前有 # 个计划向跟随者开放}}',
  'follow.record': '此运营者以往计划的结果',
  'follow.recordNone': '此运营者发布的计划都还没有结算，因此没有记录。',
  'follow.recordCounts': '计入跟随者投放过的每一个已结算计划，包括亏损的。',
  'follow.changeHeading': '跟随其他运营者',
  'follow.field': '运营者的运营 ID',
  'follow.hint': '8 位数字，由运营者提供。',
  'follow.look': '查看记录',
  'follow.question': '跟随 {name}？',
  'follow.changeQuestion': '不再跟随 {before}，改为跟随 {name}？',
  'follow.changeExplained': '已经提供给您的计划会保留到过期为止。',
  'follow.confirm': '跟随',
  'follow.change': '更换',
  'follow.done': '您已跟随 {name}。',
  'follow.stop': '停止跟随',
  'follow.stopQuestion': '停止跟随 {name}？',
  'follow.stopExplained':
    '您不会再收到此运营者的新计划。已经提供的计划会保留到过期为止，您已投放的计划照常进行。',
  'follow.keep': '继续跟随',
  'follow.stopped': '您现在没有跟随任何人。',
  'follow.toWaiting': '待投放的计划',
  'follow.event.followed': '您跟随了 {name}',
  'follow.event.changed': '您改为跟随 {name}',
  'follow.event.stopped': '您停止跟随 {name}',
  'follow.orders': '{count, plural, =0 {没有由此产生的计划} other {由此产生了 # 个计划}}',
  'follow.order': '计划 {position}',
  'follow.noRecords': '这里还没有记录。跟随、更换和停止跟随都会记录在这里。',
  'follow.toFollow': '去跟随运营者',
};
