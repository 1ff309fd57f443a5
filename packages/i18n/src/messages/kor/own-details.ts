import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': '내 정보',
  'details.nickname': '닉네임',
  'details.save': '내 정보 저장',
  'details.saved': '내 정보를 저장했습니다.',
  'details.picture': '계정 사진',
  'details.choose': '사진 선택',
  'details.change': '사진 변경',
  'details.pictureSaved': '사진을 저장했습니다.',
  'details.pictureSending': '사진을 보내는 중입니다',
} satisfies Translation<typeof english>;
