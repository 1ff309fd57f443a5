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
  needBoth:
    'Điểm kiểm tra và khóa của nhân chứng phải đi cùng nhau: một bên là nội dung được ký, bên kia cho biết chữ ký của ai.',
  unproven: 'Những gì việc này không chứng minh',
  limits: [
    'Không chứng minh gì về phần đã bị viết lại trước khi bạn lưu danh sách: danh sách lấy hôm nay chỉ nói điều đơn vị vận hành nói hôm nay.',
    'Không chứng minh gì về phần sau ngày ký mới nhất, cũng như giờ mà một việc xảy ra.',
    'Không chứng minh những gì ứng dụng hiển thị trên màn hình: hãy so sánh với tệp.',
    'Không chứng minh rằng mọi người thấy cùng những ngày đó: chỉ nhân chứng hoặc việc so sánh hai danh sách cho thấy điều này.',
    'Không chứng minh rằng một khoản thanh toán đã đến ngân hàng: chỉ ngân hàng xác nhận được.',
    'Không chứng minh tài khoản là của ai: không mã băm nào bao gồm mã tài khoản. Vị trí ghi trong một thông báo của bạn cho thấy đó là tài khoản của bạn.',
  ],
  check: 'Kiểm tra',
  result: 'Kết quả',
  meanings: 'Dòng đầu tiên có nghĩa gì',
  details,
  chooseFirst: 'Hãy chọn sao kê trước.',
  failed: 'Bản thân việc kiểm tra đã thất bại: không có kết luận nào.',
  language: 'Ngôn ngữ',
  outcomes: {
    verified: {
      headline: 'ĐÃ XÁC MINH',
      meaning: 'Không có gì mâu thuẫn, và toàn bộ sao kê nằm trong các ngày đã ký mà danh sách của bạn có',
    },
    not_verified: {
      headline: 'KHÔNG XÁC MINH ĐƯỢC',
      meaning: 'Có gì đó đã bị thay đổi: bút toán hoặc ngày được nêu rõ',
    },
    not_signed: {
      headline: 'CHƯA ĐƯỢC KÝ',
      meaning: 'Chuỗi nguyên vẹn nhưng không ngày đã ký nào bao trùm: ai cũng có thể bịa ra',
    },
    consistent: {
      headline: 'TỰ NHẤT QUÁN',
      meaning: 'Không có danh sách nào được đưa vào: quá khứ bị viết lại và ký lại trông cũng y như vậy',
    },
    not_connected: {
      headline: 'KHÔNG NỐI ĐƯỢC',
      meaning:
        'Không thể nối danh sách, khóa, thông báo hoặc điểm kiểm tra của bạn với toàn bộ sao kê, nên chưa có gì được xác minh',
    },
    newer: {
      headline: 'MỚI HƠN DANH SÁCH CỦA BẠN',
      meaning: 'Không có gì mâu thuẫn, nhưng phần mới hơn danh sách của bạn có thể đã bị viết lại và ký lại',
    },
  },
};
