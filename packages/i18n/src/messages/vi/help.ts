import type { Translation } from '../../packs';
import type { help as english } from '../en/help';

export const help = {
  'contact.general': 'Hỗ trợ',
  'contact.recharge': 'Nạp tiền',

  'faq.learningPhase.question': 'Giai đoạn học của kế hoạch là gì?',
  'faq.learningPhase.answer':
    'Sau khi kế hoạch bắt đầu, mạng quảng cáo cần tìm hiểu mình tiếp cận được ai. Việc này cần khoảng 30 đến 50 lượt chuyển đổi trong 7 ngày. Cho đến lúc đó, số liệu của kế hoạch thay đổi nhiều theo từng ngày.\n\nTrang kế hoạch cho thấy đã đếm được bao nhiêu lượt chuyển đổi. Kế hoạch đang trong giai đoạn học có thể kết thúc với khoản lỗ, như mọi kế hoạch khác.',
  'faq.whereIsMyMoney.question': 'Tiền của tôi ở đâu khi kế hoạch đang chạy?',
  'faq.whereIsMyMoney.answer':
    'Khi bạn phân bổ tiền, số tiền chuyển từ số dư khả dụng sang “Chờ sử dụng”. Mỗi báo cáo phân phối tính phí một phần. Phần chưa chi sẽ về lại số dư khả dụng khi kế hoạch chạy xong.\n\nDoanh thu của kế hoạch nằm ở “Chờ quyết toán”. Khoản này trở nên khả dụng sau khi mạng quảng cáo đã trả tiền và thời hạn khiếu nại đã qua.',
  'faq.canILose.question': 'Tôi có thể mất tiền với một kế hoạch không?',
  'faq.canILose.answer':
    'Có. Số tiền kế hoạch đã chi cho phân phối là đã chi, dù người xem có phản hồi hay không. Trang của mỗi sản phẩm có thống kê mọi kế hoạch đã quyết toán: có bao nhiêu kế hoạch, kết quả trung vị và tỷ lệ bị lỗ.\n\nKhông ai có thể nói trước một kế hoạch sẽ kết thúc ra sao. Chỉ phân bổ số tiền mà bạn có thể chấp nhận mất.',
  'faq.withdraw.question': 'Làm sao để rút tiền?',
  'faq.withdraw.answer':
    'Hãy đặt mật khẩu giao dịch và tài khoản nhận tiền, rồi yêu cầu rút tiền trong ví. Nhân viên sẽ duyệt và chi trả; mọi bước đều được hiển thị.\n\nNếu có điều gì cản trở, ví sẽ cho biết đó là gì, đến khi nào và cách giải quyết. Việc giải quyết không bao giờ mất tiền: ai đòi bạn nộp tiền để được rút tiền là kẻ lừa đảo.',
  'faq.topUp.question': 'Làm sao để nạp tiền?',
  'faq.topUp.answer':
    'Việc nạp tiền được làm thủ công. Hãy yêu cầu nạp tiền trong ví; bộ phận hỗ trợ sẽ gửi cho bạn phiếu thanh toán ghi tài khoản cần chuyển đến. Chỉ chuyển tiền vào tài khoản ghi trên phiếu như vậy.\n\nNhân viên ghi nhận khoản tiền, người thứ hai kiểm tra, rồi số tiền hiện trong số dư khả dụng kèm số biên nhận.',

  'rules.text':
    'Tiền của bạn là của bạn. Tiền nằm trong số dư khả dụng, bị tạm giữ với lý do và thời hạn rõ ràng, trong các kế hoạch đang chạy, trong kết quả chờ quyết toán, hoặc đang trên đường về với bạn; các phần này cộng lại là tổng tài sản của bạn.\n\nKhoản giảm giá và vốn khởi động là tiền của chương trình. Chúng có thể được chi trong kế hoạch, không bao giờ rút được và không bao giờ được tính là tiền của bạn.\n\nKế hoạch chi cho phân phối số tiền bạn phân bổ. Kết quả mỗi lần mỗi khác và có thể âm. Không có gì trong ứng dụng này là lời hứa về kết quả.\n\nViệc sửa sai luôn là một bản ghi mới mà bạn xem được. Những gì đã xảy ra không bị thay đổi hay xóa bỏ.\n\nNhân viên không bao giờ hỏi mật khẩu của bạn, cũng không bao giờ đòi tiền để giải tỏa tiền.',
  'activityRules.text':
    'Mỗi người được nhận phiếu dành cho người mới một lần. Một phiếu dùng cho một lần phân bổ, mỗi lần phân bổ dùng một phiếu, và mỗi ngày chỉ dùng một phiếu cùng tên.\n\nKhoản giảm giá do chương trình trả. Đó không phải tiền mặt và không rút được; phần kế hoạch không dùng đến sẽ trở về chương trình. Trước khi bạn xác nhận, ứng dụng cho thấy ai trả phần nào.',

  'supportPage.heading': 'Chăm sóc khách hàng',
  'supportPage.post': 'Qua thư: {address}',
  'supportPage.never':
    'Nhân viên không bao giờ hỏi mật khẩu của bạn, cũng không bao giờ đòi tiền để giải tỏa tiền.',
} satisfies Translation<typeof english>;
