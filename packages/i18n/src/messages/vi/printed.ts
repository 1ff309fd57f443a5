import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': 'Mã vận hành {id}',
  'printed.made': 'Lập lúc {time}. Mọi thời điểm tính theo múi giờ {zone}.',
  'printed.head': 'Mã kiểm tra của bút toán cuối: {hash}',
  'printed.time': 'Thời gian',
  'printed.availableAfter': 'Khả dụng sau đó',
  'printed.totalAfter': 'Tổng sau đó',
  'printed.byHand': 'nhập thủ công',
  'printed.checkable':
    'Bản để đọc. Tệp JSON của cùng tháng có cùng số liệu và có thể kiểm tra mà không cần chúng tôi. □ thay cho ký tự mà tệp này không hiển thị được.',
  'printed.page': 'Trang {page} / {count}',
} satisfies Translation<typeof english>;
