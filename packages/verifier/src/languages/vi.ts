import type { PageWords } from './page-words';

export const vi: PageWords = {
  name: 'Tiếng Việt',
  title: 'Kiểm tra sao kê Fairlead',
  intro:
    'Trang này là một tệp duy nhất. Trang không gửi gì đi và không cần kết nối: hãy lưu lại và mở khi ngoại tuyến.',
  statement: 'Sao kê (JSON)',
  days: 'Các ngày đã ký, lưu tại /#/transparency: một danh sách bạn đã giữ và danh sách hôm nay',
  key: 'Khóa công khai, lấy từ nơi khác (không bắt buộc)',
  check: 'Kiểm tra',
  result: 'Kết quả',
  meanings: 'Dòng đầu tiên có nghĩa gì',
  details: 'Chi tiết, bằng tiếng Anh như câu lệnh:',
  upTo: 'sao kê được ký đến {shown}, danh sách cũ nhất đến {reach}',
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
      meaning: 'Không thể nối danh sách của bạn với toàn bộ sao kê, nên chưa có gì được xác minh',
    },
    newer: {
      headline: 'MỚI HƠN DANH SÁCH CỦA BẠN',
      meaning: 'Không có gì mâu thuẫn, nhưng phần mới hơn danh sách của bạn có thể đã bị viết lại và ký lại',
    },
  },
};
