import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'フォロー',
  'follow.records': '履歴',
  'follow.explained':
    'リーダーはプランを公開する利用者です。公開されたプランはお客様のプランに加わりますが、フォローするだけでお金が使われることはなく、出稿するかどうかは1つずつご自分で決められます。',
  'follow.never':
    'フォローするだけでお金が使われることはなく、リーダーがフォロワーから利益を得ることもありません。',
  'follow.nobody': 'フォロー中のリーダーはいません。アカウントIDを入力すると、先に実績を確認できます。',
  'follow.current': 'フォロー中',
  'follow.since': '{time}から',
  'follow.id': 'アカウントID {id}',
  'follow.open':
    '{count, plural, =0 {現在フォロワーに公開中のプランはありません} other {現在フォロワーに公開中のプランが#件あります}}',
  'follow.record': 'このリーダーのプランの実績',
  'follow.recordNone': 'このリーダーが公開したプランはまだ精算されていないため、実績はありません。',
  'follow.recordCounts':
    'フォロワーが出稿し、精算されたすべてのプランを、損失が出たものも含めて数えています。過去の結果は次のプランの結果を示すものではありません。',
  'follow.changeHeading': '別のリーダーをフォロー',
  'follow.field': 'リーダーのアカウントID',
  'follow.hint': '8桁の数字です。リーダーから受け取ってください。',
  'follow.look': '実績を見る',
  'follow.question': '{name}さんをフォローしますか？',
  'follow.changeQuestion': 'フォロー先を{before}さんから{name}さんに変えますか？',
  'follow.changeExplained': 'すでに届いているプランは、期限が切れるまで残ります。',
  'follow.confirm': 'フォローする',
  'follow.change': '変更する',
  'follow.done': '{name}さんをフォローしました。',
  'follow.stop': 'フォローをやめる',
  'follow.stopQuestion': '{name}さんのフォローをやめますか？',
  'follow.stopExplained':
    'このリーダーの新しいプランは届かなくなります。すでに届いているプランは期限が切れるまで残り、出稿済みの分はそのまま続きます。',
  'follow.keep': 'フォローを続ける',
  'follow.stopped': 'フォロー中のリーダーはいません。',
  'follow.toWaiting': '出稿待ちのプラン',
  'follow.event.followed': '{name}さんをフォロー',
  'follow.event.changed': 'フォロー先を{name}さんに変更',
  'follow.event.stopped': '{name}さんのフォローを終了',
  'follow.orders': '{count, plural, =0 {届いたプランはありません} other {届いたプラン：#件}}',
  'follow.noRecords': 'フォローの履歴がここに表示されます。',
  'follow.toFollow': 'リーダーをフォロー',
  'lead.heading': 'お客様はリーダーです',
  'lead.followers': '{count, plural, =0 {フォロワーはまだいません} other {フォロワーは#人です}}',
  'lead.giveId': 'フォローしたい人にこの番号を伝えてください。',
  'lead.publish': 'プランを公開する',
  'lead.publishExplained':
    'フォロワーそれぞれに7日間提示され、出稿するかどうかは本人が決めます。お客様に報酬は入りません。',
  'lead.product': '商品',
  'lead.published':
    '{count, plural, =0 {公開しました。フォロワーはまだいません。} other {フォロワー#人に公開しました。}}',
  'lead.publications': '公開したプラン',
  'lead.closed': '{time}に終了',
  'lead.offers': '提示',
  'lead.funded': '出稿',
  'lead.settled': '精算済み',
  'lead.lost': '損失',
  'lead.none': '公開したプランはまだありません。',
} satisfies Translation<typeof english>;
