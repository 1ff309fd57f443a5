import type { Translation } from '../../packs';
import type { security as english } from '../en/security';

export const security = {
  'security.none':
    'Chỉ có mật khẩu bảo vệ tài khoản của bạn. Khóa truy cập hoặc mã dùng một lần giữ tài khoản an toàn ngay cả khi có người biết mật khẩu.',
  'security.some':
    'Tài khoản của bạn không chỉ được bảo vệ bằng mật khẩu. Đổi tài khoản nhận tiền cũng phải qua bước thứ hai.',
  'security.passkeys': 'Khóa truy cập',
  'security.passkeysExplained':
    'Đăng nhập bằng khuôn mặt, vân tay hoặc mã của thiết bị. Không phải gõ gì, và trang giả không có gì để lấy cắp.',
  'security.added': 'Đã thêm',
  'security.lastUsed': 'Dùng gần nhất',
  'security.addPasskey': 'Thêm khóa truy cập',
  'security.rename': 'Đổi tên',
  'security.remove': 'Xóa',
  'security.removeQuestion': 'Xóa “{name}”?',
  'security.givingUp':
    'Bạn sẽ nhận được thông báo. Sau đó việc chi trả tạm hoãn trong 24 giờ, để kẻ gian không được lợi gì.',
  'security.name': 'Tên',
  'security.nameHint': 'Chỉ dành cho bạn, ví dụ thiết bị đang giữ khóa.',
  'security.createPasskey': 'Tạo khóa truy cập',
  'security.createExplained': 'Thiết bị sẽ yêu cầu khuôn mặt, vân tay hoặc mã.',
  'security.passkeySaved': 'Đã thêm khóa truy cập.',
  'security.passkeyGone': 'Đã xóa khóa truy cập.',
  'security.notHere':
    'Không thể thêm khóa truy cập ở đây. Hãy mở trang này trong trình duyệt của điện thoại hoặc máy tính, tại địa chỉ của cổng này.',
  'security.codes': 'Ứng dụng xác thực',
  'security.codesExplained':
    'Một ứng dụng trên điện thoại hiển thị mã mới mỗi 30 giây. Khi đăng nhập bằng mật khẩu, bạn sẽ được hỏi mã đó.',
  'security.on': 'Đang bật',
  'security.off': 'Đang tắt',
  'security.since': 'Từ',
  'security.setUp': 'Thiết lập',
  'security.turnOff': 'Tắt',
  'security.turnOffQuestion': 'Tắt mã dùng một lần?',
  'security.scan': 'Quét hình này bằng ứng dụng xác thực của bạn.',
  'security.picture': 'Hình cho ứng dụng xác thực',
  'security.typeKey': 'Ứng dụng ở trên thiết bị này? Hãy mở nó hoặc chép khóa vào đó.',
  'security.openApp': 'Mở ứng dụng',
  'security.copied': 'Đã sao chép.',
  'security.code': 'Mã từ ứng dụng',
  'security.turnOn': 'Bật',
  'security.turnedOn': 'Đã bật mã dùng một lần.',
  'security.turnedOff': 'Đã tắt mã dùng một lần.',
  'security.recovery': 'Mã khôi phục',
  'security.recoveryExplained':
    'Mỗi mã thay một lần cho khóa truy cập hoặc điện thoại bị mất. Sau đó việc chi trả tạm hoãn trong 24 giờ.',
  'security.recoveryLeft': '{count, plural, =0 {Không còn mã nào} other {Còn # mã}}',
  'security.newCodes': 'Tạo mã mới',
  'security.newCodesVoid': 'Các mã đã tạo trước đó sẽ hết hiệu lực.',
  'security.codesOnce': 'Hãy giữ các mã khôi phục',
  'security.codesKeep':
    'Chúng chỉ hiển thị lần này. Hãy ghi lại hoặc cất cùng nơi bạn giữ mật khẩu, không chỉ trên thiết bị này.',
  'security.codesKept': 'Tôi đã giữ lại',
  'security.lost': 'Nếu bạn mất khóa truy cập hoặc điện thoại',
  'security.lostExplained':
    'Hãy dùng mã khôi phục. Nếu không có, hãy viết cho bộ phận chăm sóc khách hàng: hai nhân viên kiểm tra bạn là ai và xóa những gì bạn đã mất. Sau đó việc chi trả tạm hoãn trong 24 giờ. Việc này không mất phí, và tiền vẫn là của bạn.',
  'security.proof': 'Xác nhận đó là bạn',
  'security.way.key': 'Dùng khóa truy cập',
  'security.way.totp': 'Dùng mã từ ứng dụng',
  'security.way.recovery_code': 'Dùng mã khôi phục',
  'security.way.password': 'Dùng mật khẩu đăng nhập',
  'security.recoveryCode': 'Mã khôi phục',
  'security.bySignIn': 'Hãy mở lại Fairlead từ ứng dụng của bạn, rồi xác nhận tại đây trong vòng 10 phút.',
  'security.key.cancelled': 'Chưa có gì được xác nhận. Hãy thử lại khi bạn sẵn sàng.',
  'security.key.unsupported': 'Không thể dùng khóa truy cập ở đây.',
  'security.key.known': 'Thiết bị này đã có khóa truy cập cho tài khoản này.',
  'security.loginCode': 'Đang đăng nhập với tên {name}. Mật khẩu đúng; còn một bước nữa.',
  'security.payout': 'Đổi tài khoản nhận tiền cần bước thứ hai.',
  'ownData.heading': 'Dữ liệu của bạn',
  'ownData.explained':
    'Một tệp ZIP chứa mọi thông tin được lưu ở đây về bạn: dữ liệu theo từng mục dạng JSON, cùng hình ảnh và tệp bạn đã gửi. Tệp không chứa mật khẩu và không có gì về người khác. Hãy cất ở nơi không ai khác đọc được.',
  'ownData.save': 'Tải dữ liệu của tôi',
  'ownData.step': 'Tải dữ liệu của bạn cần bước thứ hai.',
} satisfies Translation<typeof english>;
