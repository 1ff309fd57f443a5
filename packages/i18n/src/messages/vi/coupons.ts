import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

export const coupons = {
  'coupon.kind.fixed_amount': 'Phiếu số tiền cố định',
  'coupon.kind.value_add': 'Phiếu cộng thêm giá trị',
  'coupon.kind.deduction': 'Phiếu chiết khấu',
  'coupon.kind.team': 'Phiếu nhóm',
  'coupon.kind.custom': 'Phiếu đặc biệt',

  'coupon.off': 'Giảm {value}',
  'coupon.added': 'Thêm {value}',
  'coupon.offExplained': 'Bạn trả ít hơn {value}; chương trình trả phần này thay bạn.',
  'coupon.addedExplained': 'Kế hoạch của bạn được chi thêm {value}; chương trình trả phần này.',
  'coupon.cap': 'Chương trình trả tối đa {amount}.',
  'coupon.requirement': 'Cho lần phân bổ từ {amount} trở lên',
  'coupon.anyAmount': 'Cho mọi số tiền',
  'coupon.teamOnly': 'Chỉ dành cho người theo dõi một người dẫn dắt.',
  'coupon.validUntil': 'Có hiệu lực đến {time}',
  'coupon.expired': 'Hết hạn lúc {time}',
  'coupon.used': 'Đã dùng lúc {time}',
  'coupon.useNow': 'Dùng ngay',
  'coupon.toPlan': 'Xem kế hoạch',

  'coupons.state.unused': 'Chưa dùng',
  'coupons.state.used': 'Đã dùng',
  'coupons.state.expired': 'Hết hạn',
  'coupons.none.unused': 'Không có phiếu nào chờ dùng. Bạn có thể nhận trong các ưu đãi.',
  'coupons.none.used': 'Chưa dùng phiếu nào. Bạn chọn phiếu khi phân bổ tiền.',
  'coupons.none.expired': 'Không có phiếu nào hết hạn.',
  'coupons.toActivities': 'Xem ưu đãi',
  'coupons.explained':
    'Mỗi lần phân bổ dùng một phiếu, mỗi ngày một phiếu cùng tên. Phiếu không phải tiền mặt và không rút được.',

  'activities.newcomer': 'Người mới',
  'activities.validDays': '{count, plural, other {Có hiệu lực # ngày sau khi nhận}}',
  'activities.openUntil': 'Mở đến {time}',
  'activities.claim': 'Nhận phiếu',
  'activities.received': 'Đã nhận',
  'activities.over': 'Ưu đãi này đã kết thúc.',
  'activities.claimed': 'Phiếu đã thuộc về bạn.',
  'activities.toCoupons': 'Xem phiếu của tôi',
  'activities.rules': 'Quy tắc ưu đãi',
  'activities.none': 'Hiện không có ưu đãi nào. Các phiếu bạn có vẫn còn hiệu lực.',

  'put.coupon': 'Phiếu giảm giá',
  'put.noCoupon': 'Không dùng phiếu',
  'put.couponsFit':
    '{count, plural, =0 {Không phiếu nào của bạn dùng được} other {# phiếu của bạn dùng được}}',
  'put.useStartUp': 'Chi vốn khởi động trước',
  'put.startUpExplained':
    'Chương trình cho bạn mượn {amount}. Khoản này không rút được; phần kế hoạch không chi sẽ về lại vốn khởi động.',
  'put.whoPays': 'Ai trả',
} satisfies Translation<typeof english>;
