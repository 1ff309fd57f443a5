import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': '손실이 난 플랜',
  'catalogue.noneSettled': '아직 정산된 플랜 없음',
  'record.spread':
    '정산된 플랜 {settled}개의 결과는 {least}부터 {most}까지이며, 절반은 {lower}에서 {upper} 사이입니다.',
  'record.few': '백분율은 정산된 플랜이 {count}개 이상일 때부터 표시됩니다.',
  'record.source': '이 결과의 출처',
  'record.sourceExplained':
    '이 상품에서 정산된 플랜은 누가 예산을 넣었든 모두 한 번씩 집계됩니다. 수익에서 지출을 뺀 금액을 지출로 나눈 값입니다. 쿠폰이 낸 금액도 지출에 포함됩니다. 어떤 플랜도 뺄 수 없습니다.',
  'record.result': '결과(지출 대비)',
  'record.plans': '플랜 수',
  'record.bandBelow': '{until} 미만',
  'record.band': '{from} 이상 {until} 미만',
  'record.bandAbove': '{from} 이상',

  'catalogue.search': '상품 이름',
  'catalogue.order': '정렬',
  'catalogue.order.newest': '최신순',
  'catalogue.order.least_amount': '최소 금액이 적은 순',
  'catalogue.order.least_price': '노출 1,000회당 가격이 낮은 순',
  'catalogue.order.shortest': '집행 기간이 짧은 순',
  'catalogue.order.most_settled': '정산된 플랜이 많은 순',
  'catalogue.order.fewest_lost': '손실 비율이 낮은 순',
  'catalogue.fewLast':
    '정산된 플랜이 {count}개 미만인 상품은 맨 뒤에 놓입니다. 지난 결과는 다음 결과를 말해 주지 않습니다.',
  'catalogue.amount': '넣으려는 예산({currency})',
  'catalogue.daysMax': '{count, plural, other {최대 #일}}',
  'catalogue.result.no_loss': '중앙값 손실 없음',
  'catalogue.result.loss': '중앙값 손실',
  'catalogue.result.none': '정산 {count}개 미만',
  'catalogue.noneFound': '이 조건에 맞는 상품이 없습니다.',
} satisfies Translation<typeof english>;
