import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': 'お客様の情報',
  'details.nickname': 'ニックネーム',
  'details.save': '情報を保存',
  'details.saved': 'お客様の情報を保存しました。',
  'details.picture': 'アカウントの画像',
  'details.choose': '画像を選ぶ',
  'details.change': '画像を変更',
  'details.pictureSaved': '画像を保存しました。',
  'details.pictureSending': '画像を送信しています',
} satisfies Translation<typeof english>;
