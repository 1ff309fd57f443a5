import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Kế hoạch bị lỗ',
  'catalogue.noneSettled': 'Chưa có kế hoạch nào quyết toán',
  'record.spread':
    'Trong {settled} kế hoạch đã quyết toán, kết quả từ {least} đến {most}; một nửa nằm giữa {lower} và {upper}.',
  'record.few': 'Tỷ lệ phần trăm chỉ hiển thị khi có từ {count} kế hoạch đã quyết toán.',
  'record.source': 'Các kết quả này từ đâu ra',
  'record.sourceExplained':
    'Mỗi kế hoạch đã quyết toán của sản phẩm này được tính một lần, bất kể ai cấp ngân sách: số thu được trừ số đã chi, so với số đã chi. Phần phiếu ưu đãi trả cũng tính là đã chi. Không kế hoạch nào bị bỏ qua.',
  'record.result': 'Kết quả, trên số đã chi',
  'record.plans': 'Kế hoạch',
  'record.bandBelow': 'dưới {until}',
  'record.band': 'từ {from} đến dưới {until}',
  'record.bandAbove': '{from} trở lên',

  'catalogue.search': 'Tên sản phẩm',
  'catalogue.order': 'Sắp xếp theo',
  'catalogue.order.newest': 'Mới nhất',
  'catalogue.order.least_amount': 'Số tiền nhỏ nhất',
  'catalogue.order.least_price': 'Giá thấp nhất mỗi 1.000 lượt xem',
  'catalogue.order.shortest': 'Thời gian chạy ngắn nhất',
  'catalogue.order.most_settled': 'Nhiều kế hoạch đã quyết toán nhất',
  'catalogue.order.fewest_lost': 'Tỷ lệ lỗ thấp nhất',
  'catalogue.fewLast':
    'Sản phẩm có ít hơn {count} kế hoạch đã quyết toán đứng cuối. Kết quả trước không nói gì về kết quả tiếp theo.',
  'catalogue.amount': 'Số tiền bạn muốn cấp ({currency})',
  'catalogue.daysMax': '{count, plural, other {Tối đa # ngày}}',
  'catalogue.result.no_loss': 'Trung vị không lỗ',
  'catalogue.result.loss': 'Trung vị bị lỗ',
  'catalogue.result.none': 'Ít hơn {count} đã quyết toán',
  'catalogue.noneFound': 'Không có sản phẩm nào khớp với bộ lọc này.',
} satisfies Translation<typeof english>;
