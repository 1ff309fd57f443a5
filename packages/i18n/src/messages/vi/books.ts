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
} satisfies Translation<typeof english>;
