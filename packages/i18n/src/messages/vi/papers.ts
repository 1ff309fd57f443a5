import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': 'Số {number}',
  'paper.planSettled': 'Kế hoạch đã quyết toán',
  'paper.product': 'Sản phẩm',
  'paper.terms': 'Điều khoản',
  'paper.reference': 'Mã tham chiếu',
  'paper.entry': 'Số {number}, vị trí {place} trong chuỗi của bạn',
  'paper.signedDay': 'Ngày đã ký',
  'paper.root': 'Gốc của ngày đã ký',
  'paper.notSigned':
    'Chưa có. Mỗi ngày được ký không lâu sau khi kết thúc; khi đó tài liệu này sẽ ghi ngày ấy.',
  'paper.check':
    'Để tự kiểm tra, hãy lưu sao kê của tháng dạng JSON rồi mở tại {address}. Sao kê có từng bút toán ở trên với cùng số và cùng mã kiểm tra. Cách làm nằm trong {guide} của mã nguồn.',
  'paper.copy': 'Để bạn lưu giữ. Căn cứ là sổ cái. □ thay cho ký tự mà tệp này không hiển thị được.',
  'paper.zone': 'Mọi thời điểm tính theo múi giờ {zone}.',
  'paper.year': 'Tổng kết năm {year}',
  'paper.yearOpen': 'Năm chưa kết thúc. Tài liệu này dừng ở bút toán lúc {time}.',
  'paper.byKind': 'Theo loại',
  'paper.byMonth': 'Theo từng tháng',
  'paper.month': 'Tháng',
  'paper.settledPlans': 'Kế hoạch quyết toán trong năm',
  'notice.account.dataTaken.title': 'Dữ liệu của bạn đã được tải xuống',
  'notice.account.dataTaken.body':
    'Một tệp chứa toàn bộ dữ liệu của bạn đã được lưu. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và viết cho bộ phận chăm sóc khách hàng.',
} satisfies Translation<typeof english>;
