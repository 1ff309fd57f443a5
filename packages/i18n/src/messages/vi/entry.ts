import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

export const entry = {
  'entry.checking': 'Đang xác minh danh tính của bạn',
  'entry.failed': 'Chúng tôi không xác minh được danh tính của bạn. Chưa có gì thay đổi.',
  'entry.again': 'Thử lại',

  'welcome.heading': 'Chào mừng đến với Fairlead',
  'welcome.lead': 'Phân bổ tiền cho kế hoạch quảng cáo và xem mỗi con số từ đâu mà có.',
  'welcome.fact.wallet': 'Tiền của bạn ở trong ví riêng của bạn. Mọi bút toán đều được lưu lại.',
  'welcome.fact.record':
    'Mỗi sản phẩm cho thấy kết quả của mọi kế hoạch đã quyết toán, kể cả kế hoạch bị lỗ.',
  'welcome.fact.out': 'Bạn có thể rút tiền và đóng tài khoản bất cứ lúc nào.',
  'welcome.risk': 'Số tiền phân bổ cho kế hoạch có thể bị mất.',
  'welcome.code': 'Mã ủy quyền',
  'welcome.codeHint': 'Chương trình cấp mã này cho bạn. Mã mở một tài khoản, một lần.',
  'welcome.open': 'Mở tài khoản của tôi',
  'welcome.noCode': 'Chưa có mã?',
  'welcome.askForCode': 'Hỏi chăm sóc khách hàng',

  'reopen.heading': 'Hãy mở lại Fairlead từ ứng dụng của bạn',
  'reopen.explained':
    'Bạn đến từ một ứng dụng khác, và phiên đăng nhập từ đó đã hết hoặc đã được dùng. Tài khoản và tiền của bạn không bị ảnh hưởng.',
  'reopen.how':
    'Hãy quay lại ứng dụng đó và mở Fairlead từ đó. Ở đây bạn không có mật khẩu đăng nhập và cũng không cần.',
  'reopen.button': 'Quay lại ứng dụng',
  'reopen.login': 'Tôi có tên đăng nhập và mật khẩu',
} satisfies Translation<typeof english>;
