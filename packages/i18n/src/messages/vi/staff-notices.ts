import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

export const staffNotices = {
  'notice.feedback.answered.title': 'Trả lời góp ý của bạn',
  'notice.feedback.answered.body': 'Bạn đã viết về: {subject}. Câu trả lời của chúng tôi: {answer}',
  'notice.topup.refused.title': 'Yêu cầu nạp tiền đã đóng',
  'notice.topup.refused.body':
    'Yêu cầu nạp {amount} của bạn không được ghi có. Lý do: {reason}. Nếu bạn đã trả tiền, hãy khiếu nại và gửi kèm chứng từ.',
  'notice.hold.opened.title': 'Một phần tiền của bạn bị tạm giữ',
  'notice.hold.opened.body':
    '{amount} bị tạm giữ đến {until}, sau đó tự động được giải tỏa. Bạn có thể khiếu nại miễn phí. Lý do: {reason}',
  'notice.hold.renewed.title': 'Một khoản tạm giữ đã được gia hạn một lần',
  'notice.hold.renewed.body':
    '{amount} tiếp tục bị tạm giữ đến {until} và không thể gia hạn thêm. Bạn có thể khiếu nại miễn phí. Lý do: {reason}',
  'notice.score.forged.title': 'Điểm tín nhiệm của bạn bị giảm',
  'notice.score.forged.body':
    'Hai nhân viên xác định một giấy tờ là giả. Tiền của bạn không bị ảnh hưởng. Bạn có thể khiếu nại. Lý do: {reason}',
  'notice.account.signedOut.title': 'Bạn đã bị đăng xuất trên mọi thiết bị',
  'notice.account.signedOut.body': 'Nhân viên đã kết thúc mọi phiên đăng nhập của bạn. Lý do: {reason}',
} satisfies Translation<typeof english>;
