import type { SampleWords } from './shape';

export const kor: SampleWords = {
  rule: '광고 네트워크가 보고한 노출에 대해 1,000회당 가격으로 과금됩니다. 전환은 광고 네트워크가 유효하다고 확인한 뒤에 집계됩니다. 집행이 끝났을 때 쓰지 않은 금액은 돌아옵니다.',
  thanks: '알려 주셔서 감사합니다. 한 번만 사용할 수 있습니다.',
  spring: '이 이름의 쿠폰은 두 종류이며, 하루에 그중 한 장만 쓸 수 있습니다.',
  newcomer: '1인당 한 번 받을 수 있으며, 첫 플랜이나 이후 플랜에 쓸 수 있습니다.',
  coupons: {
    newcomer: '첫걸음',
    spring: '봄 인사',
    tenth: '10% 할인',
    crew: '우리 팀',
    thanks: '감사 인사',
    winter: '겨울 인사',
  },
  talk: [
    '안녕하세요. 플랜이 종료되었는데, 돈은 언제 사용 가능 금액에 들어오나요?',
    '안녕하세요. 플랜 종료 후 72시간이 지나면 리포트가 마감되며, 그 뒤 72시간 동안 이의를 제기하실 수 있습니다. 광고 네트워크가 지급을 마치면 정산됩니다.',
    '감사합니다. 잘 알겠습니다.',
    '도움이 되어 다행입니다. 각 단계는 플랜 페이지에서 확인하실 수 있습니다.',
  ],
  page: { invitation: '짧은 휴식에 알맞은 한 판, 약 1분이면 됩니다.', button: '한 판 해 보기' },
  products: {
    'harbor-lights': {
      content: '20초 동영상. 밤에 배들이 정박할 자리를 찾아갑니다.',
      targeting: '차분한 퍼즐을 좋아하는 성인, 저녁 시간대.',
      description: '불빛으로 배를 이끌어 항구를 지나게 하는 퍼즐입니다.',
    },
    'tide-tables': {
      content: '한 번의 밀물과 썰물을 설명하고 직접 체험하게 하는 페이지.',
      targeting: '자연과 요트 관련 페이지를 읽는 사람.',
      description: '물때에 맞춰 바닷가에서 보낼 하루를 계획합니다. 하루에 한 판씩 짧게 즐깁니다.',
    },
    'paper-fleet': {
      content: '15초 동영상. 종이배 한 척이 연못을 건넙니다.',
      targeting: '가족, 주말.',
      description: '종이배를 접어 연못과 도랑에서 경주합니다.',
    },
    'orchard-row': {
      content: '과수원의 사계절을 따라가는 30초 동영상.',
      targeting: '정원 가꾸기를 좋아하는 성인.',
      description: '심고, 가지를 치고, 열매를 따며 여러 해에 걸쳐 과수원을 가꿉니다.',
    },
    'night-courier': {
      content: '15초 동영상. 빗속을 달리는 자전거가 나옵니다.',
      targeting: '도시에 사는 성인, 늦은 시간대.',
      description: '도시가 깨어나기 전에 자전거로 편지를 배달합니다.',
    },
    'clay-court': {
      content: '테니스 랠리를 직접 해 볼 수 있는 페이지.',
      targeting: '테니스를 챙겨 보는 사람.',
      description: '손가락 하나로 하는 테니스입니다. 클레이 코트만 나옵니다.',
    },
    'glass-garden': {
      content: '온실에서 펼쳐지는 20초 동영상.',
      targeting: '성인, 아침 시간대.',
      description: '희귀한 식물이 있는 온실을 겨우내 돌봅니다.',
    },
    'salt-road': {
      content: '30초 동영상. 상인 행렬과 폭풍이 나옵니다.',
      targeting: '전략 게임을 좋아하는 성인.',
      description: '옛길을 따라 장사합니다. 마을마다 원하는 물건이 다릅니다.',
    },
    'signal-box': {
      content: '철도 분기점 퍼즐 하나를 풀어 보는 페이지.',
      targeting: '기차를 좋아하는 사람.',
      description: '선로 전환기와 신호를 조작해 모든 열차를 도착시킵니다.',
    },
    'kite-weather': {
      content: '모래 언덕 위에서 펼쳐지는 15초 동영상.',
      targeting: '바닷가의 가족.',
      description: '실제 날씨에서 가져온 바람에 연을 날립니다.',
    },
    'copper-mill': {
      content: '20초 동영상. 바퀴가 돌기 시작합니다.',
      targeting: '건설 게임을 좋아하는 성인.',
      description: '강 하나를 따라 방앗간을 짓고 기계를 만듭니다.',
    },
    'quiet-library': {
      content: '책장 한 칸을 정리해 보는 페이지.',
      targeting: '책을 즐겨 읽는 사람, 저녁 시간대.',
      description: '책장을 정리하고 방문객마다 원하는 책을 찾아 줍니다.',
    },
  },
};
