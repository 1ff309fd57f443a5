import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

/** Questions, rules, contacts inside the app, and what the app says of itself. */
export const frame: Translation<typeof english> = {
  'faq.heading': 'よくある質問',
  'faq.lead': '最初によく聞かれる質問です。',
  'faq.more': 'ほかの質問',
  'faq.none': 'まだ質問と回答はありません。ご質問にはサポートがお答えします。',
  'faq.ask': 'サポートに質問する',
  'faq.missing': 'この質問はもう掲載されていません。',
  'faq.version': '第{number}版',

  'customer.open': '{label}を開いています',
  'customer.refused': 'このアドレスは当方の窓口ではありません',
  'customer.refusedExplained': 'アプリ内で開けるのは、サポートの一覧にある窓口だけです。何も開いていません。',
  'customer.choose': '窓口を選ぶ',

  'update.ready': '新しいバージョンのアプリがあります。',
  'update.use': '更新する',

  'refresh.pull': '引っ張って更新',
  'refresh.release': '指を離して更新',
  'refresh.running': '最新の数値を読み込み中',
  'blocked.notOpen': '現在のアカウントの状態では、ここはご利用いただけません。',
  'blocked.whatIsOpen': 'ご利用いただけるものを見る',
};
