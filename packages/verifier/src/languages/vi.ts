import { details } from './details/vi';
import type { PageWords } from './page-words';

export const vi: PageWords = {
  name: 'Tiếng Việt',
  title: 'Kiểm tra sao kê Fairlead',
  intro:
    'Trang này là một tệp duy nhất. Trang không gửi gì đi và không cần kết nối: hãy lưu lại và mở khi ngoại tuyến.',
  statement: 'Sao kê (JSON)',
  days: 'Các ngày đã ký, lưu tại /#/transparency: một danh sách bạn đã giữ và danh sách hôm nay',
  key: 'Khóa công khai, lấy từ nơi khác (không bắt buộc)',
  head: 'Vị trí ghi trong các thông báo bạn đã giữ, mỗi dòng một vị trí: số, rồi 16 ký tự (không bắt buộc)',
  checkpoint: 'Điểm kiểm tra do một nhân chứng ký, lưu từ /log/checkpoint (không bắt buộc)',
  witness: 'Khóa của nhân chứng đó, lấy từ nơi khác (đi cùng một điểm kiểm tra)',
  log: 'Khóa của nhật ký các ngày, như trang minh bạch hiển thị (không bắt buộc, đi cùng một điểm kiểm tra)',
  needBoth: 'Điểm kiểm tra chỉ có ích khi đi cùng khóa của nhân chứng.',
  unproven: 'Những gì việc này không chứng minh',
  limits: [
    'Không chứng minh gì về phần đã bị viết lại trước khi bạn lưu danh sách: danh sách lấy hôm nay chỉ nói điều đơn vị vận hành nói hôm nay.',
    'Không chứng minh gì về phần sau ngày ký mới nhất, cũng như giờ mà một việc xảy ra.',
    'Không chứng minh những gì ứng dụng hiển thị trên màn hình: hãy so sánh với tệp.',
    'Không chứng minh rằng mọi người thấy cùng những ngày đó: chỉ nhân chứng hoặc việc so sánh hai danh sách cho thấy điều này.',
    'Không chứng minh rằng một khoản thanh toán đã đến ngân hàng: chỉ ngân hàng xác nhận được.',
    'Không chứng minh tài khoản là của ai: không mã kiểm tra nào bao gồm mã tài khoản. Vị trí ghi trong một thông báo của bạn cho thấy đó là tài khoản của bạn.',
  ],
  check: 'Kiểm tra',
  result: 'Kết quả',
  meanings: 'Dòng đầu tiên có nghĩa gì',
  details,
  chooseFirst: 'Hãy chọn sao kê trước.',
  failed: 'Không thể thực hiện việc kiểm tra, nên chưa có kết luận nào về sao kê.',
  language: 'Ngôn ngữ',
  outcomes: {
    verified: {
      headline: 'ĐÃ XÁC MINH',
      meaning: 'Không có gì mâu thuẫn, và các ngày đã ký trong danh sách của bạn bao trùm toàn bộ sao kê.',
    },
    not_verified: {
      headline: 'KHÔNG XÁC MINH ĐƯỢC',
      meaning: 'Có nội dung đã bị thay đổi. Bút toán hoặc ngày đó được nêu rõ.',
    },
    not_signed: {
      headline: 'CHƯA ĐƯỢC KÝ',
      meaning: 'Chuỗi nguyên vẹn nhưng không có ngày đã ký nào bao trùm: ai cũng có thể bịa ra.',
    },
    consistent: {
      headline: 'TỰ NHẤT QUÁN',
      meaning: 'Bạn chưa đưa danh sách nào vào. Quá khứ bị viết lại và ký lại cũng sẽ trông y như vậy.',
    },
    not_connected: {
      headline: 'KHÔNG NỐI ĐƯỢC',
      meaning:
        'Không thể nối danh sách, khóa, thông báo hoặc điểm kiểm tra của bạn với toàn bộ sao kê, nên chưa có gì được xác minh.',
    },
    newer: {
      headline: 'MỚI HƠN DANH SÁCH CỦA BẠN',
      meaning: 'Không có gì mâu thuẫn, nhưng phần mới hơn danh sách của bạn có thể đã bị viết lại và ký lại.',
    },
  },
};
