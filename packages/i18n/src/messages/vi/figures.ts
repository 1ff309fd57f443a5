import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': 'Thời gian',
  'figures.time.week': '7 ngày',
  'figures.time.four': '28 ngày',
  'figures.time.month': 'Tháng này',
  'figures.time.own': 'Tùy chọn',
  'figures.fault.order': 'Ngày cuối trước ngày đầu.',
  'figures.fault.long': 'Chọn tối đa 366 ngày.',
  'figures.by': 'Xem theo',
  'figures.by.day': 'Ngày',
  'figures.by.hour': 'Giờ',
  'figures.by.plan': 'Kế hoạch',
  'figures.by.product': 'Sản phẩm',
  'figures.figure': 'Chỉ số hiển thị',
  'figures.fell': 'Chi tiêu đã giảm kể từ khi {plan} kết thúc vào {day}.',
  'figures.rose': 'Chi tiêu đã tăng kể từ khi {plan} bắt đầu vào {day}.',
  'figures.compared': 'Kỳ trước: {value}, {days}',
  'figures.before': 'Kỳ trước',
  'figures.table': '{name}, theo từng dòng',
  'figures.total': 'Tổng',
  'figures.rest': 'Tất cả còn lại',
  'figures.inspect': 'Điểm đang xem',
  'figures.zone': 'Ngày và giờ theo múi giờ của bạn, {zone}.',
  'figures.export': 'Lưu thành CSV',
  'figures.allPlans': 'Tất cả kế hoạch',
} satisfies Translation<typeof english>;
