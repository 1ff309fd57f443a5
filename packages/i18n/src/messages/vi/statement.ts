import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

export const statement = {
  'flow.view': 'Những bút toán nào',
  'flow.everything': 'Tất cả bút toán',
  'flow.byMonth': 'Theo tháng',
  'flow.noneInMonth': 'Tháng này không có giao dịch nào.',
  'month.earlier': 'Tháng trước',
  'month.later': 'Tháng sau',
  'month.detail': 'Chi tiết theo tháng',
  'month.available': 'Khả dụng',
  'month.total': 'Tổng',
  'month.kind': 'Loại',
  'month.opening': 'Đầu kỳ',
  'month.closing': 'Cuối kỳ',
  'month.addsUp': 'Số đầu kỳ cộng mọi khoản bằng số cuối kỳ. Ngày tính theo múi giờ {zone}.',
  'statement.heading': 'Sao kê',
  'statement.explained':
    'Tệp JSON chứa mọi bút toán kèm mã kiểm tra: bất kỳ ai cũng có thể tự kiểm tra mà không cần chúng tôi. Tệp CSV mở được trong bảng tính.',
  'statement.export': 'Lưu dạng {format}',
  'statement.saved': 'Đã lưu thành {name}.',
} satisfies Translation<typeof english>;
