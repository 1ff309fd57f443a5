import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'Theo dõi',
  'follow.records': 'Lịch sử',
  'follow.explained':
    'Người dẫn dắt là chủ tài khoản đăng kế hoạch: các kế hoạch đó xuất hiện trong danh sách của bạn, việc theo dõi không tiêu tiền, và với từng kế hoạch, bạn tự quyết định có cấp ngân sách hay không.',
  'follow.never':
    'Theo dõi không bao giờ tiêu tiền của bạn, và người dẫn dắt không kiếm được gì từ người theo dõi.',
  'follow.nobody':
    'Bạn chưa theo dõi ai. Hãy nhập mã tài khoản của một người dẫn dắt để xem thống kê của họ trước.',
  'follow.current': 'Bạn đang theo dõi',
  'follow.since': 'Từ {time}',
  'follow.id': 'Mã tài khoản {id}',
  'follow.open':
    '{count, plural, =0 {Hiện không có kế hoạch nào mở cho người theo dõi} other {Hiện có # kế hoạch mở cho người theo dõi}}',
  'follow.record': 'Kết quả các kế hoạch của người dẫn dắt này',
  'follow.recordNone': 'Chưa có kế hoạch nào do người dẫn dắt này đăng được quyết toán nên chưa có thống kê.',
  'follow.recordCounts':
    'Tính mọi kế hoạch đã quyết toán mà người theo dõi đã cấp ngân sách, kể cả kế hoạch bị lỗ; kết quả trước đây không nói lên kết quả của kế hoạch tiếp theo.',
  'follow.changeHeading': 'Theo dõi người dẫn dắt khác',
  'follow.field': 'Mã tài khoản của người dẫn dắt',
  'follow.hint': '8 chữ số. Người dẫn dắt cho bạn mã này.',
  'follow.look': 'Xem thống kê',
  'follow.question': 'Theo dõi {name}?',
  'follow.changeQuestion': 'Theo dõi {name} thay cho {before}?',
  'follow.changeExplained': 'Những kế hoạch đã được đề nghị cho bạn vẫn còn cho đến khi hết hạn.',
  'follow.confirm': 'Theo dõi',
  'follow.change': 'Đổi',
  'follow.done': 'Bạn đang theo dõi {name}.',
  'follow.stop': 'Ngừng theo dõi',
  'follow.stopQuestion': 'Ngừng theo dõi {name}?',
  'follow.stopExplained':
    'Bạn sẽ không nhận kế hoạch mới của người dẫn dắt này nữa. Những kế hoạch đã đề nghị vẫn còn cho đến khi hết hạn, và kế hoạch bạn đã cấp ngân sách vẫn chạy tiếp.',
  'follow.keep': 'Tiếp tục theo dõi',
  'follow.stopped': 'Bạn không còn theo dõi ai.',
  'follow.toWaiting': 'Kế hoạch chờ cấp ngân sách',
  'follow.event.followed': 'Bạn đã theo dõi {name}',
  'follow.event.changed': 'Bạn đã chuyển sang {name}',
  'follow.event.stopped': 'Bạn đã ngừng theo dõi {name}',
  'follow.orders': '{count, plural, =0 {Không có kế hoạch nào từ lần này} other {Có # kế hoạch từ lần này}}',
  'follow.noRecords': 'Lịch sử theo dõi của bạn sẽ hiện ở đây.',
  'follow.toFollow': 'Theo dõi một người dẫn dắt',
  'lead.heading': 'Bạn là người dẫn dắt',
  'lead.followers': '{count, plural, =0 {Chưa ai theo dõi bạn} other {# người theo dõi bạn}}',
  'lead.giveId': 'Đưa mã này cho những người muốn theo dõi bạn.',
  'lead.publish': 'Đăng một kế hoạch',
  'lead.publishExplained':
    'Mỗi người theo dõi được đề nghị trong 7 ngày và tự quyết định có cấp ngân sách hay không. Bạn không kiếm được gì từ đó.',
  'lead.product': 'Sản phẩm',
  'lead.published':
    '{count, plural, =0 {Đã đăng. Chưa ai theo dõi bạn.} other {Đã đăng cho # người theo dõi.}}',
  'lead.publications': 'Kế hoạch bạn đã đăng',
  'lead.closed': 'Đã đóng lúc {time}',
  'lead.offers': 'Đã đề nghị',
  'lead.funded': 'Đã cấp ngân sách',
  'lead.settled': 'Đã quyết toán',
  'lead.lost': 'Bị lỗ',
  'lead.none': 'Bạn chưa đăng kế hoạch nào.',
} satisfies Translation<typeof english>;
