import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'Khoản nợ và số tiền đang có',
  'books.explained':
    'Số tiền còn nợ mọi chủ tài khoản và các mạng quảng cáo, so với số tiền đang có. Tổng của tất cả mọi người, lấy thẳng từ sổ cái.',
  'books.owed': 'Còn nợ',
  'books.held': 'Đang có',
  'books.owedTotal': 'Tổng còn nợ',
  'books.heldTotal': 'Tổng đang có',
  'books.house': 'Trong đó, tiền riêng của chương trình',
  'books.difference': 'Chênh lệch',
  'books.differenceExplained':
    'Số đang có trừ số còn nợ và tiền riêng của chương trình. Bằng 0 khi sổ sách khớp.',
  'books.line.available': 'Số dư khả dụng của mọi chủ tài khoản',
  'books.line.held': 'Tiền tạm giữ của chủ tài khoản',
  'books.line.escrow': 'Chờ sử dụng',
  'books.line.settling': 'Chờ quyết toán',
  'books.line.withdrawing': 'Tiền rút đang chuyển',
  'books.line.promo': 'Phiếu giảm giá trong kế hoạch đang chạy',
  'books.line.start_up': 'Vốn khởi động đã cho mượn',
  'books.line.media': 'Nợ các mạng quảng cáo tiền phân phối',
  'books.line.bank': 'Tiền trong ngân hàng',
  'books.line.network_receivable': 'Khoản các mạng quảng cáo còn nợ',

  'books.checkHeading': 'Kiểm tra sổ sách',
  'books.checkPassed': 'Mọi số dư khớp với các bút toán, mọi chuỗi khớp với mã kiểm tra.',
  'books.checkFailed': 'Sổ sách không khớp. Không khoản tiền nào được ghi cho đến khi làm rõ.',
  'books.checkNever': 'Chưa kiểm tra. Lần đầu sẽ diễn ra trong vòng một giờ.',
  'books.checkedAt': 'Đã kiểm tra lúc {time}',

  'books.ordersHeading': 'Mọi kế hoạch đã quyết toán',
  'books.ordersSettled': 'Kế hoạch đã quyết toán của mọi người',
  'books.ordersLost': 'Trong đó, tỷ lệ bị lỗ',
  'books.ordersNone': 'Chưa có kế hoạch nào được quyết toán.',

  'books.overdueHeading': 'Mạng quảng cáo trả chậm',
  'books.overdueNone': 'Không có mạng quảng cáo nào trả chậm.',
  'books.overdueAmount': '{network}, nợ quá 30 ngày',
  'books.overdueSince': 'Từ {time}. Trong đó {amount} đã được trả bằng tiền riêng của chương trình.',

  'books.rootsHeading': 'Các ngày đã ký',
  'books.rootsExplained':
    'Cuối mỗi ngày, một con số đại diện cho sổ sách của mọi chủ tài khoản được ký và nêu con số của ngày trước đó. Ở đây hiện các ngày mới nhất. Hãy lưu danh sách tất cả các ngày và giữ lại: khi dùng nó để kiểm tra một sao kê về sau, bạn sẽ thấy những gì đã ký tính đến lúc đó có bị thay đổi hay không.',
  'books.rootsNone': 'Ngày đầu tiên được ký ngay sau khi kết thúc.',
  'books.rootsSave': 'Lưu danh sách tất cả các ngày đã ký',
  'books.verify': 'Kiểm tra một sao kê',
  'books.rootHolders': '{count, plural, other {# tài khoản}}',
  'books.rootSignedAt': 'Đã ký lúc {time}',
  'books.rootValue': 'Gốc',
  'books.rootPrevious': 'Của ngày hôm trước',
  'books.rootSignature': 'Chữ ký',
  'books.rootKey': 'Khóa',
  'books.keysHeading': 'Khóa công khai',
  'books.keySince': 'Dùng từ {time}',
  'books.keyUntil': 'Dùng từ {from} đến {until}',
} satisfies Translation<typeof english>;
