import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': '운영 ID {id}',
  'printed.made': '작성 시각: {time}. 모든 시각은 {zone} 기준입니다.',
  'printed.head': '마지막 기록의 해시: {hash}',
  'printed.time': '시각',
  'printed.availableAfter': '이후 사용 가능',
  'printed.totalAfter': '이후 총자산',
  'printed.byHand': '직접 입력',
  'printed.checkable':
    '읽기용 사본입니다. 같은 달의 JSON 파일에는 같은 숫자가 담겨 있으며 저희를 거치지 않고 검증할 수 있습니다. □는 이 파일이 표시할 수 없는 글자를 뜻합니다.',
  'printed.page': '{page} / {count}쪽',
} satisfies Translation<typeof english>;
