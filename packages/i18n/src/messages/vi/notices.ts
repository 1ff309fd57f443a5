import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': 'Đã nạp tiền',
  'notice.topup.body': '{amount} đã vào số dư khả dụng của bạn. Biên nhận {receipt}.',
  'notice.order.finished.title': 'Kế hoạch {number} đã kết thúc',
  'notice.order.finished.body':
    'Phần chưa chi {amount} đã về lại số dư khả dụng. Báo cáo sẽ chốt trong vòng 72 giờ.',
  'notice.order.failed.title': 'Kế hoạch {number} không chạy được',
  'notice.order.failed.body': 'Toàn bộ {amount} đã về lại số dư khả dụng của bạn.',
  'notice.order.settled.title': 'Kế hoạch {number} đã quyết toán',
  'notice.order.settled.body': '{amount} đã chuyển vào số dư khả dụng của bạn.',
  'notice.order.planFailed.title': 'Một kế hoạch không chạy được',
  'notice.order.planFailed.body':
    '{product}: toàn bộ {amount} đã về lại số dư khả dụng của bạn. Kế hoạch {number}.',
  'notice.order.planFinished.title': 'Một kế hoạch đã kết thúc',
  'notice.order.planFinished.body': '{product}: báo cáo sẽ chốt trong vòng 72 giờ. Kế hoạch {number}.',
  'notice.order.planFinishedRest.title': 'Một kế hoạch đã kết thúc',
  'notice.order.planFinishedRest.body':
    '{product}: phần chưa chi {amount} đã về lại số dư khả dụng. Báo cáo sẽ chốt trong vòng 72 giờ. Kế hoạch {number}.',
  'notice.order.planSettled.title': 'Một kế hoạch đã quyết toán',
  'notice.order.planSettled.body':
    'Kết quả {result}: {product}. {amount} đã chuyển vào số dư khả dụng của bạn. Kế hoạch {number}.',
  'notice.order.limitReached.title': 'Kế hoạch {number} đã chạm một giới hạn của bạn',
  'notice.order.limitReached.body':
    'Kế hoạch đang được dừng. Chi tiêu {billed}, doanh thu {revenue}, lượt chuyển đổi {conversions}. Phần còn lại sẽ được hoàn lại khi mạng quảng cáo kết thúc lượt chạy.',
  'notice.order.costLimitReached.title': 'Kế hoạch {number}: chi phí mỗi chuyển đổi vượt giới hạn của bạn',
  'notice.order.costLimitReached.body':
    'Chi phí mỗi chuyển đổi đã vượt giới hạn {value} của bạn. Kế hoạch đang được dừng. Chi tiêu {billed}, doanh thu {revenue}, lượt chuyển đổi {conversions}. Phần còn lại sẽ được hoàn lại khi mạng quảng cáo kết thúc lượt chạy.',
  'notice.order.lossLimitReached.title': 'Kế hoạch {number}: khoản lỗ đã chạm giới hạn của bạn',
  'notice.order.lossLimitReached.body':
    'Khoản lỗ đã lên đến giới hạn {value} của bạn. Kế hoạch đang được dừng. Chi tiêu {billed}, doanh thu {revenue}, lượt chuyển đổi {conversions}. Phần còn lại sẽ được hoàn lại khi mạng quảng cáo kết thúc lượt chạy.',
  'notice.order.spendLimitReached.title':
    'Kế hoạch {number}: chi tiêu chưa có chuyển đổi đã chạm giới hạn của bạn',
  'notice.order.spendLimitReached.body':
    'Đã chi {value} mà chưa có lượt chuyển đổi nào. Kế hoạch đang được dừng. Chi tiêu {billed}, doanh thu {revenue}, lượt chuyển đổi {conversions}. Phần còn lại sẽ được hoàn lại khi mạng quảng cáo kết thúc lượt chạy.',
  'notice.order.endDateReached.title': 'Kế hoạch {number}: đã đến ngày kết thúc bạn đặt',
  'notice.order.endDateReached.body':
    'Đã đến ngày kết thúc bạn đặt. Kế hoạch đang được dừng. Chi tiêu {billed}, doanh thu {revenue}, lượt chuyển đổi {conversions}. Phần còn lại sẽ được hoàn lại khi mạng quảng cáo kết thúc lượt chạy.',
  'notice.order.dailyCapReached.title': 'Kế hoạch {number} đã chạm giới hạn mỗi ngày của bạn',
  'notice.order.dailyCapReached.body':
    'Nếu tính báo cáo cho 15 phút từ {bucket}, chi tiêu của ngày đó (UTC) sẽ vượt {amount}. Báo cáo này được để riêng toàn bộ: không bị tính phí và lượt chuyển đổi trong đó không được tính.',
  'notice.product.changed.title': 'Sản phẩm yêu thích của bạn có điều khoản mới',
  'notice.product.changed.body':
    '{product}: phiên bản {version} áp dụng cho các kế hoạch mới. Các kế hoạch đã cấp ngân sách giữ nguyên phiên bản của mình.',
  'notice.product.retired.title': 'Sản phẩm yêu thích của bạn không còn được cung cấp',
  'notice.product.retired.body':
    '{product}, phiên bản {version}, không nhận kế hoạch mới. Các kế hoạch đã cấp ngân sách vẫn chạy tiếp.',
  'notice.product.back.title': 'Sản phẩm yêu thích của bạn được cung cấp trở lại',
  'notice.product.back.body': '{product} lại nhận kế hoạch, theo phiên bản {version}.',
  'notice.order.restated.title': 'Kế hoạch {number}: mạng quảng cáo đã sửa một báo cáo',
  'notice.order.restated.body':
    '15 phút từ {bucket}: chi tiêu {spendBefore}, nay {spendAfter}; doanh thu của bạn {revenueBefore}, nay {revenueAfter}. Trang kế hoạch cho thấy từng số liệu, cũ và mới.',
  'notice.order.restatedByStaff.title': 'Kế hoạch {number}: nhân viên đã sửa một báo cáo',
  'notice.order.restatedByStaff.body':
    '15 phút từ {bucket}: chi tiêu {spendBefore}, nay {spendAfter}; doanh thu của bạn {revenueBefore}, nay {revenueAfter}. Trang kế hoạch cho thấy từng số liệu, cũ và mới, cùng lý do.',
  'notice.withdrawal.approved.title': 'Yêu cầu rút tiền được duyệt',
  'notice.withdrawal.approved.body': '{amount} đang được chuyển đến tài khoản có số cuối {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Yêu cầu rút tiền được duyệt',
  'notice.withdrawal.approvedUntil.body':
    '{amount} sẽ được chi trả đến tài khoản có số cuối {lastFour} trước {until}. Nếu không, số tiền lại khả dụng cho bạn.',
  'notice.withdrawal.paid.title': 'Đã chi trả tiền rút',
  'notice.withdrawal.paid.body': '{amount} đã được chi trả. Mã tham chiếu {reference}.',
  'notice.withdrawal.refused.title': 'Yêu cầu rút tiền bị từ chối',
  'notice.withdrawal.refused.body': '{amount} đã về lại số dư khả dụng của bạn. Lý do: {reason}',
  'notice.withdrawal.bounced.title': 'Ngân hàng đã trả lại một khoản chi trả',
  'notice.withdrawal.bounced.body': '{amount} đã về lại số dư khả dụng của bạn. Lý do: {reason}',
  'notice.withdrawal.lapsed.title': 'Yêu cầu rút tiền không được chi trả đúng hạn',
  'notice.withdrawal.lapsed.body':
    '{amount} đã về lại số dư khả dụng của bạn vì không được chi trả trước thời hạn. Bạn có thể yêu cầu lại ngay.',
  'notice.payout.changed.title': 'Đã đổi tài khoản nhận tiền',
  'notice.payout.changed.body':
    'Từ {until}, tiền được chi trả vào tài khoản có số cuối {lastFour}. Nếu không phải bạn đổi, hãy khiếu nại ngay.',
  'notice.payout.passwordReset.title': 'Đã đặt lại mật khẩu giao dịch',
  'notice.payout.passwordReset.body':
    'Mật khẩu được đặt mà không cần mật khẩu cũ, nên việc chi trả tạm hoãn đến {until}. Nếu không phải bạn, hãy khiếu nại ngay.',
  'notice.payout.factorOff.title': 'Tạm hoãn chi trả trong 24 giờ',
  'notice.payout.factorOff.body':
    'Khóa truy cập hoặc mã dùng một lần đã bị tắt, hoặc một mã khôi phục đã được dùng, nên việc chi trả tạm hoãn đến {until}. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và viết cho bộ phận chăm sóc khách hàng.',
  'notice.hold.released.title': 'Hết tạm giữ',
  'notice.hold.released.body': '{amount} đã về lại số dư khả dụng của bạn.',
  'notice.chargeback.held.title': 'Một khoản thanh toán bị yêu cầu hoàn tiền',
  'notice.chargeback.held.body':
    '{amount} bị tạm giữ đến {until}. Trước lúc đó bạn có thể khiếu nại. Lý do: {reason}',
  'notice.chargeback.heldRevenue.title': 'Doanh thu bị yêu cầu hoàn tiền',
  'notice.chargeback.heldRevenue.body':
    '{amount} doanh thu chưa quyết toán được tạm giữ đến {until}. Số dư khả dụng của bạn không bị ảnh hưởng. Trước lúc đó bạn có thể khiếu nại. Lý do: {reason}',
  'notice.chargeback.house.title': 'Một khoản thanh toán bị yêu cầu hoàn tiền',
  'notice.chargeback.house.body':
    'Đơn vị vận hành trả {amount} bằng tiền riêng. Tiền của bạn không bị tạm giữ hay trừ đi. Lý do: {reason}',
  'notice.chargeback.lifted.title': 'Doanh thu tạm giữ đã được giải tỏa',
  'notice.chargeback.lifted.body':
    '{amount} không còn bị tạm giữ. Số tiền lại được tính vào doanh thu của kế hoạch.',
  'notice.chargeback.posted.title': 'Khoản bị yêu cầu hoàn tiền đã được trả về bên gửi',
  'notice.chargeback.posted.body': '{amount} bị tạm giữ đã được trả về bên gửi ban đầu.',
  'notice.acceptance.refused.title': 'Khoản đổi ngoại tệ không được xác nhận',
  'notice.acceptance.refused.body':
    'Không tìm thấy khoản thanh toán như bạn đã báo. Bạn có thể khiếu nại. Lý do: {reason}',
  'notice.acceptance.lapsed.title': 'Khoản đổi ngoại tệ không được xác nhận đúng hạn',
  'notice.acceptance.lapsed.body':
    'Trong 7 ngày không có ai xác nhận khoản thanh toán bạn đã báo. Nếu bạn đã trả tiền, hãy khiếu nại và thêm bằng chứng.',
  'notice.objection.upheld.title': 'Khiếu nại của bạn được chấp nhận',
  'notice.objection.upheld.body':
    'Khiếu nại được giải quyết có lợi cho bạn. Xem câu trả lời trong mục khiếu nại của bạn.',
  'notice.objection.lapsed.title': 'Khiếu nại của bạn được chấp nhận: không ai trả lời kịp',
  'notice.objection.lapsed.body':
    'Không nhân viên nào trả lời đúng hạn nên khiếu nại của bạn được chấp nhận. Kết quả nằm trong mục khiếu nại của bạn.',
  'notice.objection.paid.title': 'Hoàn tiền theo khiếu nại',
  'notice.objection.paid.body': 'Đơn vị vận hành đã trả {amount}. Tiền đã khả dụng.',
  'notice.objection.rejected.title': 'Khiếu nại của bạn bị bác bỏ',
  'notice.objection.rejected.body': 'Xem câu trả lời và lý do trong mục khiếu nại của bạn.',
  'notice.account.passkeyAdded.title': 'Đã thêm khóa truy cập',
  'notice.account.passkeyAdded.body':
    '“{name}” giờ mở được tài khoản của bạn. Nếu không phải bạn, hãy xóa nó và đổi mật khẩu đăng nhập.',
  'notice.account.passkeyRemoved.title': 'Đã xóa khóa truy cập',
  'notice.account.passkeyRemoved.body':
    '“{name}” không còn mở được tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và viết cho bộ phận chăm sóc khách hàng.',
  'notice.account.totpOn.title': 'Đã bật mã dùng một lần',
  'notice.account.totpOn.body': 'Từ nay, đăng nhập bằng mật khẩu còn hỏi thêm mã từ ứng dụng xác thực.',
  'notice.account.totpOff.title': 'Đã tắt mã dùng một lần',
  'notice.account.totpOff.body':
    'Đăng nhập không còn hỏi mã. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và viết cho bộ phận chăm sóc khách hàng.',
  'notice.account.recoveryCodesMade.title': 'Mã khôi phục mới',
  'notice.account.recoveryCodesMade.body':
    'Các mã đã tạo trước đó hết hiệu lực. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và tạo mã mới.',
  'notice.account.recoveryCodeUsed.title': 'Một mã khôi phục đã được dùng',
  'notice.account.recoveryCodeUsed.body':
    'Số mã còn lại: {left}. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và viết cho bộ phận chăm sóc khách hàng.',
  'notice.account.codesTried.title': 'Có người đang thử mã khi đăng nhập',
  'notice.account.codesTried.body':
    'Mật khẩu đúng, mã sai, và không ai vào được. Nếu không phải bạn, có người biết mật khẩu của bạn: hãy đổi mật khẩu.',
  'notice.account.factorsRemoved.title': 'Đã xóa khóa truy cập và mã',
  'notice.account.factorsRemoved.body':
    'Khóa truy cập, mã dùng một lần và mã khôi phục của bạn không còn hiệu lực. Nếu bạn không yêu cầu, hãy viết ngay cho bộ phận chăm sóc khách hàng.',
  'notice.account.closing.title': 'Tài khoản của bạn đang được đóng',
  'notice.account.closing.body':
    'Các kế hoạch kết thúc và tiền của bạn được chi trả, phần còn lại được trả khi được giải tỏa. Nếu không phải bạn, hãy khiếu nại ngay.',
  'notice.account.closed.title': 'Tài khoản của bạn đã đóng',
  'notice.account.closed.body': 'Mọi khoản đã được chi trả cho bạn. Bạn vẫn xem được sao kê.',
  'notice.coupon.granted.title': 'Một phiếu ưu đãi cho bạn',
  'notice.coupon.granted.body': '{name} có trong danh sách phiếu của bạn và có hiệu lực đến {until}.',
  'notice.startUp.granted.title': 'Vốn khởi động',
  'notice.startUp.granted.body':
    'Đơn vị vận hành cho bạn mượn {amount} để dùng cho kế hoạch. Khoản này không rút được; bạn có thể hoàn trả bất cứ lúc nào, không mất phí.',
  'notice.startUp.offered.title': 'Đề nghị vốn khởi động',
  'notice.startUp.offered.body':
    'Đơn vị vận hành đề nghị cho bạn mượn {amount} cho các kế hoạch. Hãy nhận hoặc từ chối trong ví trước {until}; nếu bạn không nhận thì không có gì xảy ra.',
  'notice.acceptance.issued.title': 'Lượt đổi tiền của bạn đã sẵn sàng',
  'notice.acceptance.issued.body':
    'Hai nhân viên đã kiểm tra điều kiện đổi tiền. Hãy mở bằng mã của bạn; trước khi trả bạn sẽ thấy mình trả bao nhiêu và nhận bao nhiêu.',

  'notice.feedback.answered.title': 'Trả lời góp ý của bạn',
  'notice.feedback.answered.body': 'Bạn đã viết về: {subject}. Câu trả lời của chúng tôi: {answer}',
  'notice.topup.refused.title': 'Yêu cầu nạp tiền đã đóng',
  'notice.topup.refused.body':
    'Yêu cầu nạp {amount} của bạn không được ghi có. Nếu bạn đã trả tiền, hãy khiếu nại và gửi kèm chứng từ. Lý do: {reason}',
  'notice.hold.opened.title': 'Một phần tiền của bạn bị tạm giữ',
  'notice.hold.opened.body':
    '{amount} bị tạm giữ đến {until}, sau đó tự động được giải tỏa. Bạn có thể khiếu nại miễn phí. Lý do: {reason}',
  'notice.hold.renewed.title': 'Một khoản tạm giữ đã được gia hạn một lần',
  'notice.hold.renewed.body':
    '{amount} tiếp tục bị tạm giữ đến {until} và không thể gia hạn thêm. Bạn có thể khiếu nại miễn phí. Lý do: {reason}',
  'notice.score.forged.title': 'Điểm tín nhiệm của bạn bị giảm',
  'notice.score.forged.body':
    'Hai nhân viên xác định một giấy tờ là giả. Tiền của bạn không bị ảnh hưởng. Bạn có thể khiếu nại. Lý do: {reason}',
  'notice.account.disabled.title': 'Tài khoản bị vô hiệu hóa',
  'notice.account.disabled.body':
    'Lý do nằm trên trang chủ của bạn. Tiền vẫn là của bạn: bạn có thể rút, khiếu nại và viết cho chúng tôi.',
  'notice.account.enabled.title': 'Tài khoản của bạn đã mở',
  'notice.account.enabled.body': 'Bạn dùng được mọi thứ trong ứng dụng.',
  'notice.account.passwordChanged.title': 'Mật khẩu đăng nhập đã được đổi',
  'notice.account.passwordChanged.body':
    'Bạn đã bị đăng xuất trên mọi thiết bị. Nếu không phải bạn, hãy dùng “Quên mật khẩu?” và viết cho chúng tôi.',
  'notice.account.signedOut.title': 'Bạn đã bị đăng xuất trên mọi thiết bị',
  'notice.account.signedOut.body': 'Nhân viên đã kết thúc mọi phiên đăng nhập của bạn. Lý do: {reason}',

  'notice.support.answered.title': 'Bộ phận chăm sóc khách hàng đã trả lời bạn',
  'notice.support.answered.body':
    'Câu trả lời nằm trong cuộc trò chuyện của bạn với bộ phận chăm sóc khách hàng.',

  'notice.demoDesk':
    'Đây là quầy demo của môi trường thử nghiệm: ở đây máy trả lời, không phải người. Quầy tự gửi thông tin thanh toán, ghi nhận tiền nạp và chi trả tiền rút trong vòng một phút. Không có tiền thật nào được chuyển. Từng bước hiển thị trên trang của yêu cầu.',
  'notice.sample.announcement.title': 'Thông báo mẫu: quy tắc sử dụng, phiên bản 1',
  'notice.sample.announcement.body':
    'Quy tắc sử dụng cho biết tiền của bạn ở đâu vào mỗi thời điểm và điều gì chúng tôi không bao giờ đòi hỏi ở bạn. Mọi thay đổi quy tắc sẽ được thông báo ở đây trước khi có hiệu lực. Thông báo này thuộc dữ liệu mẫu.',
  'notice.sample.maintenance.title': 'Bảo trì mẫu: báo cáo đến muộn hơn thường lệ',
  'notice.sample.maintenance.body':
    'Trong hai mươi phút, báo cáo phân phối không được tiếp nhận. Chúng đã được gửi lại và chỉ tính một lần; không số tiền nào bị thay đổi, việc nạp và rút tiền vẫn diễn ra như thường. Thông báo này thuộc dữ liệu mẫu.',
  'notice.sample.activity.title': 'Ưu đãi mẫu: phiếu dành cho người mới',
  'notice.sample.activity.body':
    'Mỗi người được nhận phiếu dành cho người mới một lần. Trước khi bạn xác nhận số tiền, ứng dụng cho thấy ai trả phần nào. Thông báo này thuộc dữ liệu mẫu.',

  'contact.general': 'Câu hỏi chung',
  'contact.recharge': 'Hỗ trợ nạp tiền',

  'faq.learningPhase.question': 'Giai đoạn máy học của kế hoạch là gì?',
  'faq.learningPhase.answer':
    'Sau khi kế hoạch bắt đầu, mạng quảng cáo cần tìm hiểu mình tiếp cận được ai. Việc này cần khoảng 30 đến 50 lượt chuyển đổi trong 7 ngày. Cho đến lúc đó, số liệu của kế hoạch thay đổi nhiều theo từng ngày.\n\nTrang kế hoạch cho thấy đã đếm được bao nhiêu lượt chuyển đổi. Kế hoạch đang trong giai đoạn máy học có thể kết thúc với khoản lỗ, như mọi kế hoạch khác.',
  'faq.whereIsMyMoney.question': 'Tiền của tôi ở đâu khi kế hoạch đang chạy?',
  'faq.whereIsMyMoney.answer':
    'Khi bạn cấp ngân sách cho kế hoạch, số tiền chuyển từ số dư khả dụng sang “Trong các kế hoạch”. Mỗi báo cáo phân phối tính phí một phần. Phần chưa chi sẽ về lại số dư khả dụng khi kế hoạch chạy xong.\n\nDoanh thu của kế hoạch nằm ở “Chờ quyết toán”. Khoản này trở nên khả dụng sau khi mạng quảng cáo đã trả tiền và thời hạn khiếu nại đã qua.',
  'faq.canILose.question': 'Tôi có thể mất tiền với một kế hoạch không?',
  'faq.canILose.answer':
    'Có. Số tiền kế hoạch đã chi cho phân phối là đã chi, dù người xem có phản hồi hay không. Trang của mỗi sản phẩm có thống kê mọi kế hoạch đã quyết toán: có bao nhiêu kế hoạch, kết quả trung vị và tỷ lệ bị lỗ.\n\nKhông ai có thể nói trước một kế hoạch sẽ kết thúc ra sao. Chỉ đưa vào số tiền mà bạn có thể chấp nhận mất.',
  'faq.withdraw.question': 'Làm sao để rút tiền?',
  'faq.withdraw.answer':
    'Hãy đặt mật khẩu giao dịch và tài khoản nhận tiền, rồi yêu cầu rút tiền trong ví. Nhân viên sẽ duyệt và chi trả; mọi bước đều được hiển thị.\n\nNếu có điều gì cản trở, ví sẽ cho biết đó là gì, đến khi nào và cách giải quyết. Việc giải quyết không bao giờ mất tiền: ai đòi bạn nộp tiền để được rút tiền là kẻ lừa đảo.',
  'faq.topUp.question': 'Làm sao để nạp tiền?',
  'faq.topUp.answer':
    'Việc nạp tiền được làm thủ công. Hãy yêu cầu nạp tiền trong ví; bộ phận hỗ trợ sẽ gửi cho bạn thông tin thanh toán với tài khoản cần chuyển đến. Chỉ chuyển tiền vào tài khoản nhận được theo cách này.\n\nNhân viên ghi nhận khoản tiền, người thứ hai kiểm tra, rồi số tiền hiện trong số dư khả dụng kèm số biên nhận.',

  'rules.text':
    'Tiền của bạn là của bạn. Tiền nằm trong số dư khả dụng, bị tạm giữ với lý do và thời hạn rõ ràng, trong các kế hoạch đang chạy, trong kết quả chờ quyết toán, hoặc đang trên đường về với bạn; các phần này cộng lại là tổng tài sản của bạn.\n\nKhoản giảm giá và vốn khởi động là tiền của đơn vị vận hành. Chúng có thể được chi trong kế hoạch, không bao giờ rút được và không bao giờ được tính là tiền của bạn.\n\nKế hoạch chi cho phân phối số tiền bạn đưa vào. Kết quả mỗi lần mỗi khác và có thể âm. Không có gì trong ứng dụng này là lời hứa về kết quả.\n\nViệc sửa sai luôn là một bản ghi mới mà bạn xem được. Những gì đã xảy ra không bị thay đổi hay xóa bỏ.\n\nNhân viên không bao giờ hỏi mật khẩu của bạn, cũng không bao giờ đòi tiền để giải tỏa tiền.',
  'activityRules.text':
    'Mỗi người được nhận phiếu dành cho người mới một lần. Bạn chọn phiếu khi cấp ngân sách cho kế hoạch: mỗi kế hoạch một phiếu, và mỗi ngày chỉ dùng một phiếu cùng tên.\n\nKhoản giảm giá do đơn vị vận hành trả. Đó không phải tiền mặt và không rút được; phần kế hoạch không dùng đến sẽ trở về đơn vị vận hành. Trước khi bạn xác nhận, ứng dụng cho thấy ai trả phần nào.',

  'printed.account': 'Mã tài khoản {id}',
  'printed.made': 'Lập lúc {time}. Mọi thời điểm tính theo múi giờ {zone}.',
  'printed.head': 'Mã kiểm tra của bút toán cuối: {hash}',
  'printed.time': 'Thời gian',
  'printed.availableAfter': 'Khả dụng sau đó',
  'printed.totalAfter': 'Tổng sau đó',
  'printed.byHand': 'nhập thủ công',
  'printed.checkable':
    'Bản để đọc. Tệp JSON của cùng tháng có cùng số liệu và có thể kiểm tra mà không cần chúng tôi. □ thay cho ký tự mà tệp này không hiển thị được.',
  'printed.page': 'Trang {page} / {count}',
} satisfies Translation<typeof english>;
