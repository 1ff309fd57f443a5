import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': 'Điều khiển',
  'control.pause': 'Tạm dừng',
  'control.resume': 'Chạy tiếp',
  'control.pauseQuestion': 'Tạm dừng kế hoạch này?',
  'control.pauseExplained':
    'Tạm dừng bắt đầu khi mạng quảng cáo xác nhận, chậm nhất sau một giờ. Phần phân phối trước đó vẫn bị tính phí. Ngày kết thúc không thay đổi.',
  'control.pauseAsked': 'Đã yêu cầu mạng quảng cáo tạm dừng.',
  'control.resumeAsked': 'Đã yêu cầu mạng quảng cáo chạy tiếp.',
  'control.limits': 'Giới hạn',
  'control.noLimits': 'Chưa có giới hạn. Kế hoạch chạy đến khi hết ngân sách hoặc hết thời gian.',
  'control.setLimits': 'Đặt giới hạn',
  'control.limitsExplained':
    'Giới hạn đầu tiên bị chạm sẽ dừng hẳn kế hoạch. Giới hạn được kiểm tra mỗi khi một báo cáo được tính, nên đến lúc đó mạng quảng cáo có thể đã chi hơn một chút. Giới hạn mỗi ngày không kết thúc kế hoạch.',
  'control.limit.cost_per_conversion': 'Dừng nếu chi phí mỗi chuyển đổi vượt',
  'control.limit.loss': 'Dừng nếu khoản lỗ lên đến',
  'control.limit.spend_without_conversion': 'Dừng nếu đã chi chừng này mà chưa có lượt chuyển đổi nào',
  'control.limit.ends_at': 'Kết thúc vào',
  'control.limit.daily_cap': 'Giới hạn mỗi ngày',
  'control.dailyCapExplained':
    'Áp dụng từ ngày mai, tính theo ngày UTC. Phần phân phối vượt quá mức này không bị tính phí.',
  'control.noLimit': 'Không giới hạn',
  'control.leaveEmpty': 'Để trống nếu không muốn giới hạn.',
  'control.save': 'Lưu giới hạn',
  'control.saved': 'Đã lưu giới hạn.',
  'control.amountInvalid': 'Nhập số tiền lớn hơn 0.',
  'control.dateInvalid': 'Chọn một thời điểm trong tương lai.',
  'control.reached.cost_per_conversion': 'Chi phí mỗi chuyển đổi đã vượt giới hạn {value} của bạn.',
  'control.reached.loss': 'Khoản lỗ đã lên đến giới hạn {value} của bạn.',
  'control.reached.spend_without_conversion': 'Đã chi {value} mà chưa có lượt chuyển đổi nào.',
  'control.reached.ends_at': 'Đã đến ngày kết thúc bạn đặt.',
  'control.reached.daily_cap':
    'Đã để riêng một báo cáo khiến chi tiêu của ngày vượt giới hạn {value} của bạn.',
  'control.meanwhile': 'Đã tính phí từ khi yêu cầu đến khi được xác nhận: {amount}',
  'control.raise': 'Tăng ngân sách',
  'control.raiseExplained':
    'Số tiền lấy từ số dư khả dụng và vào kế hoạch ngay. Cũng như khoản đầu, bạn có thể mất số tiền này; phần chưa chi sẽ được hoàn lại.',
  'control.raiseRange': 'Nhập số tiền không quá {most}.',
  'control.raiseConfirm': 'Thêm {amount}',
  'control.raised': 'Đã tăng ngân sách.',
  'control.raisedBy': 'Đã thêm {amount}; ngân sách nay là {budget}',
  'control.lower': 'Giảm ngân sách',
  'control.lowerExplained':
    'Tiền của bạn vượt ngân sách mới sẽ được hoàn lại khi mạng quảng cáo xác nhận, chậm nhất sau một giờ. Phần phân phối đến lúc đó vẫn bị tính phí. Nếu ngân sách mới đã chi hết, kế hoạch kết thúc.',
  'control.lowerTo': 'Ngân sách mới ({currency})',
  'control.lowerRange': 'Nhập số tiền từ {least} đến dưới {most}.',
  'control.lowerConfirm': 'Giảm còn {budget}',
  'control.lowerAsked': 'Đã yêu cầu mạng quảng cáo giảm ngân sách.',
  'control.loweredBy': 'Đã hoàn lại {amount}; ngân sách nay là {budget}',
  'control.lowerNot': 'Không thể giảm ngân sách vì đơn vị vận hành trả một phần. Bạn có thể dừng kế hoạch.',
  'control.lowerWaits': 'Ngân sách đã yêu cầu',
} satisfies Translation<typeof english>;
