import type { SampleWords } from './shape';

export const cht: SampleWords = {
  rule: '依廣告聯播網回報的曝光次數計費，以千次為單位。轉換經廣告聯播網驗證後才計入。投放期間結束時未用完的部分會退回。',
  thanks: '感謝您的回報。限用一次。',
  spring: '此名稱的優惠券有兩種，每天限用其中一張。',
  newcomer: '每人限領一次，首次投放或之後的計畫皆可使用。',
  coupons: {
    newcomer: '新人券',
    spring: '春日問候',
    tenth: '九折',
    crew: '團隊同行',
    thanks: '致謝',
    winter: '冬日問候',
  },
  talk: [
    '您好，我的計畫已經結束，款項什麼時候會進到可用餘額？',
    '您好，計畫結束 72 小時後報表截止，之後您有 72 小時可以提出申訴。廣告聯播網付款後即完成結算。',
    '謝謝，我了解了。',
    '不客氣。每個步驟都可以在計畫頁面查看。',
  ],
  page: { invitation: '專為短暫休息設計的一局，大約一分鐘。', button: '試玩一局' },
  products: {
    'harbor-lights': {
      content: '20 秒影片：夜裡，船隻找到各自的泊位。',
      targeting: '喜歡舒緩解謎遊戲的成年人，晚間。',
      description: '用燈光引導船隻穿過港口的解謎遊戲。',
    },
    'tide-tables': {
      content: '一個說明潮汐並可親手嘗試的頁面。',
      targeting: '瀏覽自然與帆船類頁面的人。',
      description: '依潮汐安排海邊的一天。每天一小局。',
    },
    'paper-fleet': {
      content: '15 秒影片：一艘摺紙船渡過池塘。',
      targeting: '家庭，週末。',
      description: '摺小船，在池塘和水溝裡比賽。',
    },
    'orchard-row': {
      content: '30 秒影片：一座果園的四季。',
      targeting: '喜歡園藝的成年人。',
      description: '種植、修剪、採摘：一座果園的多年時光。',
    },
    'night-courier': {
      content: '15 秒影片：雨中的單車騎士。',
      targeting: '城市中的成年人，深夜。',
      description: '在城市醒來之前騎單車送信。',
    },
    'clay-court': {
      content: '一個可以試玩一回合對打的頁面。',
      targeting: '關注網球的人。',
      description: '用一根手指打網球，只在紅土球場。',
    },
    'glass-garden': {
      content: '20 秒影片：溫室之中。',
      targeting: '成年人，早晨。',
      description: '讓一間種滿珍稀植物的溫室度過冬天。',
    },
    'salt-road': {
      content: '30 秒影片：商隊與風暴。',
      targeting: '喜歡策略的成年人。',
      description: '沿著古道做買賣，每座城鎮想要的都不同。',
    },
    'signal-box': {
      content: '一個可以試解鐵路岔口難題的頁面。',
      targeting: '喜歡火車的人。',
      description: '切換轉轍器與號誌，讓每列火車抵達。',
    },
    'kite-weather': {
      content: '15 秒影片：沙丘上空。',
      targeting: '海邊的家庭。',
      description: '在取自真實天氣的風中放風箏。',
    },
    'copper-mill': {
      content: '20 秒影片：輪子開始轉動。',
      targeting: '喜歡建造遊戲的成年人。',
      description: '沿著一條河建造磨坊和機器。',
    },
    'quiet-library': {
      content: '一個可以動手整理書架的頁面。',
      targeting: '愛讀書的人，晚間。',
      description: '整理書架，找到每位訪客想要的那本書。',
    },
  },
};
