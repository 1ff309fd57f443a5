import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': 'Thông tin của bạn',
  'details.nickname': 'Biệt danh',
  'details.save': 'Lưu thông tin',
  'details.saved': 'Đã lưu thông tin của bạn.',
  'details.picture': 'Ảnh của tài khoản',
  'details.choose': 'Chọn ảnh',
  'details.change': 'Đổi ảnh',
  'details.pictureSaved': 'Đã lưu ảnh.',
  'details.pictureSending': 'Đang gửi ảnh',
} satisfies Translation<typeof english>;
