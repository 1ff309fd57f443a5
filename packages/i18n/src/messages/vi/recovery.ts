import type { Translation } from '../../packs';
import type { recovery as english } from '../en/recovery';

export const recovery = {
  'recovery.heading': 'Quên mật khẩu?',
  'recovery.lead': 'Nhập tên đăng nhập hoặc địa chỉ email của bạn.',
  'recovery.account': 'Tên đăng nhập hoặc email',
  'recovery.ask': 'Gửi liên kết',
  'recovery.askedHeading': 'Hãy xem email của bạn',
  'recovery.asked':
    'Nếu có tài khoản với email đã xác minh ứng với thông tin này, liên kết đang được gửi đi. Liên kết có hiệu lực trong {minutes} phút.',
  'recovery.nothingCame':
    'Chưa nhận được? Hãy xem thư mục spam hoặc yêu cầu lại. Chỉ liên kết mới nhất dùng được.',
  'recovery.again': 'Yêu cầu lại',
  'recovery.notHere': 'Hệ thống này không gửi email. Hãy viết cho bộ phận hỗ trợ.',
  'recovery.noMail': 'Không vào được email?',
  'recovery.noMailExplained':
    'Hãy viết cho bộ phận hỗ trợ mà không cần đăng nhập. Hai nhân viên kiểm tra đúng là bạn, rồi bạn đặt mật khẩu mới trong hồ sơ của mình.',
  'recovery.toSupport': 'Viết cho bộ phận hỗ trợ',
  'recovery.haveCase': 'Tôi có số hồ sơ',
  'recovery.noCase': 'Chưa có hồ sơ?',
  'recovery.caseLead':
    'Khi hai nhân viên đã đồng ý, bạn đặt mật khẩu mới tại đây bằng số hồ sơ và mã bí mật.',
  'recovery.caseNumber': 'Số hồ sơ',
  'recovery.caseSecret': 'Mã bí mật',
  'recovery.caseGo': 'Tiếp tục',
  'recovery.caseNotYet':
    'Chưa thể đặt mật khẩu với thông tin này. Nhân viên còn đang kiểm tra hoặc đã hết thời gian. Câu trả lời có trong hồ sơ của bạn.',
  'recovery.caseOpen':
    'Chúng tôi đã kiểm tra đúng là bạn. Bạn có thể đặt mật khẩu mới cho {username} một lần, đến {time}. Sau đó bạn bị đăng xuất ở mọi nơi và việc chi trả tạm hoãn trong 24 giờ.',
  'recovery.shell':
    'Bạn vào từ một ứng dụng khác? Khi đó bạn không có mật khẩu ở đây. Hãy quay lại ứng dụng đó và mở Fairlead từ đó.',
  'recovery.toLogin': 'Quay lại đăng nhập',
  'recovery.setHeading': 'Đặt mật khẩu mới',
  'recovery.setLead':
    'Sau đó bạn bị đăng xuất ở mọi nơi và việc chi trả tạm hoãn trong 24 giờ. Tiền và kế hoạch của bạn giữ nguyên.',
  'recovery.new': 'Mật khẩu mới',
  'recovery.confirm': 'Nhập lại mật khẩu mới',
  'recovery.set': 'Đặt mật khẩu',
  'recovery.doneHeading': 'Đã đặt mật khẩu mới',
  'recovery.done':
    'Bạn đã được đăng xuất ở mọi nơi. Việc chi trả tạm hoãn đến {time}; trước đó không có tiền nào ra khỏi tài khoản.',
  'recovery.badHeading': 'Liên kết này không còn dùng được',
  'recovery.bad':
    'Mỗi liên kết dùng một lần, trong thời gian ngắn, và chỉ liên kết mới nhất có hiệu lực. Mật khẩu của bạn không đổi.',
  'recovery.askNew': 'Yêu cầu liên kết mới',
  'recovery.banner': 'Có người yêu cầu đặt lại mật khẩu đăng nhập của bạn.',
  'recovery.bannerHow': 'Không phải bạn? Chạm một lần là dừng được.',
  'recovery.veto': 'Dừng lại',
  'recovery.vetoed': 'Đã dừng. Mật khẩu của bạn giữ nguyên.',
} as const satisfies Translation<typeof english>;
