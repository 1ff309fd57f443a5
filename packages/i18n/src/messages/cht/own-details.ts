import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': '您的資料',
  'details.nickname': '暱稱',
  'details.save': '儲存資料',
  'details.saved': '資料已儲存。',
  'details.picture': '帳戶圖片',
  'details.choose': '選擇圖片',
  'details.change': '更換圖片',
  'details.pictureSaved': '圖片已儲存。',
  'details.pictureSending': '正在傳送圖片',
} satisfies Translation<typeof english>;
