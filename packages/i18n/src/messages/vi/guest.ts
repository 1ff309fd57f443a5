import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

export const guest = {
  'guest.lead':
    'Bạn có thể viết cho chúng tôi ở đây mà không cần đăng nhập, kể cả khi tài khoản chưa kích hoạt, bị vô hiệu hóa hoặc đã đóng.',
  'guest.new': 'Viết cho chúng tôi',
  'guest.back': 'Quay lại một hồ sơ',
  'guest.name': 'Tên của bạn',
  'guest.email': 'Email (không bắt buộc)',
  'guest.username': 'Tên đăng nhập của tài khoản (không bắt buộc)',
  'guest.text': 'Về việc gì?',
  'guest.open': 'Mở hồ sơ',
  'guest.number': 'Số hồ sơ',
  'guest.secret': 'Mã bí mật',
  'guest.show': 'Xem hồ sơ',
  'guest.keep':
    'Hãy ghi lại số hồ sơ và mã bí mật. Đó là cách duy nhất để quay lại hồ sơ này, và chúng tôi không thể gửi lại cho bạn.',
  'guest.messages': 'Tin nhắn',
  'guest.you': 'Bạn',
  'guest.desk': 'Hỗ trợ',
  'guest.answer': 'Tin nhắn của bạn',
  'guest.send': 'Gửi',
  'guest.refresh': 'Xem đã có câu trả lời chưa',
  'guest.object': 'Khiếu nại về trạng thái tài khoản',
  'guest.objectExplained':
    'Nếu tài khoản của bạn bị khóa và bạn không đồng ý, hãy cho biết vì sao. Trước khi xử lý, chúng tôi kiểm tra ai là người viết. Câu trả lời sẽ có trong hồ sơ này.',
  'guest.objectUsername': 'Tên đăng nhập của tài khoản',
  'guest.objectText': 'Vì sao bạn không đồng ý',
  'guest.objectSend': 'Gửi khiếu nại',
  'guest.objected': 'Đã gửi khiếu nại. Câu trả lời sẽ có trong hồ sơ này.',
  'guest.sent': 'Đã gửi tin nhắn.',
  'guest.openNow': 'Bộ phận hỗ trợ đang làm việc.',
  'guest.closedNow': 'Bộ phận hỗ trợ đã nghỉ. Mở cửa lúc {time}.',
  'guest.later': 'Hãy thử lại sau {time}.',
  'guest.older': 'Chỉ hiển thị những tin nhắn mới nhất.',
} satisfies Translation<typeof english>;
