import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': '配信の管理',
  'control.pause': '一時停止',
  'control.resume': '再開',
  'control.pauseQuestion': 'このプランを一時停止しますか？',
  'control.pauseExplained':
    '一時停止は広告ネットワークが確認した時点で始まり、遅くとも1時間以内に有効になります。それまでの配信分は課金されます。終了日時は延びません。',
  'control.pauseAsked': '広告ネットワークに一時停止を依頼しました。',
  'control.resumeAsked': '広告ネットワークに再開を依頼しました。',
  'control.limits': '上限',
  'control.noLimits': '上限は設定されていません。予算を使い切るか期間が終わるまで配信されます。',
  'control.setLimits': '上限を設定',
  'control.limitsExplained':
    '最初に達した上限でプランは停止し、再開できません。レポートが反映されるたびに確認するため、それまでに上限を少し超えて消化されることがあります。',
  'control.limit.cost_per_conversion': 'コンバージョン1件の費用がこの額を超えたら停止',
  'control.limit.loss': '損失がこの額に達したら停止',
  'control.limit.spend_without_conversion': 'コンバージョンなしでこの額を消化したら停止',
  'control.limit.ends_at': '終了日時',
  'control.limit.daily_cap': '1日に課金される額の上限',
  'control.dailyCapExplained': '明日から、UTCの1日ごとに適用されます。これを超えた配信分は課金されません。',
  'control.noLimit': '上限なし',
  'control.leaveEmpty': '空欄にすると上限なしになります。',
  'control.save': '上限を保存',
  'control.saved': '上限を保存しました。',
  'control.amountInvalid': '0より大きい金額を入力してください。',
  'control.dateInvalid': '今より後の日時を選んでください。',
  'control.reached.cost_per_conversion': 'コンバージョン1件の費用が上限の{value}を超えました。',
  'control.reached.loss': '損失が上限の{value}に達しました。',
  'control.reached.spend_without_conversion': 'コンバージョンなしで{value}を消化しました。',
  'control.reached.ends_at': '設定された終了日時になりました。',
  'control.meanwhile': '依頼から確認までに課金された額：{amount}',
  'control.raise': '予算を追加',
  'control.raiseExplained':
    '金額は利用可能残高から引かれ、すぐにプランに入ります。最初の金額と同じく失われることがあり、使われなかった分は戻ります。',
  'control.raiseRange': '{most}までの金額を入力してください。',
  'control.raiseConfirm': '{amount}を追加',
  'control.raised': '予算を追加しました。',
  'control.raisedBy': '{amount}を追加し、予算は{budget}になりました',
} satisfies Translation<typeof english>;
