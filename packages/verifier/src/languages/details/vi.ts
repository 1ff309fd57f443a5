import type { Details } from '../../details';

export const details: Details = {
  verifiedByList: 'ĐÃ XÁC MINH đến {shown}, bằng danh sách của bạn, danh sách này có đến {reach}.',
  verifiedByLists:
    'ĐÃ XÁC MINH đến {shown}, bằng các danh sách của bạn, trong đó danh sách cũ nhất có đến {reach}.',
  newerThanStatement:
    'MỚI HƠN DANH SÁCH CỦA BẠN: những gì sau {day}, ngày đã ký mới nhất ở đây, có thể đã bị viết lại.',
  newerThanList:
    'MỚI HƠN DANH SÁCH CỦA BẠN: những gì sau {day}, nơi danh sách kết thúc, có thể đã bị viết lại và ký lại.',
  newerThanLists:
    'MỚI HƠN DANH SÁCH CỦA BẠN: những gì sau {day}, nơi danh sách cũ nhất kết thúc, có thể đã bị viết lại và ký lại.',
  notConnected: 'KHÔNG NỐI ĐƯỢC: không thể nối toàn bộ sao kê này với những gì bạn đã đưa vào.',
  consistent: 'TỰ NHẤT QUÁN. Không biết gì thêm.',
  consistentWithKey: 'TỰ NHẤT QUÁN, và được ký bằng khóa bạn đã đưa vào. Không biết gì thêm.',
  notSigned: 'CHƯA ĐƯỢC KÝ: chuỗi nguyên vẹn, không hơn.',
  notVerified: 'KHÔNG XÁC MINH ĐƯỢC.',
  asGoodAs:
    'Kết quả này chỉ có giá trị như ngày bạn lưu danh sách: danh sách lấy hôm nay chỉ nói điều đơn vị vận hành nói hôm nay.',

  account: 'Tài khoản {holder}, tháng {month}, số bút toán: {count}.',
  month: 'Tháng theo giờ của {zone}: từ {from} đến {to}.',
  balances:
    'Đầu kỳ: khả dụng {openingAvailable}, tổng {openingTotal}. Cuối kỳ: khả dụng {closingAvailable}, tổng {closingTotal}. Ở giữa: khả dụng {availableChange}, tổng {totalChange}. Tất cả theo đơn vị tiền nhỏ nhất, như trong tệp.',

  'subject.entry': 'Bút toán {number}',
  'subject.acts': 'Việc nhân viên đã làm, số {number}',
  'subject.chat': 'Tin nhắn {number}',
  'subject.reports': 'Báo cáo {number}',
  'subject.day': 'Ngày đã ký {day}',
  andMore: '{first} (và {count} mục khác)',
  range: '{from} đến {to}',

  'fault.other_holder': '{subject}: thuộc về một tài khoản khác.',
  'fault.out_of_sequence': '{subject}: sai thứ tự; phía trước thiếu một mục hoặc số này xuất hiện hai lần.',
  'fault.hash_differs':
    '{subject}: không phải nội dung đã được niêm phong; chính nó hoặc phần đứng trước đã bị thay đổi.',
  'fault.figures_differ': '{subject}: hiện các số không suy ra từ những khoản chuyển của nó.',
  'fault.link_differs':
    '{subject}: được hiện kèm kế hoạch, lần rút tiền, lần nạp tiền, báo cáo hoặc bút toán khác với lúc niêm phong.',
  'fault.end_differs': '{subject}: không phải điểm cuối mà sao kê nêu; có phần đã bị cắt bỏ.',
  'fault.signature_differs': '{subject}: nằm trong một ngày đã ký mà chữ ký không khớp với khóa của ngày đó.',
  'fault.not_included': '{subject}: không có trong cây của ngày đã ký.',
  'fault.leaf_differs': '{subject}: không phải vị trí của tài khoản này khi ngày đã ký kết thúc.',
  'fault.other_root_published': '{subject}: nằm trong một ngày mà nội dung được công bố lại khác.',
  'fault.day_unlinked': '{subject}: nằm trong những ngày không nối tiếp nhau.',
  'fault.day_ends_wrong': '{subject}: nằm trong những ngày không kết thúc đúng như tên của chúng.',
  'fault.time_goes_back': '{subject}: ghi ngày giờ sớm hơn mục đứng trước nó.',
  'fault.dated_back': '{subject}: ghi ngày giờ trong một ngày đã ký mà ngày đó không chứa nó.',
  'fault.other_month': '{subject}: không thuộc tháng mà sao kê nêu.',
  'fault.head_differs': '{subject}: không như thông báo bạn đã giữ ghi về nó.',
  'fault.left_out': '{subject}: nằm dưới một ngày đã ký nhưng đã bị bỏ khỏi tệp.',
  'dayFault.signature_differs': '{subject}: chữ ký không khớp với khóa của ngày đó.',
  'dayFault.day_unlinked': '{subject}: không nêu đúng ngày trước đó; một trong hai ngày đã bị tráo.',
  'dayFault.day_ends_wrong': '{subject}: không kết thúc đúng như tên của nó.',

  wrongDay:
    'Ngày {day} trong danh sách của bạn không được ký như nó nêu, không nối tiếp ngày trước đó, hoặc không kết thúc đúng như tên của nó.',
  exchanged: 'Ngày đã ký {day} không giống nhau trong mọi tệp: ngày đó đã bị tráo.',
  exchangedToo:
    'Ngày đã ký {day} không giống nhau trong mọi tệp: ngày đó đã bị tráo. Số ngày sau đó cũng bị tráo: {count}.',

  'witness.list':
    'Một nhân chứng bạn nêu tên đã ký những ngày đã ký đầu tiên (số ngày: {size}) đúng như ở đây, vào {time} theo đồng hồ của nhân chứng, là các ngày của nhật ký {log}. Khóa của nhật ký trên trang minh bạch bắt đầu bằng tên của nhật ký: phải đúng là tên này.',
  'witness.other_log':
    'Một điểm kiểm tra bạn đưa vào không thuộc nhật ký có khóa bạn đã đưa, mà thuộc {log}.',
  'witness.other_key':
    'Một điểm kiểm tra bạn đưa vào mang tên nhật ký {log}, nhưng không khóa nào bạn đưa đã ký nó. Nếu đơn vị vận hành đã đổi khóa, hãy lấy khóa mới từ nơi khác, không lấy từ điểm kiểm tra.',
  'witness.other_days':
    'Một nhân chứng đã ký những ngày khác: những ngày đầu tiên (số ngày: {size}) không phải những ngày nhân chứng đã thấy.',
  'witness.too_few_days': 'Số ngày một nhân chứng đã ký: {size}, và không phải tất cả đều ở đây. {advice}',
  'witness.not_signed': 'Một điểm kiểm tra bạn đưa vào không được nhân chứng nào bạn nêu tên ký.',

  noticeAbsent:
    'Bút toán số {number}, ghi trong một thông báo bạn đã giữ, không có trong phần nào của sao kê này. Hãy đưa sao kê của tháng có bút toán đó; nếu không sao kê nào có, bút toán đã bị xóa.',
  noticeHolds: 'Thông báo bạn đã giữ bao trùm mọi bút toán đến {entry} đúng như ở đây.',
  keyNotForDay: 'Khóa bạn đưa vào không bảo đảm cho ngày đã ký {day}: ngày đó do {key} ký.',
  keyNotForDays:
    'Khóa bạn đưa vào không bảo đảm cho các ngày đã ký từ {from} đến {to} (số ngày: {count}): các ngày đó do {key} ký.',
  saveAllDays:
    'Hãy lưu danh sách tất cả các ngày đã ký tại /#/transparency và đưa vào cùng danh sách bạn đã giữ: những ngày còn thiếu ở đây nằm trong đó.',

  laterDays:
    'Một danh sách bạn đưa vào có những ngày đã ký của tháng sau {shown}, nơi sao kê kết thúc: {days}. Hãy lưu lại sao kê; nếu vẫn không thay đổi, hãy hỏi phần nào đã bị bỏ.',
  dayNotShown:
    '{subject}: ghi ngày giờ trong một ngày đã ký mà sao kê không hiện; có thể đã bị ghi lùi ngày. Hãy lưu lại sao kê; nếu vẫn không thay đổi, hãy hỏi vì sao ngày đó không được hiện.',
  otherZone:
    '{subject}: không thuộc tháng này theo bảng múi giờ ở đây. Hãy lưu sao kê trên thiết bị đặt theo múi giờ của đơn vị vận hành.',
  monthNotSigned:
    'Sao kê không có ngày đã ký nào của tháng: mọi điều sao kê nói về tháng, kể cả việc không có gì khác xảy ra, đều không được ngày nào bao trùm.',
  notBegun:
    'Không ngày đã ký nào trước tháng này cho thấy sao kê bắt đầu từ đâu: bút toán, tin nhắn hoặc việc nhân viên làm trong tháng có thể nằm trước đó.',
  noBalances:
    'Không ngày đã ký nào ở đây chứa số dư: số đầu kỳ và số cuối kỳ chỉ là điều tệp nói, không hơn.',

  noSignedDay:
    'Trong tệp không có ngày đã ký nào: chỉ chuỗi được kiểm tra, mà ai bịa ra cả tệp thì cũng bịa được chuỗi của nó.',
  saveWhenSigned: 'Hãy lưu lại sao kê khi ngày của nó đã được ký.',
  newestDay: 'Ngày đã ký {day}, khóa {key}, số vị trí trong cây: {places}.',
  allCovered: 'Mọi bút toán đều được ngày đã ký bao trùm.',
  chainAlone:
    'Số bút toán mới hơn, chỉ được chuỗi bao trùm: {count}. Không ngày nào của chúng được ký ở đây.',
  recordsNotCovered: 'Việc nhân viên đã làm, tin nhắn và báo cáo: không ngày đã ký nào ở đây bao trùm.',
  recordsCovered: 'Việc nhân viên đã làm, tin nhắn và báo cáo: được ngày đã ký bao trùm.',
  recordsChainAlone:
    'Việc nhân viên đã làm, tin nhắn và báo cáo: được ngày đã ký bao trùm; số mục mới hơn chỉ được chuỗi của chúng bao trùm: {count}.',
  signedFarOff: '{subject}: ghi rằng được ký vào {signedOn}, cách thời điểm kết thúc ngày đó hơn hai ngày.',

  emptyList: 'Một danh sách bạn đưa vào không có ngày nào.',
  listNotConnected:
    'Không thể nối danh sách của bạn có đến {reach}: không tệp nào bạn đưa vào có các ngày từ {from} đến {to}.',
  entriesNotHeld:
    'Danh sách của bạn có đến {reach} mới hơn một số bút toán (số lượng: {count}, số: {numbers}), và sao kê không hiện ngày nào trong danh sách đó chứa chúng.',
  askWhyNotShown: 'Hãy lưu lại sao kê. Nếu vẫn không thay đổi, hãy hỏi vì sao những ngày đó không được hiện.',
  listEndsBefore:
    'Danh sách của bạn có đến {reach} kết thúc trước khi sao kê này bắt đầu: các ngày ký từ đó nối tiếp từ danh sách, còn về số đầu kỳ thì danh sách không nói gì. Hãy kiểm tra cả sao kê của các tháng ở giữa.',
  listHolds:
    'Danh sách của bạn có đến {reach} cho thấy những gì ở đây đến bút toán {entry} đúng là những gì đã được ký đến lúc đó.',
  newKey: 'Từ {day} trở đi, khóa ký khác với khóa trong danh sách của bạn có đến {reach}: {key}.',
  strangeKey: '{subject}: được ký bằng khóa mà không danh sách nào của bạn có.',
  nothingFromOutside:
    'Bạn không đưa vào danh sách nào từ bên ngoài để đối chiếu. Ai có khóa đều có thể viết lại quá khứ và ký lại mọi ngày:',
  keepList:
    'chỉ danh sách các ngày đã ký mà bạn lưu từ trước, hoặc người khác đã giữ, mới cho thấy điều đó. Hãy lưu một danh sách tại /#/transparency.',

  notJson: '{part}: không phải JSON.',
  nameTwice: '{part}: một tên xuất hiện hai lần ở cùng một chỗ, nên có thể đọc theo hai cách.',
  missing: '{part}: không có.',
  unknownForm: '{part}: {name} bị thiếu hoặc có dạng không được biết ở đây.',
  unknownField: '{part}: có một trường không được biết ở đây, và không gì cho thấy nó đúng.',
  proofForm: 'Một bằng chứng có mã băm ở dạng không được biết.',
  notAStatement: 'Tệp này không phải sao kê Fairlead.',
  otherVersion: 'Sao kê thuộc một phiên bản không được biết ở đây.',
  statementLacks: 'Sao kê không có {name}.',
  broken: 'Một tệp bị hỏng: có phần bị thiếu hoặc thuộc loại khác.',
  noEd25519: 'Không thể kiểm tra chữ ký (Ed25519) ở đây: hãy dùng trình duyệt mới hơn, hoặc câu lệnh.',
  noticeForm: '{text}: không phải số của một bút toán cùng 16 ký tự mã băm của nó.',
  noListUntil: 'Không danh sách nào bạn đưa vào có ngày giới hạn đã nêu.',
  dayNotListed: 'Danh sách không có ngày {day}.',
  keyForm:
    'Đây không phải khóa công khai: khóa có 32 byte ở dạng base64, tức 44 ký tự, và kết thúc bằng “=”. Khóa có tên đứng trước là khóa của nhật ký hoặc của nhân chứng.',
  witnessForm:
    'Đây không phải khóa của nhân chứng: khóa gồm tên nhân chứng, “+”, 8 ký tự, “+” rồi đến khóa, như nhân chứng in ra.',
  logForm:
    'Đây không phải khóa của nhật ký: khóa gồm tên nhật ký, “+”, 8 ký tự, “+” rồi đến khóa, như trang minh bạch hiển thị.',
  logAlone:
    'Khóa của nhật ký chỉ dùng cho điểm kiểm tra: hãy đưa một điểm kiểm tra cùng khóa của nhân chứng đã ký nó.',

  'part.statement': 'Sao kê',
  'part.list': 'Danh sách các ngày đã ký',
  'part.signedDay': 'Một ngày đã ký',
  'part.signedDays': 'Các ngày đã ký',
  'part.keys': 'Danh sách khóa',
  'part.key': 'Một khóa',
  'part.answer': 'Câu trả lời',
  'part.entries': 'Các bút toán',
  'part.entry': 'Một bút toán',
  'part.link': 'Liên kết của một bút toán',
  'part.moves': 'Một danh sách khoản chuyển',
  'part.move': 'Một khoản chuyển',
  'part.records': 'Phần việc nhân viên, tin nhắn và báo cáo',
  'part.recordChain': 'Một chuỗi việc nhân viên, tin nhắn hoặc báo cáo',
  'part.recordLink': 'Một mắt xích của chuỗi việc nhân viên, tin nhắn hoặc báo cáo',
  'part.place': 'Một vị trí trong ngày đã ký',
  'part.proof': 'Một bằng chứng',
  'part.account': 'Tài khoản',
  'part.operator': 'Đơn vị vận hành',
  'part.end': 'Số đầu kỳ hoặc số cuối kỳ',
};
