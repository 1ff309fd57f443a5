import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

export const overview = {
  'adCenter.since': '{change} · kỳ trước: {value}',
  'adCenter.chart': 'Chi tiêu và doanh thu theo thời gian',
  'adCenter.chartInspect': 'Thời điểm đang xem',
  'adCenter.chartTime': 'Thời điểm',
  'adCenter.more': 'Tài khoản của bạn',
  'adCenter.creditScore': 'Điểm tín nhiệm',
  'adCenter.shopLevel': 'Cấp cửa hàng',
  'adCenter.level': 'Cấp {level}',
  'adCenter.activities': 'Ưu đãi người mới',
  'adCenter.coupons': 'Phiếu giảm giá',
  'adCenter.follow': 'Theo dõi kế hoạch',
  'adCenter.followRecords': 'Lịch sử theo dõi',
  'adCenter.rules': 'Quy tắc sử dụng',
  'adCenter.feedback': 'Góp ý',
  'adCenter.faq': 'Hỏi và đáp',
  'adCenter.transparency': 'Minh bạch',
} satisfies Translation<typeof english>;
