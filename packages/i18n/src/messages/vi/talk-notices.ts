import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

export const talkNotices = {
  'notice.sample.announcement.title': 'Thông báo mẫu: quy tắc sử dụng, phiên bản 1',
  'notice.sample.announcement.body':
    'Quy tắc sử dụng cho biết tiền của bạn ở đâu vào mỗi thời điểm và điều gì không bao giờ bị đòi hỏi từ bạn. Quy tắc thay đổi sẽ được thông báo ở đây trước khi có hiệu lực. Thông báo này thuộc dữ liệu mẫu.',
  'notice.sample.maintenance.title': 'Bảo trì mẫu: báo cáo đến muộn hơn thường lệ',
  'notice.sample.maintenance.body':
    'Trong hai mươi phút, báo cáo phân phối không được tiếp nhận. Chúng đã được gửi lại và chỉ tính một lần; không số tiền nào bị thay đổi, việc nạp và rút tiền vẫn diễn ra như thường. Thông báo này thuộc dữ liệu mẫu.',
  'notice.sample.activity.title': 'Ưu đãi mẫu: phiếu dành cho người mới',
  'notice.sample.activity.body':
    'Mỗi người được nhận phiếu dành cho người mới một lần. Trước khi bạn xác nhận số tiền, ứng dụng cho thấy ai trả phần nào. Thông báo này thuộc dữ liệu mẫu.',
} satisfies Translation<typeof english>;
