import type { Translation } from '../../packs';
import type { help as english } from '../en/help';

/** Questions, rules and names of contacts, which the server sends in the reader's language. */
export const help: Translation<typeof english> = {
  'contact.general': '一般諮詢',
  'contact.recharge': '儲值',

  'faq.learningPhase.question': '什麼是計畫的學習階段？',
  'faq.learningPhase.answer':
    '計畫開始後，廣告聯播網需要了解會觸及哪些人。這大約需要在 7 天內累積 30 至 50 次轉換。在此之前，計畫的數據每天波動較大。\n\n計畫頁面會顯示已計入的轉換次數。處於學習階段的計畫和其他計畫一樣，也可能以虧損收場。',
  'faq.whereIsMyMoney.question': '計畫投放期間，我的資金在哪裡？',
  'faq.whereIsMyMoney.answer':
    '投放金額後，資金會從可用餘額轉為待消耗。每份投放報表會計費其中一部分。投放期間結束時，未用完的部分退回可用餘額。\n\n計畫的收入列在待結算。廣告聯播網付款且申訴期結束後，這筆收入才可使用。',
  'faq.canILose.question': '投放計畫會賠錢嗎？',
  'faq.canILose.answer':
    '會。計畫在投放上花掉的錢就是花掉了，無論使用者有沒有反應。每項產品的頁面都會顯示其所有已結算計畫的紀錄：共有多少個、結果的中位數，以及虧損的比例。\n\n沒有人能事先知道一個計畫的結果。請只投放您能承受損失的金額。',
  'faq.withdraw.question': '如何提領？',
  'faq.withdraw.answer':
    '請先設定交易密碼和收款帳戶，再到錢包申請提領。工作人員會審核並付款，每一步都會顯示。\n\n如果有任何事項阻礙提領，錢包會說明是什麼、到什麼時候、如何解除。解除從不收費：凡是要您先付錢才能提領的，都是詐騙。',
  'faq.topUp.question': '如何儲值？',
  'faq.topUp.answer':
    '儲值採人工辦理。請在錢包提出申請，客服會傳送付款資訊卡給您，上面載明收款帳戶。請只付款至這類卡片上的帳戶。\n\n工作人員登錄收據，由第二人核對，之後金額會連同收據編號顯示在可用餘額。',

  'rules.text':
    '您的現金屬於您。它可能在可用餘額中、因註明的原因保留至註明的時間、在投放中的計畫裡、在等候結算的結果中，或正在付給您；這些部分相加即為您的總資產。\n\n優惠和啟動資金是平台的錢，可以用於計畫，但無法提領，也從不算作您的現金。\n\n計畫會把您投放的資金用於廣告投放。結果各不相同，也可能為負。本應用程式的任何內容都不是對結果的承諾。\n\n更正一律是一筆您看得到的新紀錄。已發生的紀錄不會遭到變更或刪除。\n\n工作人員絕不會索取您的密碼，也不會要您付錢來解除資金限制。',
  'activityRules.text':
    '新人優惠券每人只能領取一次。每次投放使用一張優惠券，同名優惠券每天只能使用一張。\n\n優惠由平台支付。它不是現金，無法提領；計畫未用完的部分歸還平台。確認投放前，應用程式會顯示各方支付的部分。',

  'supportPage.heading': '客服',
  'supportPage.post': '信函：{address}',
  'supportPage.never': '工作人員絕不會索取您的密碼，也不會要您付錢來解除資金限制。',
};
