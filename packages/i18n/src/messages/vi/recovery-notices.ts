import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'Có người yêu cầu đặt lại mật khẩu đăng nhập của bạn',
  'notice.account.recoveryAsked.body':
    'Người đó nói với bộ phận hỗ trợ rằng mình là bạn. Hai nhân viên đang xem xét. Nếu không phải bạn, hãy dừng lại trong ứng dụng bằng một lần chạm.',
  'notice.account.recovered.title': 'Mật khẩu đăng nhập của bạn đã được đặt lại',
  'notice.account.recovered.body':
    'Mật khẩu được đặt mà không cần mật khẩu cũ. Bạn đã bị đăng xuất ở mọi nơi và việc chi trả tạm hoãn đến {until}. Nếu không phải bạn, hãy viết ngay cho bộ phận hỗ trợ.',
  'notice.account.recoveryStopped.title': 'Đã dừng việc đặt mật khẩu mới',
  'notice.account.recoveryStopped.body':
    'Một người đang đăng nhập đã dừng việc này. Mật khẩu giữ nguyên. Nếu không phải bạn, hãy viết ngay cho bộ phận hỗ trợ.',
  'notice.account.newSignInPhone.title': 'Lần đăng nhập mới',
  'notice.account.newSignInPhone.body':
    'Có người đăng nhập trên một điện thoại hoặc máy tính bảng chưa từng dùng. Nếu không phải bạn, hãy kết thúc phiên đó và đổi mật khẩu.',
  'notice.account.newSignInComputer.title': 'Lần đăng nhập mới',
  'notice.account.newSignInComputer.body':
    'Có người đăng nhập trên một máy tính chưa từng dùng. Nếu không phải bạn, hãy kết thúc phiên đó và đổi mật khẩu.',
  'notice.account.newSignIn.title': 'Lần đăng nhập mới',
  'notice.account.newSignIn.body':
    'Có người đăng nhập trên một thiết bị chưa từng dùng. Nếu không phải bạn, hãy kết thúc phiên đó và đổi mật khẩu.',
  'mail.recoveryLink.subject': 'Đặt mật khẩu mới',
  'mail.recoveryLink.body':
    'Có người yêu cầu mật khẩu đăng nhập mới cho {username}. Liên kết dưới đây dùng một lần, đến {until}.\n\nNếu không phải bạn, bạn không cần làm gì: không có liên kết thì không có gì xảy ra.',
  'mail.recoveryShut.subject': 'Hiện chưa gửi liên kết mới',
  'mail.recoveryShut.body':
    'Có người yêu cầu mật khẩu đăng nhập mới cho {username}. Mật khẩu đã được đặt bằng liên kết hai lần trong 30 ngày, đó là mức tối đa. Cho đến khi hết thời gian đó, hãy viết cho bộ phận hỗ trợ.',
  'mail.recovered.subject': 'Mật khẩu của tài khoản trước đây đã được đặt lại',
  'mail.recovered.body':
    'Địa chỉ này cho đến gần đây thuộc về {username}. Mật khẩu đăng nhập được đặt lại vào {time}. Nếu không phải bạn, hãy viết ngay cho bộ phận hỗ trợ.',
} as const satisfies Translation<typeof english>;
