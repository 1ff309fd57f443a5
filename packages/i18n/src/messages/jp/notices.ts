import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': '入金されました',
  'notice.topup.body': '{amount}を利用可能残高に反映しました。受領番号：{receipt}',
  'notice.order.finished.title': 'プラン{number}の配信が終了しました',
  'notice.order.finished.body':
    '使われなかった{amount}は利用可能残高に戻りました。レポートは72時間以内に締め切られます。',
  'notice.order.failed.title': 'プラン{number}は配信されませんでした',
  'notice.order.failed.body': '{amount}の全額が利用可能残高に戻りました。',
  'notice.order.settled.title': 'プラン{number}を精算しました',
  'notice.order.settled.body': '{amount}を利用可能残高に移しました。',
  'notice.order.planFailed.title': 'プランが配信されませんでした',
  'notice.order.planFailed.body': '{product}：{amount}の全額が利用可能残高に戻りました（プラン{number}）。',
  'notice.order.planFinished.title': 'プランの配信が終了しました',
  'notice.order.planFinished.body': '{product}：レポートは72時間以内に締め切られます（プラン{number}）。',
  'notice.order.planFinishedRest.title': 'プランの配信が終了しました',
  'notice.order.planFinishedRest.body':
    '{product}：使われなかった{amount}は利用可能残高に戻りました。レポートは72時間以内に締め切られます（プラン{number}）。',
  'notice.order.planSettled.title': 'プランを精算しました',
  'notice.order.planSettled.body':
    '結果{result}：{product}。{amount}を利用可能残高に移しました（プラン{number}）。',
  'notice.order.limitReached.title': 'プラン{number}が設定された上限に達しました',
  'notice.order.limitReached.body':
    '停止の手続き中です。消化額{billed}、収益{revenue}、コンバージョン{conversions}件。広告ネットワークが配信を終えると、残りの金額が戻ります。',
  'notice.order.costLimitReached.title': 'プラン{number}：コンバージョン単価が上限を超えました',
  'notice.order.costLimitReached.body':
    'コンバージョン単価が上限の{value}を超えました。停止の手続き中です。消化額{billed}、収益{revenue}、コンバージョン{conversions}件。広告ネットワークが配信を終えると、残りの金額が戻ります。',
  'notice.order.lossLimitReached.title': 'プラン{number}：損失が上限に達しました',
  'notice.order.lossLimitReached.body':
    '損失が上限の{value}に達しました。停止の手続き中です。消化額{billed}、収益{revenue}、コンバージョン{conversions}件。広告ネットワークが配信を終えると、残りの金額が戻ります。',
  'notice.order.spendLimitReached.title': 'プラン{number}：コンバージョンなしの消化額が上限に達しました',
  'notice.order.spendLimitReached.body':
    'コンバージョンなしで{value}を消化しました。停止の手続き中です。消化額{billed}、収益{revenue}、コンバージョン{conversions}件。広告ネットワークが配信を終えると、残りの金額が戻ります。',
  'notice.order.endDateReached.title': 'プラン{number}：設定された終了日時になりました',
  'notice.order.endDateReached.body':
    '設定された終了日時になりました。停止の手続き中です。消化額{billed}、収益{revenue}、コンバージョン{conversions}件。広告ネットワークが配信を終えると、残りの金額が戻ります。',
  'notice.order.dailyCapReached.title': 'プラン{number}が1日の上限に達しました',
  'notice.order.dailyCapReached.body':
    '{bucket}から15分間のレポートを反映すると、その日（UTC）の消化額が{amount}を超えます。このレポートは全体が保留され、課金されず、そのコンバージョンも数えません。',
  'notice.product.changed.title': 'お気に入りの商品の条件が変わりました',
  'notice.product.changed.body':
    '{product}：新しいプランには第{version}版の条件が適用されます。出稿済みのプランは元の版のままです。',
  'notice.product.retired.title': 'お気に入りの商品の提供が終了しました',
  'notice.product.retired.body':
    '{product}（第{version}版）は新しいプランを受け付けません。出稿済みのプランは続きます。',
  'notice.product.back.title': 'お気に入りの商品の提供が再開されました',
  'notice.product.back.body': '{product}は第{version}版の条件で再びプランを受け付けます。',
  'notice.order.restated.title': 'プラン{number}：広告ネットワークがレポートを訂正しました',
  'notice.order.restated.body':
    '{bucket}からの15分間：消化額は{spendBefore}から{spendAfter}に、収益は{revenueBefore}から{revenueAfter}に変わりました。各数値の変更前と変更後はプランで確認できます。',
  'notice.order.restatedByStaff.title': 'プラン{number}：担当者がレポートを訂正しました',
  'notice.order.restatedByStaff.body':
    '{bucket}からの15分間：消化額は{spendBefore}から{spendAfter}に、収益は{revenueBefore}から{revenueAfter}に変わりました。各数値の変更前と変更後、理由はプランで確認できます。',
  'notice.withdrawal.approved.title': '出金が承認されました',
  'notice.withdrawal.approved.body': '{amount}を出金先（末尾{lastFour}）に送金しています。',
  'notice.withdrawal.approvedUntil.title': '出金が承認されました',
  'notice.withdrawal.approvedUntil.body':
    '{until}までに{amount}を出金先（末尾{lastFour}）に支払います。それまでに支払われない場合、金額は再び利用できます。',
  'notice.withdrawal.paid.title': '出金が完了しました',
  'notice.withdrawal.paid.body': '{amount}を支払いました。支払番号：{reference}',
  'notice.withdrawal.refused.title': '出金をお受けできませんでした',
  'notice.withdrawal.refused.body': '{amount}は利用可能残高に戻りました。理由：{reason}',
  'notice.withdrawal.bounced.title': '出金が銀行から返金されました',
  'notice.withdrawal.bounced.body': '{amount}は利用可能残高に戻りました。理由：{reason}',
  'notice.withdrawal.lapsed.title': '出金が期限内に支払われませんでした',
  'notice.withdrawal.lapsed.body':
    '期限までに支払われなかったため、{amount}は利用可能残高に戻りました。すぐに再度依頼できます。',
  'notice.payout.changed.title': '出金先が変更されました',
  'notice.payout.changed.body':
    '{until}以降、出金先は末尾{lastFour}の口座になります。お心当たりがない場合は、すぐに異議を申し立ててください。',
  'notice.payout.passwordReset.title': '取引パスワードが再設定されました',
  'notice.payout.passwordReset.body':
    '以前のパスワードなしで設定されたため、出金は{until}までお待ちいただきます。お心当たりがなければ、すぐに異議を申し立ててください。',
  'notice.payout.factorOff.title': '出金は24時間お待ちいただきます',
  'notice.payout.factorOff.body':
    'パスキーまたはワンタイムコードがオフにされたか、復旧コードが使われたため、出金は{until}までお待ちいただきます。お心当たりがなければ、ログインパスワードを変更し、サポートへご連絡ください。',
  'notice.hold.released.title': '保留が解除されました',
  'notice.hold.released.body': '{amount}は利用可能残高に戻りました。',
  'notice.chargeback.held.title': 'チャージバックの請求がありました',
  'notice.chargeback.held.body':
    '{amount}を{until}まで保留します。それまでに異議を申し立てられます。理由：{reason}',
  'notice.chargeback.heldRevenue.title': '収益のチャージバックの請求がありました',
  'notice.chargeback.heldRevenue.body':
    '未精算の収益{amount}が{until}まで保留されます。利用可能残高には影響しません。それまでに異議を申し立てられます。理由：{reason}',
  'notice.chargeback.house.title': 'チャージバックの請求がありました',
  'notice.chargeback.house.body':
    'このうち{amount}は運営が自己資金で負担します。お客様の資金が保留されたり差し引かれたりすることはありません。理由：{reason}',
  'notice.chargeback.lifted.title': '収益の保留が解除されました',
  'notice.chargeback.lifted.body': '{amount}の保留が解除され、再びプランの収益に含まれます。',
  'notice.chargeback.posted.title': 'チャージバックが確定しました',
  'notice.chargeback.posted.body': '保留していた{amount}は支払元に戻りました。',
  'notice.acceptance.refused.title': '両替の支払いを確認できませんでした',
  'notice.acceptance.refused.body':
    'ご報告いただいた支払いが見つかりませんでした。異議を申し立てられます。理由：{reason}',
  'notice.acceptance.lapsed.title': '両替の支払いが期限内に確認されませんでした',
  'notice.acceptance.lapsed.body':
    'ご報告いただいた支払いが7日以内に確認されませんでした。支払い済みの場合は、証明を添えて異議を申し立ててください。',
  'notice.objection.upheld.title': '異議申立てが認められました',
  'notice.objection.upheld.body':
    'お客様の申立てが認められました。回答は「異議申立ての履歴」でご覧いただけます。',
  'notice.objection.lapsed.title': '期限内に回答がなく、異議申立てが認められました',
  'notice.objection.lapsed.body':
    '期限までに担当者の回答がなかったため、お客様の申立てが認められました。結果は「異議申立ての履歴」でご覧いただけます。',
  'notice.objection.paid.title': '異議申立てに基づく返金',
  'notice.objection.paid.body': '運営が{amount}を支払いました。すぐにご利用いただけます。',
  'notice.objection.rejected.title': '異議申立ては認められませんでした',
  'notice.objection.rejected.body': '回答と理由は「異議申立ての履歴」でご覧いただけます。',
  'notice.account.passkeyAdded.title': 'パスキーを追加しました',
  'notice.account.passkeyAdded.body':
    '「{name}」でログインできるようになりました。お心当たりがなければ、削除してログインパスワードを変更してください。',
  'notice.account.passkeyRemoved.title': 'パスキーを削除しました',
  'notice.account.passkeyRemoved.body':
    '「{name}」ではログインできなくなりました。お心当たりがなければ、ログインパスワードを変更し、サポートへご連絡ください。',
  'notice.account.totpOn.title': 'ワンタイムコードをオンにしました',
  'notice.account.totpOn.body': 'パスワードでのログイン時に、認証アプリのコードも必要になりました。',
  'notice.account.totpOff.title': 'ワンタイムコードをオフにしました',
  'notice.account.totpOff.body':
    'ログイン時のコードは不要になりました。お心当たりがなければ、ログインパスワードを変更し、サポートへご連絡ください。',
  'notice.account.recoveryCodesMade.title': '新しい復旧コード',
  'notice.account.recoveryCodesMade.body':
    '以前のコードは使えなくなりました。お心当たりがなければ、ログインパスワードを変更し、作り直してください。',
  'notice.account.recoveryCodeUsed.title': '復旧コードが使われました',
  'notice.account.recoveryCodeUsed.body':
    '残りのコード：{left}。お心当たりがなければ、ログインパスワードを変更し、サポートへご連絡ください。',
  'notice.account.codesTried.title': 'ログインコードの入力が試みられています',
  'notice.account.codesTried.body':
    'パスワードは正しく、コードは誤りで、ログインはされていません。お心当たりがなければ、パスワードが知られています。変更してください。',
  'notice.account.factorsRemoved.title': 'パスキーとコードを解除しました',
  'notice.account.factorsRemoved.body':
    'パスキー、ワンタイムコード、復旧コードは使えなくなりました。ご依頼でなければ、すぐにサポートへご連絡ください。',
  'notice.account.closing.title': 'アカウントの解約手続き中です',
  'notice.account.closing.body':
    'プランを終了し、現金のお支払いを進めています。残りは使えるようになり次第お支払いします。お心当たりがない場合は、すぐに異議を申し立ててください。',
  'notice.account.closed.title': 'アカウントは解約されました',
  'notice.account.closed.body': 'お支払いする残りはありません。取引明細書は引き続きご覧いただけます。',
  'notice.coupon.granted.title': 'クーポンが届きました',
  'notice.coupon.granted.body': '{name}がクーポン一覧に入りました。有効期限：{until}',
  'notice.startUp.granted.title': '初期資金',
  'notice.startUp.granted.body':
    '運営からプラン用に{amount}をお貸しします。現金ではありません。いつでも無料で返却できます。',
  'notice.startUp.offered.title': '初期資金のご案内',
  'notice.startUp.offered.body':
    '運営からプラン用に{amount}の貸し出しをご案内しています。{until}までにウォレットで承諾または辞退してください。承諾しない限り何も起こりません。',
  'notice.acceptance.issued.title': '両替の準備ができました',
  'notice.acceptance.issued.body':
    '2名が両替の条件を確認しました。コードで開いてください。支払う前に、支払額と受取額が表示されます。',

  'notice.feedback.answered.title': 'ご意見への回答',
  'notice.feedback.answered.body': 'ご意見：{subject}。回答：{answer}',
  'notice.topup.refused.title': '入金の依頼を終了しました',
  'notice.topup.refused.body':
    'ご依頼の入金（{amount}）は反映されませんでした。支払い済みの場合は、証明を添えて異議を申し立ててください。理由：{reason}',
  'notice.hold.opened.title': '資金の一部が保留されました',
  'notice.hold.opened.body':
    '{amount}を{until}まで保留し、その後自動で解除します。異議申立てに費用はかかりません。理由：{reason}',
  'notice.hold.renewed.title': '保留が1回延長されました',
  'notice.hold.renewed.body':
    '{amount}の保留が{until}まで続きます。再度の延長はありません。異議申立てに費用はかかりません。理由：{reason}',
  'notice.score.forged.title': '信用スコアが下がりました',
  'notice.score.forged.body':
    '担当者2名が書類を偽造と判断しました。資金には影響しません。異議を申し立てられます。理由：{reason}',
  'notice.account.disabled.title': 'アカウントが停止されました',
  'notice.account.disabled.body':
    '理由はホーム画面に表示されています。お金はお客様のものです。出金、異議申立て、お問い合わせは引き続きできます。',
  'notice.account.enabled.title': 'アカウントが利用できます',
  'notice.account.enabled.body': 'アプリのすべての機能をご利用いただけます。',
  'notice.account.passwordChanged.title': 'ログインパスワードが変更されました',
  'notice.account.passwordChanged.body':
    'すべての端末からログアウトしました。お心当たりがない場合は「パスワードをお忘れですか」から再設定し、ご連絡ください。',
  'notice.account.signedOut.title': 'すべての端末からログアウトしました',
  'notice.account.signedOut.body': '担当者がすべての端末でのログインを終了しました。理由：{reason}',

  'notice.support.answered.title': 'サポートから回答がありました',
  'notice.support.answered.body': '回答はサポートとの会話でご覧いただけます。',

  'notice.demoDesk':
    'ここはサンドボックスのデモ窓口です。担当者ではなくシステムが自動で回答します。お支払い情報の送付、入金の計上、出金の支払いを1分以内に自動で行います。実際のお金は動きません。各段階はそれぞれの案件のページで確認できます。',
  'notice.sample.announcement.title': 'お知らせの例：運営ルール第1版',
  'notice.sample.announcement.body':
    '運営ルールは、資金がそのときどこにあるか、お客様に決して求めないことは何かを定めています。ルールを変えるときは、適用の前にここでお知らせします。これはサンプルデータの一部です。',
  'notice.sample.maintenance.title': 'メンテナンスの例：レポートの到着が遅れました',
  'notice.sample.maintenance.body':
    '20分間、配信レポートを受け取れませんでした。レポートは再送され、一度だけ計上されています。金額に変更はなく、入金と出金は通常どおり行われました。これはサンプルデータの一部です。',
  'notice.sample.activity.title': 'キャンペーンの例：新規利用者クーポン',
  'notice.sample.activity.body':
    '新規利用者クーポンは、お一人様1回だけ受け取れます。金額を確定する前に、誰がどの部分を負担するかをアプリに表示します。これはサンプルデータの一部です。',

  'contact.general': '一般のお問い合わせ',
  'contact.recharge': '入金サポート',

  'faq.learningPhase.question': 'プランの学習期間とは何ですか？',
  'faq.learningPhase.answer':
    'プランの開始後、広告ネットワークは広告が誰に届くかを学習する必要があります。7日以内に30～50件ほどのコンバージョンが目安です。それまでは数値が日ごとに大きく変動します。\n\nプランのページには、計上されたコンバージョンの件数が表示されます。学習期間中のプランも、ほかのプランと同じく損失で終わることがあります。',
  'faq.whereIsMyMoney.question': 'プランの配信中、資金はどこにありますか？',
  'faq.whereIsMyMoney.answer':
    '出稿すると、金額は利用可能残高から「プランで使用中」に移ります。配信レポートが届くたびに、その一部が課金されます。配信期間が終わると、使われなかった分は利用可能残高に戻ります。\n\nプランの収益は「精算待ち」に表示されます。広告ネットワークが支払い、異議申立ての期間が終わると、利用できるようになります。',
  'faq.canILose.question': 'プランで損をすることはありますか？',
  'faq.canILose.answer':
    'あります。配信に使われた費用は、反応の有無にかかわらず戻りません。各商品のページには、精算済みのすべてのプランの実績（件数、結果の中央値、損失が出た割合）が表示されます。\n\nプランの結果を事前に知ることは誰にもできません。失っても困らない金額だけを出稿してください。',
  'faq.withdraw.question': '出金するにはどうすればよいですか？',
  'faq.withdraw.answer':
    '取引パスワードと出金先を設定し、ウォレットで出金を依頼してください。担当者が承認して支払い、進み具合はすべて表示されます。\n\n出金できない理由がある場合は、その内容、期限、解消の方法がウォレットに表示されます。解消に費用がかかることはありません。出金のためにお金を払うよう求める人がいたら、それは詐欺です。',
  'faq.topUp.question': '入金するにはどうすればよいですか？',
  'faq.topUp.answer':
    '入金は手動で承ります。ウォレットで依頼すると、支払先の口座を示すお支払い情報をサポートがお送りします。そこに記載された口座にのみお支払いください。\n\n担当者が受領を記録し、別の担当者が確認すると、金額が受領番号とともに利用可能残高に表示されます。',

  'rules.text':
    '現金はお客様のものです。利用可能残高にあるか、理由と終了日時のある保留中か、配信中のプランの中か、精算待ちの結果の中か、お支払いの途中にあり、これらの合計が総資産になります。\n\n割引と初期資金は運営のお金です。プランには使えますが、出金はできず、お客様の現金には数えません。\n\nプランは、出稿された資金を広告の配信に使います。結果はさまざまで、マイナスになることもあります。このアプリに結果を約束するものはありません。\n\n訂正は必ず、お客様が確認できる新しい記録として行います。起きたことの記録を変えたり消したりすることはありません。\n\n担当者がパスワードを尋ねたり、出金のためにお金を求めたりすることは決してありません。',
  'activityRules.text':
    '新規利用者クーポンは、お一人様1回だけ受け取れます。クーポンは出稿のときに選び、プラン1件につき1枚、同じ名前のものは1日1枚まで使えます。\n\n割引は運営が負担します。現金ではなく、出金もできません。プランで使われなかった分は運営に戻ります。出稿を確定する前に、誰がどの部分を負担するかをアプリに表示します。',

  'printed.account': 'アカウントID {id}',
  'printed.made': '作成日時：{time}。時刻はすべて{zone}のものです。',
  'printed.head': '最後の記録のハッシュ値：{hash}',
  'printed.time': '時刻',
  'printed.availableAfter': '取引後の利用可能残高',
  'printed.totalAfter': '取引後の総資産',
  'printed.byHand': '手入力',
  'printed.checkable':
    '閲覧用の写しです。同じ月のJSONファイルには同じ数字が含まれ、当方を介さずに検証できます。□は、このファイルで表示できない文字を示します。',
  'printed.page': '{page} / {count}ページ',
} satisfies Translation<typeof english>;
