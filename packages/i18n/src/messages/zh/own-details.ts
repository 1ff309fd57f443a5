import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': '您的资料',
  'details.nickname': '昵称',
  'details.save': '保存资料',
  'details.saved': '资料已保存。',
  'details.picture': '账户图片',
  'details.choose': '选择图片',
  'details.change': '更换图片',
  'details.pictureSaved': '图片已保存。',
  'details.pictureSending': '正在发送图片',
} satisfies Translation<typeof english>;
