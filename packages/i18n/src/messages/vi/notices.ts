import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

export const notices = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': 'Đã nhận tiền nạp',
  'notice.topup.body': '{amount} đã vào số dư khả dụng của bạn. Biên nhận {receipt}.',
  'notice.order.finished.title': 'Kế hoạch {number} đã chạy xong',
  'notice.order.finished.body':
    'Phần chưa chi {amount} đã về lại số dư khả dụng. Báo cáo sẽ chốt trong vòng 72 giờ.',
  'notice.order.failed.title': 'Kế hoạch {number} không chạy được',
  'notice.order.failed.body': 'Toàn bộ {amount} đã về lại số dư khả dụng của bạn.',
  'notice.order.settled.title': 'Kế hoạch {number} đã quyết toán',
  'notice.order.settled.body': '{amount} đã chuyển vào số dư khả dụng của bạn.',
  'notice.withdrawal.approved.title': 'Yêu cầu rút tiền được duyệt',
  'notice.withdrawal.approved.body': '{amount} đang được chuyển đến tài khoản có số cuối {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Yêu cầu rút tiền được duyệt',
  'notice.withdrawal.approvedUntil.body':
    '{amount} sẽ được chi trả đến tài khoản có số cuối {lastFour} trước {until}. Nếu không, số tiền lại khả dụng cho bạn.',
  'notice.withdrawal.paid.title': 'Đã chi trả tiền rút',
  'notice.withdrawal.paid.body': '{amount} đã được chi trả. Mã tham chiếu {reference}.',
  'notice.withdrawal.refused.title': 'Yêu cầu rút tiền bị từ chối',
  'notice.withdrawal.refused.body': '{amount} đã về lại số dư khả dụng của bạn. Lý do: {reason}',
  'notice.withdrawal.bounced.title': 'Một khoản chi trả bị trả lại',
  'notice.withdrawal.bounced.body': '{amount} đã về lại số dư khả dụng của bạn. Lý do: {reason}',
  'notice.withdrawal.lapsed.title': 'Yêu cầu rút tiền không được chi trả đúng hạn',
  'notice.withdrawal.lapsed.body':
    '{amount} đã về lại số dư khả dụng của bạn vì không được chi trả trước thời hạn. Bạn có thể yêu cầu lại ngay.',
  'notice.payout.changed.title': 'Đã đổi tài khoản nhận tiền',
  'notice.payout.changed.body':
    'Từ {until}, tiền được chi trả vào tài khoản có số cuối {lastFour}. Nếu không phải bạn đổi, hãy khiếu nại ngay.',
  'notice.hold.released.title': 'Hết tạm giữ',
  'notice.hold.released.body': '{amount} đã về lại số dư khả dụng của bạn.',
  'notice.chargeback.held.title': 'Một khoản thanh toán bị yêu cầu hoàn lại',
  'notice.chargeback.held.body':
    '{amount} bị tạm giữ đến {until}. Trước lúc đó bạn có thể khiếu nại. Lý do: {reason}',
  'notice.chargeback.heldRevenue.title': 'Doanh thu bị đòi lại',
  'notice.chargeback.heldRevenue.body':
    '{amount} doanh thu chưa quyết toán được tạm giữ đến {until}. Số dư khả dụng của bạn không bị động đến. Trước lúc đó bạn có thể khiếu nại. Lý do: {reason}',
  'notice.chargeback.lifted.title': 'Doanh thu tạm giữ đã được trả lại',
  'notice.chargeback.lifted.body':
    '{amount} không còn bị tạm giữ. Số tiền lại được tính vào doanh thu của kế hoạch.',
  'notice.chargeback.posted.title': 'Khoản thanh toán đã được hoàn lại',
  'notice.chargeback.posted.body': '{amount} bị tạm giữ đã trở về nơi gửi ban đầu.',
  'notice.acceptance.refused.title': 'Khoản đổi ngoại tệ không được xác nhận',
  'notice.acceptance.refused.body':
    'Không tìm thấy khoản thanh toán như bạn đã báo. Lý do: {reason}. Bạn có thể khiếu nại.',
  'notice.acceptance.lapsed.title': 'Khoản đổi ngoại tệ không được xác nhận đúng hạn',
  'notice.acceptance.lapsed.body':
    'Trong 7 ngày không có ai xác nhận khoản thanh toán bạn đã báo. Nếu bạn đã trả tiền, hãy khiếu nại và thêm bằng chứng.',
  'notice.objection.upheld.title': 'Khiếu nại của bạn được chấp nhận',
  'notice.objection.upheld.body': 'Bạn được công nhận là đúng. Xem câu trả lời trong mục khiếu nại của bạn.',
  'notice.objection.rejected.title': 'Khiếu nại của bạn bị bác',
  'notice.objection.rejected.body': 'Xem câu trả lời và lý do trong mục khiếu nại của bạn.',
  'notice.account.closing.title': 'Tài khoản của bạn đang được đóng',
  'notice.account.closing.body':
    'Các kế hoạch kết thúc và tiền của bạn được chi trả, phần còn lại được trả khi được giải tỏa. Nếu không phải bạn, hãy khiếu nại ngay.',
  'notice.account.closed.title': 'Tài khoản của bạn đã đóng',
  'notice.account.closed.body': 'Không còn khoản nào phải chờ. Sao kê vẫn là của bạn.',
  'notice.coupon.granted.title': 'Một phiếu giảm giá cho bạn',
  'notice.coupon.granted.body': '{name} có trong danh sách phiếu của bạn và có hiệu lực đến {until}.',
  'notice.startUp.granted.title': 'Vốn khởi động',
  'notice.startUp.granted.body':
    'Chương trình cho bạn mượn {amount} để dùng cho kế hoạch. Khoản này không rút được; bạn có thể hoàn trả bất cứ lúc nào, không mất phí.',
} satisfies Translation<typeof english>;
