import type { SampleWords } from './shape';

export const vi: SampleWords = {
  rule: 'Phí tính trên số lượt xem mà mạng quảng cáo báo cáo, theo giá mỗi 1.000 lượt. Một lượt chuyển đổi được tính khi mạng quảng cáo đã xác nhận. Phần chưa chi khi lượt chạy kết thúc sẽ được hoàn lại.',
  thanks: 'Cảm ơn bạn đã báo cho chúng tôi. Chỉ dùng được một lần.',
  spring: 'Có hai phiếu ưu đãi cùng tên này; mỗi ngày dùng được một phiếu.',
  newcomer: 'Mỗi người một lần, dùng cho kế hoạch đầu tiên hoặc kế hoạch sau đó.',
  coupons: {
    newcomer: 'Lời chào người mới',
    spring: 'Chào mùa xuân',
    tenth: 'Giảm mười phần trăm',
    crew: 'Đồng đội',
    thanks: 'Lời cảm ơn',
    winter: 'Mùa đông',
  },
  talk: [
    'Chào bạn, kế hoạch của tôi đã kết thúc. Khi nào tiền về số dư khả dụng?',
    'Chào bạn, báo cáo được chốt 72 giờ sau khi kế hoạch kết thúc, sau đó bạn có 72 giờ để khiếu nại. Kế hoạch được quyết toán khi mạng quảng cáo đã trả tiền.',
    'Cảm ơn, tôi hiểu rồi.',
    'Rất vui được giúp bạn. Bạn có thể theo dõi từng bước trên trang của kế hoạch.',
  ],
  page: { invitation: 'Một ván cho giờ nghỉ ngắn, chỉ khoảng một phút.', button: 'Chơi thử một ván' },
  products: {
    'harbor-lights': {
      content: 'Video 20 giây: những con tàu tìm về bến trong đêm.',
      targeting: 'Người lớn thích trò giải đố nhẹ nhàng, vào buổi tối.',
      description: 'Trò giải đố: dùng ánh đèn dẫn tàu qua bến cảng.',
    },
    'tide-tables': {
      content: 'Trang giải thích một con nước thủy triều và cho người đọc tự thử.',
      targeting: 'Người đọc các trang về thiên nhiên và đi thuyền buồm.',
      description: 'Lên kế hoạch một ngày ở bờ biển theo thủy triều. Mỗi ngày một lượt chơi ngắn.',
    },
    'paper-fleet': {
      content: 'Video 15 giây: chiếc thuyền giấy băng qua mặt ao.',
      targeting: 'Gia đình, vào cuối tuần.',
      description: 'Gấp thuyền giấy rồi cho đua trên mặt ao và rãnh nước.',
    },
    'orchard-row': {
      content: 'Video 30 giây: vườn cây ăn quả qua các mùa trong năm.',
      targeting: 'Người lớn thích làm vườn.',
      description: 'Trồng cây, tỉa cành, hái quả: một vườn cây qua nhiều năm.',
    },
    'night-courier': {
      content: 'Video 15 giây: một người đạp xe trong mưa.',
      targeting: 'Người lớn ở thành phố, vào lúc đêm muộn.',
      description: 'Đạp xe đi giao thư trước khi thành phố thức giấc.',
    },
    'clay-court': {
      content: 'Trang có một pha bóng quần vợt để người xem tự chơi.',
      targeting: 'Người theo dõi quần vợt.',
      description: 'Quần vợt chơi bằng một ngón tay, chỉ trên sân đất nện.',
    },
    'glass-garden': {
      content: 'Video 20 giây trong một nhà kính.',
      targeting: 'Người lớn, vào buổi sáng.',
      description: 'Chăm sóc một nhà kính trồng cây quý hiếm qua hết mùa đông.',
    },
    'salt-road': {
      content: 'Video 30 giây: một đoàn lữ hành và cơn bão.',
      targeting: 'Người lớn thích trò chơi chiến thuật.',
      description: 'Buôn bán dọc một con đường xưa; mỗi thị trấn cần một thứ khác nhau.',
    },
    'signal-box': {
      content: 'Trang có một nút giao đường sắt cần gỡ rối.',
      targeting: 'Người thích tàu hỏa.',
      description: 'Bẻ ghi và đặt tín hiệu sao cho chuyến tàu nào cũng đến nơi.',
    },
    'kite-weather': {
      content: 'Video 15 giây trên những cồn cát.',
      targeting: 'Gia đình ở vùng ven biển.',
      description: 'Thả diều trong những làn gió lấy từ thời tiết thật.',
    },
    'copper-mill': {
      content: 'Video 20 giây: các bánh guồng bắt đầu quay.',
      targeting: 'Người lớn thích trò chơi xây dựng.',
      description: 'Dựng cối xay và máy móc dọc một con sông.',
    },
    'quiet-library': {
      content: 'Trang có một kệ sách cần sắp xếp.',
      targeting: 'Người thích đọc sách, vào buổi tối.',
      description: 'Xếp lại kệ sách và tìm đúng cuốn mà từng người khách muốn nói đến.',
    },
  },
};
