import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

export const frame = {
  'faq.heading': 'Hỏi và đáp',
  'faq.lead': 'Những điều mọi người thường hỏi trước.',
  'faq.more': 'Câu hỏi khác',
  'faq.none': 'Ở đây chưa có câu trả lời nào. Chăm sóc khách hàng sẽ trả lời câu hỏi của bạn.',
  'faq.ask': 'Hỏi chăm sóc khách hàng',
  'faq.missing': 'Câu hỏi này không còn ở đây.',
  'faq.version': 'Phiên bản {number}',

  'customer.open': 'Đang mở {label}',
  'customer.refused': 'Địa chỉ này không phải là liên hệ của chúng tôi',
  'customer.refusedExplained':
    'Trong ứng dụng chỉ mở những liên hệ mà chăm sóc khách hàng liệt kê. Chưa có gì được mở.',
  'customer.choose': 'Chọn liên hệ',

  'update.ready': 'Đã có phiên bản mới hơn của ứng dụng.',
  'update.use': 'Dùng bản mới',
  'refresh.pull': 'Kéo để làm mới',
  'refresh.release': 'Thả để làm mới',
  'refresh.running': 'Đang tải số liệu mới nhất',
  'blocked.notOpen': 'Với tình trạng hiện tại của tài khoản, phần này chưa mở cho bạn.',
  'blocked.whatIsOpen': 'Những gì bạn dùng được',
} satisfies Translation<typeof english>;
