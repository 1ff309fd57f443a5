import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

/** Coming in from a host app: the entry, the welcome and the end of its session. */
export const entry: Translation<typeof english> = {
  'entry.checking': '正在確認您的身分',
  'entry.failed': '無法確認您的身分，未做任何變更。',
  'entry.again': '再試一次',

  'welcome.heading': '歡迎使用 Fairlead',
  'welcome.lead': '為廣告計畫投放金額，並查看每個數字的來源。',
  'welcome.fact.wallet': '您的資金存放在您自己的錢包裡，每一筆都有紀錄。',
  'welcome.fact.record': '每項產品都會顯示所有已結算計畫的結果，包括虧損的。',
  'welcome.fact.out': '您可以隨時提領和關閉帳戶。',
  'welcome.risk': '投放到計畫的金額可能會損失。',
  'welcome.code': '授權碼',
  'welcome.codeHint': '由平台提供，只能用來開立一個帳戶，且僅限一次。',
  'welcome.open': '開立帳戶',
  'welcome.noCode': '還沒有授權碼？',
  'welcome.askForCode': '詢問客服',

  'reopen.heading': '請從原本的應用程式重新開啟 Fairlead',
  'reopen.explained': '您是從另一個應用程式進入的，那裡的登入已逾時或已使用過。您的帳戶和資金沒有變動。',
  'reopen.how': '請回到那個應用程式，在其中開啟 Fairlead。您在這裡沒有登入密碼，也不需要。',
  'reopen.button': '回到原應用程式',
  'reopen.login': '我有使用者名稱和密碼',
};
