import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': 'Chờ kích hoạt',
  'blocked.tag.disabled': 'Bị vô hiệu hóa',
  'blocked.tag.closed': 'Đã đóng',
  'blocked.title.not_activated': 'Tài khoản của bạn đang chờ kích hoạt',
  'blocked.title.disabled': 'Tài khoản của bạn bị vô hiệu hóa, tiền vẫn là của bạn',
  'blocked.title.closed': 'Tài khoản của bạn đã đóng',
  'blocked.text.not_activated':
    'Nhân viên của chúng tôi lo việc này. Bạn không phải làm hay trả gì; trang này tự thay đổi khi xong.',
  'blocked.text.disabled':
    'Hiện bạn chưa thể phân bổ tiền cho kế hoạch. Kế hoạch đang chạy sẽ kết thúc và quyết toán như thường lệ, và những mục ở đây vẫn mở cho bạn.',
  'blocked.text.closed':
    'Trò chuyện, thông báo và sao kê vẫn mở cho bạn, và các khoản đang chi trả vẫn tiếp tục.',
  'blocked.objectNote': 'Một người khác trả lời trước một ngày đã định',
  'blocked.available': 'Khả dụng {amount}',
  'blocked.chat': 'Trò chuyện với chăm sóc khách hàng',
  'blocked.chatNote': 'Lịch sử của bạn được giữ lại',
  'blocked.closeNote': 'Tất cả được trả cho bạn',
  'blocked.underWay': '{amount} đang trên đường về với bạn',
  'blocked.left': '{amount} vẫn còn trong tài khoản',
  'blocked.later': '{amount} sẽ đến sau',
};
