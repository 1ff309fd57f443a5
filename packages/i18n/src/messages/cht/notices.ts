import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': '已儲值',
  'notice.topup.body': '{amount} 已計入您的可用餘額。收據編號 {receipt}。',
  'notice.order.finished.title': '計畫 {number} 已結束',
  'notice.order.finished.body': '未用完的 {amount} 已退回您的可用餘額。報表將在 72 小時內截止。',
  'notice.order.failed.title': '計畫 {number} 未能投放',
  'notice.order.failed.body': '全部 {amount} 已退回您的可用餘額。',
  'notice.order.settled.title': '計畫 {number} 已結算',
  'notice.order.settled.body': '{amount} 已轉入您的可用餘額。',
  'notice.order.planFailed.title': '有一個計畫未能投放',
  'notice.order.planFailed.body': '{product}：全部 {amount} 已退回您的可用餘額（計畫 {number}）。',
  'notice.order.planFinished.title': '有一個計畫已結束',
  'notice.order.planFinished.body': '{product}：報表將在 72 小時內截止（計畫 {number}）。',
  'notice.order.planFinishedRest.title': '有一個計畫已結束',
  'notice.order.planFinishedRest.body':
    '{product}：未用完的 {amount} 已退回您的可用餘額。報表將在 72 小時內截止（計畫 {number}）。',
  'notice.order.planSettled.title': '有一個計畫已結算',
  'notice.order.planSettled.body': '結果 {result}：{product}。{amount} 已轉入您的可用餘額（計畫 {number}）。',
  'notice.order.limitReached.title': '計畫 {number} 已達到您設定的上限',
  'notice.order.limitReached.body':
    '正在停止投放。花費 {billed}，收入 {revenue}，轉換 {conversions}。廣告聯播網結束投放後，剩餘金額會退回。',
  'notice.order.costLimitReached.title': '計畫 {number}：單次轉換成本超過您的上限',
  'notice.order.costLimitReached.body':
    '單次轉換成本超過了您的上限 {value}。正在停止投放。花費 {billed}，收入 {revenue}，轉換 {conversions}。廣告聯播網結束投放後，剩餘金額會退回。',
  'notice.order.lossLimitReached.title': '計畫 {number}：虧損達到您的上限',
  'notice.order.lossLimitReached.body':
    '虧損達到了您的上限 {value}。正在停止投放。花費 {billed}，收入 {revenue}，轉換 {conversions}。廣告聯播網結束投放後，剩餘金額會退回。',
  'notice.order.spendLimitReached.title': '計畫 {number}：無轉換的花費達到您的上限',
  'notice.order.spendLimitReached.body':
    '已花費 {value}，仍無轉換。正在停止投放。花費 {billed}，收入 {revenue}，轉換 {conversions}。廣告聯播網結束投放後，剩餘金額會退回。',
  'notice.order.endDateReached.title': '計畫 {number}：已到您設定的結束時間',
  'notice.order.endDateReached.body':
    '已到您設定的結束時間。正在停止投放。花費 {billed}，收入 {revenue}，轉換 {conversions}。廣告聯播網結束投放後，剩餘金額會退回。',
  'notice.order.dailyCapReached.title': '計畫 {number} 已達到您設定的每日上限',
  'notice.order.dailyCapReached.body':
    '若計入 {bucket} 起 15 分鐘的報表，當日（UTC）花費將超過 {amount}。該報表已整份擱置：不計費，其中的轉換也不計入。',
  'notice.product.changed.title': '您關注的產品有了新條款',
  'notice.product.changed.body': '{product}：新計畫適用第 {version} 版條款。已投放的計畫仍依原版本執行。',
  'notice.product.retired.title': '您關注的產品已不再提供',
  'notice.product.retired.body': '{product}（第 {version} 版）不再接受新計畫。已投放的計畫繼續進行。',
  'notice.product.back.title': '您關注的產品重新提供',
  'notice.product.back.body': '{product} 重新接受計畫，適用第 {version} 版條款。',
  'notice.order.restated.title': '計畫 {number}：廣告聯播網更正了一份報表',
  'notice.order.restated.body':
    '自 {bucket} 起的 15 分鐘：花費由 {spendBefore} 改為 {spendAfter}；您的收入由 {revenueBefore} 改為 {revenueAfter}。計畫頁列出每個數字的新舊值。',
  'notice.order.restatedByStaff.title': '計畫 {number}：工作人員更正了一份報表',
  'notice.order.restatedByStaff.body':
    '自 {bucket} 起的 15 分鐘：花費由 {spendBefore} 改為 {spendAfter}；您的收入由 {revenueBefore} 改為 {revenueAfter}。計畫頁列出每個數字的新舊值及理由。',
  'notice.withdrawal.approved.title': '提領已核准',
  'notice.withdrawal.approved.body': '{amount} 正在付款至末四碼 {lastFour} 的帳戶。',
  'notice.withdrawal.approvedUntil.title': '提領已核准',
  'notice.withdrawal.approvedUntil.body':
    '{amount} 將最晚於 {until} 付款至末四碼 {lastFour} 的帳戶。若屆時未付款，金額恢復可用。',
  'notice.withdrawal.paid.title': '提領已付款',
  'notice.withdrawal.paid.body': '{amount} 已付出。付款編號 {reference}。',
  'notice.withdrawal.refused.title': '提領遭拒絕',
  'notice.withdrawal.refused.body': '{amount} 已退回您的可用餘額。原因：{reason}',
  'notice.withdrawal.bounced.title': '您的銀行退回了一筆付款',
  'notice.withdrawal.bounced.body': '{amount} 已退回您的可用餘額。原因：{reason}',
  'notice.withdrawal.lapsed.title': '提領未在期限內付款',
  'notice.withdrawal.lapsed.body': '因未在期限內付款，{amount} 已退回您的可用餘額。您可以立即重新申請。',
  'notice.payout.changed.title': '收款帳戶已變更',
  'notice.payout.changed.body':
    '自 {until} 起，款項會付至末四碼 {lastFour} 的帳戶。若非您本人操作，請立即申訴。',
  'notice.payout.passwordReset.title': '交易密碼已重新設定',
  'notice.payout.passwordReset.body':
    '此次設定未使用舊密碼，因此暫停提領至 {until}。如非本人操作，請立即申訴。',
  'notice.payout.factorOff.title': '暫停提領 24 小時',
  'notice.payout.factorOff.body':
    '通行密鑰或一次性驗證碼被關閉，或使用了復原碼，因此暫停提領至 {until}。如非本人操作，請變更登入密碼並聯絡客服。',
  'notice.hold.released.title': '圈存已解除',
  'notice.hold.released.body': '{amount} 已退回您的可用餘額。',
  'notice.chargeback.held.title': '一筆付款遭發起拒付',
  'notice.chargeback.held.body': '{amount} 圈存至 {until}。在此之前您可以申訴。原因：{reason}',
  'notice.chargeback.heldRevenue.title': '一筆收入遭發起拒付',
  'notice.chargeback.heldRevenue.body':
    '尚未結算的收入 {amount} 已圈存至 {until}，您的可用餘額不受影響。在此之前您可以申訴。原因：{reason}',
  'notice.chargeback.house.title': '一筆付款遭發起拒付',
  'notice.chargeback.house.body': '平台以自有資金承擔 {amount}。您的資金不會被圈存或扣除。原因：{reason}',
  'notice.chargeback.lifted.title': '圈存的收入已解除',
  'notice.chargeback.lifted.body': '{amount} 已解除圈存，重新計入該計畫的收入。',
  'notice.chargeback.posted.title': '遭拒付的款項已退還',
  'notice.chargeback.posted.body': '圈存的 {amount} 已退回原付款方。',
  'notice.acceptance.refused.title': '外幣兌換付款未獲確認',
  'notice.acceptance.refused.body': '查無您申報的付款。您可以申訴。原因：{reason}',
  'notice.acceptance.lapsed.title': '外幣兌換付款未在期限內確認',
  'notice.acceptance.lapsed.body': '7 天內無人確認您申報的付款。若您已付款，請提出申訴並附上憑證。',
  'notice.objection.upheld.title': '您的申訴成立',
  'notice.objection.upheld.body': '處理結果對您有利。答覆請見「您的申訴」。',
  'notice.objection.lapsed.title': '您的申訴因逾期未答覆而成立',
  'notice.objection.lapsed.body': '沒有工作人員在期限內答覆，因此您的申訴成立。後續處理請見「您的申訴」。',
  'notice.objection.paid.title': '申訴款項已退還',
  'notice.objection.paid.body': '平台已支付 {amount}，現已可用。',
  'notice.objection.rejected.title': '您的申訴遭駁回',
  'notice.objection.rejected.body': '答覆和理由請見「您的申訴」。',
  'notice.account.passkeyAdded.title': '已新增通行密鑰',
  'notice.account.passkeyAdded.body':
    '「{name}」現在可以登入您的帳戶。如非本人操作，請將它移除並變更登入密碼。',
  'notice.account.passkeyRemoved.title': '已移除通行密鑰',
  'notice.account.passkeyRemoved.body':
    '「{name}」不能再登入您的帳戶。如非本人操作，請變更登入密碼並聯絡客服。',
  'notice.account.totpOn.title': '一次性驗證碼已開啟',
  'notice.account.totpOn.body': '用密碼登入時，現在還會要求輸入驗證器應用程式中的驗證碼。',
  'notice.account.totpOff.title': '一次性驗證碼已關閉',
  'notice.account.totpOff.body': '登入時不再要求驗證碼。如非本人操作，請變更登入密碼並聯絡客服。',
  'notice.account.recoveryCodesMade.title': '新的復原碼',
  'notice.account.recoveryCodesMade.body': '先前產生的復原碼已失效。如非本人操作，請變更登入密碼並重新產生。',
  'notice.account.recoveryCodeUsed.title': '使用了一組復原碼',
  'notice.account.recoveryCodeUsed.body': '剩餘復原碼：{left}。如非本人操作，請變更登入密碼並聯絡客服。',
  'notice.account.codesTried.title': '有人在登入時嘗試驗證碼',
  'notice.account.codesTried.body':
    '密碼正確，但驗證碼錯誤，沒有人登入成功。如非本人操作，表示有人知道您的密碼：請變更密碼。',
  'notice.account.factorsRemoved.title': '通行密鑰和驗證碼已移除',
  'notice.account.factorsRemoved.body':
    '您的通行密鑰、一次性驗證碼和復原碼均已失效。如果不是您要求的，請立即聯絡客服。',
  'notice.account.closing.title': '您的帳戶正在關閉',
  'notice.account.closing.body':
    '我們正在終止您的計畫，並向您支付現金；其餘部分可用後支付。若非您本人操作，請立即申訴。',
  'notice.account.closed.title': '您的帳戶已關閉',
  'notice.account.closed.body': '已沒有待付款項。您仍可查看對帳單。',
  'notice.coupon.granted.title': '您收到一張優惠券',
  'notice.coupon.granted.body': '{name} 已放入您的優惠券，有效期限至 {until}。',
  'notice.startUp.granted.title': '啟動資金',
  'notice.startUp.granted.body': '平台借給您 {amount} 用於投放計畫。這不是現金，您可以隨時免費歸還。',
  'notice.startUp.offered.title': '平台願借給您啟動資金',
  'notice.startUp.offered.body':
    '平台願借給您 {amount} 用於投放計畫。請於 {until} 前在錢包中接受或謝絕；不接受則不會有任何變動。',
  'notice.acceptance.issued.title': '您的外幣兌換已就緒',
  'notice.acceptance.issued.body':
    '兩位工作人員核定了一筆外幣兌換的條件。用您的兌換碼開啟，付款前會顯示您付多少、得到多少。',

  'notice.feedback.answered.title': '您的意見已有答覆',
  'notice.feedback.answered.body': '您的意見：{subject}。我們的答覆：{answer}',
  'notice.topup.refused.title': '儲值申請已結案',
  'notice.topup.refused.body':
    '您申請的 {amount} 儲值沒有入帳。若您已付款，請提出申訴並附上憑證。原因：{reason}',
  'notice.hold.opened.title': '您有部分資金已圈存',
  'notice.hold.opened.body': '{amount} 圈存至 {until}，到期自動解除。您可以免費申訴。原因：{reason}',
  'notice.hold.renewed.title': '一筆圈存已延長一次',
  'notice.hold.renewed.body': '{amount} 繼續圈存至 {until}，不能再延長。您可以免費申訴。原因：{reason}',
  'notice.score.forged.title': '您的信用分數已調降',
  'notice.score.forged.body': '兩位工作人員認定一份文件係偽造。您的資金不受影響。您可以申訴。原因：{reason}',
  'notice.account.disabled.title': '您的帳戶已停用',
  'notice.account.disabled.body': '原因顯示在您的首頁。資金仍歸您所有：您可以提領、申訴，也可以聯絡我們。',
  'notice.account.enabled.title': '您的帳戶已啟用',
  'notice.account.enabled.body': '應用程式內的所有功能均可使用。',
  'notice.account.passwordChanged.title': '您的登入密碼已變更',
  'notice.account.passwordChanged.body':
    '您已從所有裝置登出。如非您本人操作，請透過「忘記密碼」重設並聯絡我們。',
  'notice.account.signedOut.title': '您已從所有裝置登出',
  'notice.account.signedOut.body': '工作人員已將您從所有裝置登出。原因：{reason}',

  'notice.support.answered.title': '客服已回覆您',
  'notice.support.answered.body': '回覆在您與客服的對話中。',

  'notice.demoDesk':
    '這是沙盒的示範服務台：此處由系統自動回覆，並非真人。它會在一分鐘內自動傳送付款資訊、辦理儲值入帳並支付提領。不涉及真實資金。每一步都可在相應紀錄的頁面上查看。',
  'notice.sample.announcement.title': '範例公告：營運規則第 1 版',
  'notice.sample.announcement.body':
    '營運規則說明您的資金在每個時刻位於何處，以及哪些事絕不會要求您做。規則如有變更，生效前會在此公告。這則通知屬於範例資料。',
  'notice.sample.maintenance.title': '範例維護：報表比平常晚到',
  'notice.sample.maintenance.body':
    '有二十分鐘未能接收投放報表。這些報表隨後重新傳送，且只計一次；沒有任何金額遭到變更，儲值和提領照常進行。這則通知屬於範例資料。',
  'notice.sample.activity.title': '範例活動：新人優惠券',
  'notice.sample.activity.body':
    '新人優惠券每人可領取一次。確認金額前，應用程式會顯示各方支付的部分。這則通知屬於範例資料。',

  'contact.general': '一般諮詢',
  'contact.recharge': '儲值客服',

  'faq.learningPhase.question': '什麼是計畫的學習階段？',
  'faq.learningPhase.answer':
    '計畫開始後，廣告聯播網需要了解會觸及哪些人。這大約需要在 7 天內累積 30 至 50 次轉換。在此之前，計畫的數據每天波動較大。\n\n計畫頁面會顯示已計入的轉換次數。處於學習階段的計畫和其他計畫一樣，也可能以虧損收場。',
  'faq.whereIsMyMoney.question': '計畫投放期間，我的資金在哪裡？',
  'faq.whereIsMyMoney.answer':
    '投放計畫後，資金會從可用餘額轉為「投放中資金」。每有一份投放報表，就從中扣除相應費用。投放期間結束時，未用完的部分退回可用餘額。\n\n計畫的收入列在「待結算」。廣告聯播網付款且申訴期結束後，這筆收入才可使用。',
  'faq.canILose.question': '投放計畫會賠錢嗎？',
  'faq.canILose.answer':
    '會。計畫在投放上花掉的錢就是花掉了，無論使用者有沒有反應。每項產品的頁面都會顯示其所有已結算計畫的紀錄：共有多少個、結果的中位數，以及虧損的比例。\n\n沒有人能事先知道一個計畫的結果。請只投入您能承受損失的金額。',
  'faq.withdraw.question': '如何提領？',
  'faq.withdraw.answer':
    '請先設定交易密碼和收款帳戶，再到錢包申請提領。工作人員會審核並付款，每一步都會顯示。\n\n如果有任何事項阻礙提領，錢包會說明是什麼、到什麼時候、如何解除。解除從不收費：凡是要您先付錢才能提領的，都是詐騙。',
  'faq.topUp.question': '如何儲值？',
  'faq.topUp.answer':
    '儲值採人工辦理。請在錢包提出申請，客服會傳送付款資訊卡給您，上面載明收款帳戶。請只付款至這類卡片上的帳戶。\n\n工作人員登記收據，由另一位工作人員覆核，之後金額會連同收據編號顯示在可用餘額。',

  'rules.text':
    '您的現金屬於您。它可能在可用餘額中、因註明的原因圈存至註明的時間、在投放中的計畫裡、在等候結算的結果中，或正在付給您；這些部分相加即為您的總資產。\n\n優惠和啟動資金是平台的錢。它們可以用於計畫，但無法提領，也從不算作您的現金。\n\n計畫會把您投入的資金用於廣告投放。結果各不相同，也可能為負。本應用程式的任何內容都不是對結果的承諾。\n\n更正一律是一筆您看得到的新紀錄。已發生的紀錄不會遭到變更或刪除。\n\n工作人員絕不會索取您的密碼，也不會要您付錢來解除資金限制。',
  'activityRules.text':
    '新人優惠券每人只能領取一次。投放計畫時可選用優惠券：每個計畫限用一張，同名優惠券每天只能使用一張。\n\n優惠由平台支付。它不是現金，無法提領；計畫未用完的部分歸還平台。確認投放前，應用程式會顯示各方支付的部分。',

  'printed.account': '帳戶 ID {id}',
  'printed.made': '製作於 {time}。所有時間均依 {zone} 時區。',
  'printed.head': '最後一筆帳目的雜湊值：{hash}',
  'printed.time': '時間',
  'printed.availableAfter': '之後可用',
  'printed.totalAfter': '之後總資產',
  'printed.byHand': '人工輸入',
  'printed.checkable':
    '此檔供閱讀。同月的 JSON 檔包含相同的數字，不必透過我們就能核對。□ 代表此檔無法顯示的字元。',
  'printed.page': '第 {page} 頁，共 {count} 頁',
} satisfies Translation<typeof english>;
