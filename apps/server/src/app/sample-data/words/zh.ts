import type { SampleWords } from './shape';

export const zh: SampleWords = {
  rule: '按广告网络报告的展示量计费，以千次为单位。转化经广告网络验证后才计入。投放期结束时未用完的部分会退回。',
  thanks: '感谢您的反馈。限用一次。',
  spring: '此名称的优惠券有两种，每天限用其中一张。',
  newcomer: '每人限领一次，首次投放或之后的计划均可使用。',
  coupons: {
    newcomer: '新人券',
    spring: '春日问候',
    tenth: '九折',
    crew: '团队同行',
    thanks: '致谢',
    winter: '冬日问候',
  },
  talk: [
    '您好，我的计划已经结束，资金什么时候会进入可用余额？',
    '您好，计划结束 72 小时后报告截止，之后您有 72 小时可以提出申诉。广告网络付款后即完成结算。',
    '谢谢，明白了。',
    '不客气。每一步都可以在计划页面查看。',
  ],
  page: { invitation: '专为片刻休息设计的一局，大约一分钟。', button: '试玩一局' },
  products: {
    'harbor-lights': {
      content: '20 秒视频：夜里，船只找到各自的泊位。',
      targeting: '喜欢舒缓解谜游戏的成年人，晚间。',
      description: '用灯光引导船只穿过港口的解谜游戏。',
    },
    'tide-tables': {
      content: '一个讲解潮汐并可亲手尝试的页面。',
      targeting: '浏览自然与帆船类页面的人。',
      description: '按潮汐安排海边的一天。每天一小局。',
    },
    'paper-fleet': {
      content: '15 秒视频：一只折纸船渡过池塘。',
      targeting: '家庭，周末。',
      description: '折小船，在池塘和水沟里比赛。',
    },
    'orchard-row': {
      content: '30 秒视频：一座果园的四季。',
      targeting: '喜欢园艺的成年人。',
      description: '种植、修剪、采摘：一座果园的多年时光。',
    },
    'night-courier': {
      content: '15 秒视频：雨中的骑行者。',
      targeting: '城市中的成年人，深夜。',
      description: '在城市醒来之前骑车送信。',
    },
    'clay-court': {
      content: '一个可以试玩一回合对打的页面。',
      targeting: '关注网球的人。',
      description: '用一根手指打网球，只在红土场。',
    },
    'glass-garden': {
      content: '20 秒视频：温室之中。',
      targeting: '成年人，早晨。',
      description: '让一间种满珍稀植物的温室度过冬天。',
    },
    'salt-road': {
      content: '30 秒视频：商队与风暴。',
      targeting: '喜欢策略的成年人。',
      description: '沿着古道做买卖，每座城镇想要的都不同。',
    },
    'signal-box': {
      content: '一个可以试解铁路岔口难题的页面。',
      targeting: '喜欢火车的人。',
      description: '扳动道岔和信号，让每列火车抵达。',
    },
    'kite-weather': {
      content: '15 秒视频：沙丘上空。',
      targeting: '海边的家庭。',
      description: '在取自真实天气的风中放风筝。',
    },
    'copper-mill': {
      content: '20 秒视频：轮子开始转动。',
      targeting: '喜欢建造游戏的成年人。',
      description: '沿着一条河建造磨坊和机器。',
    },
    'quiet-library': {
      content: '一个可以动手整理书架的页面。',
      targeting: '爱读书的人，晚间。',
      description: '整理书架，找到每位访客想要的那本书。',
    },
  },
};
