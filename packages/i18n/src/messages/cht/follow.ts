import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

/** Following a lead. */
export const follow: Translation<typeof english> = {
  'follow.now': '跟隨',
  'follow.records': '紀錄',
  'follow.explained':
    '營運者是向跟隨者發布計畫的使用者。這些計畫會出現在您的計畫中，等候投放金額；每項計畫是否投放，由您決定。',
  'follow.never': '跟隨本身從不動用資金，營運者也不會從跟隨者身上獲得任何收益。',
  'follow.nobody': '您沒有跟隨任何人。請輸入營運者的營運 ID，先查看其紀錄。',
  'follow.current': '您正在跟隨',
  'follow.since': '{time} 起',
  'follow.id': '營運 ID {id}',
  'follow.open': '{count, plural, =0 {目前沒有開放給跟隨者的計畫} other {目前有 # 個計畫開放給跟隨者}}',
  'follow.record': '這位營運者過往計畫的結果',
  'follow.recordNone': '這位營運者發布的計畫都還沒有結算，因此沒有紀錄。',
  'follow.recordCounts': '計入跟隨者投放過的每一個已結算計畫，包括虧損的。',
  'follow.changeHeading': '跟隨其他營運者',
  'follow.field': '營運者的營運 ID',
  'follow.hint': '8 位數字，由營運者提供。',
  'follow.look': '查看紀錄',
  'follow.question': '要跟隨 {name} 嗎？',
  'follow.changeQuestion': '要停止跟隨 {before}，改為跟隨 {name} 嗎？',
  'follow.changeExplained': '已經提供給您的計畫會保留到過期為止。',
  'follow.confirm': '跟隨',
  'follow.change': '更換',
  'follow.done': '您已跟隨 {name}。',
  'follow.stop': '停止跟隨',
  'follow.stopQuestion': '要停止跟隨 {name} 嗎？',
  'follow.stopExplained':
    '您不會再收到這位營運者的新計畫。已經提供的計畫會保留到過期為止，您已投放的計畫照常進行。',
  'follow.keep': '繼續跟隨',
  'follow.stopped': '您現在沒有跟隨任何人。',
  'follow.toWaiting': '待投放的計畫',
  'follow.event.followed': '您跟隨了 {name}',
  'follow.event.changed': '您改為跟隨 {name}',
  'follow.event.stopped': '您停止跟隨 {name}',
  'follow.orders': '{count, plural, =0 {沒有由此產生的計畫} other {由此產生了 # 個計畫}}',
  'follow.order': '計畫 {position}',
  'follow.noRecords': '這裡還沒有紀錄。跟隨、更換和停止跟隨都會記在這裡。',
  'follow.toFollow': '前往跟隨營運者',
};
