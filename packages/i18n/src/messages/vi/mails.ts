import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': 'Mở trong ứng dụng: {link}',
  'mail.frame.head':
    'Khi thư này được viết, bút toán mới nhất trong sổ của bạn là {entry}, mã kiểm tra {hash}. Cả hai phải luôn khớp với sao kê của bạn.',
  'mail.frame.security':
    'Bạn nhận thư này vì nó liên quan đến an toàn tài khoản. Những thư như vậy luôn được gửi đến địa chỉ đã xác minh.',
  'mail.frame.chosen': 'Bạn nhận thư này vì bạn đã chọn email cho loại tin này.',
  'mail.frame.asked':
    'Bạn nhận thư này vì địa chỉ này đã được nhập trong ứng dụng. Nếu không phải bạn, bạn không cần làm gì: không có mã thì không có gì xảy ra.',
  'mail.frame.change': 'Đổi những gì bạn nhận: {link}',
  'mail.frame.never':
    'Chúng tôi không bao giờ hỏi mật khẩu hay mã qua email, cũng không yêu cầu bạn trả tiền để được rút tiền.',
  'mail.notice.staffWrote': 'Bộ phận hỗ trợ đã viết cho bạn',
  'mail.notice.readInApp': 'Mở ứng dụng để đọc.',
  'mail.contactCode.subject': 'Mã của bạn cho địa chỉ email này',
  'mail.contactCode.body': 'Nhập mã này trong ứng dụng: {code}\n\nMã dùng được một lần, đến {until}.',
  'mail.emailChanged.subject': 'Địa chỉ email của bạn đã được đổi',
  'mail.emailChanged.body':
    'Địa chỉ email của tài khoản đã được đổi lúc {time}. Thư không còn gửi đến địa chỉ này nữa.\n\nNếu không phải bạn, hãy đăng nhập, đổi mật khẩu và viết ngay cho bộ phận hỗ trợ.',
  'mail.phoneChanged.subject': 'Số điện thoại của bạn đã được đổi',
  'mail.phoneChanged.body':
    'Số điện thoại của tài khoản đã được đổi lúc {time}.\n\nNếu không phải bạn, hãy đăng nhập, đổi mật khẩu và viết ngay cho bộ phận hỗ trợ.',
  'sms.contactCode': 'Mã của bạn: {code}. Mã dùng được một lần, đến {until}. Đừng nói cho ai.',
  'sms.phoneChanged':
    'Số điện thoại của tài khoản đã được đổi. Nếu không phải bạn, hãy viết ngay cho bộ phận hỗ trợ.',
  'push.head': 'Sổ của bạn: bút toán {entry}, mã {hash}',
} satisfies Translation<typeof english>;
