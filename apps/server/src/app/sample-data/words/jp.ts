import type { SampleWords } from './shape';

export const jp: SampleWords = {
  rule: '広告ネットワークが報告した表示に対し、1,000回単位で課金されます。コンバージョンは、広告ネットワークが有効と確認すると計上されます。配信終了時に使われなかった分は戻ります。',
  thanks: 'ご報告ありがとうございました。1回のみ使用できます。',
  spring: 'この名前のクーポンは2種類あり、1日に使えるのはどちらか1枚です。',
  newcomer: 'お一人様1回限り。初めてのプランにも、2回目以降のプランにも使えます。',
  coupons: {
    newcomer: 'はじめての方へ',
    spring: '春のごあいさつ',
    tenth: '10%オフ',
    crew: 'チーム割',
    thanks: 'お礼',
    winter: '冬のごあいさつ',
  },
  talk: [
    'こんにちは。プランが終了したのですが、お金はいつ利用可能残高に反映されますか。',
    'お問い合わせありがとうございます。レポートはプラン終了の72時間後に締め切られ、その後72時間は異議を申し立てられます。広告ネットワークからの支払いが確認され次第、精算されます。',
    'ありがとうございます。よくわかりました。',
    'お役に立てて幸いです。各段階はプランのページで確認できます。',
  ],
  page: { invitation: 'ちょっとした休憩にぴったりの1ゲーム。所要時間は約1分です。', button: '1ゲーム遊ぶ' },
  products: {
    'harbor-lights': {
      content: '20秒の動画：夜、船がそれぞれの岸壁にたどり着きます。',
      targeting: '落ち着いたパズルが好きな大人（夜）。',
      description: '灯りで船を港の中へ導くパズル。',
    },
    'tide-tables': {
      content: '一度の潮の満ち引きを解説し、その場で試せるページ。',
      targeting: '自然やセーリングのページの読者。',
      description: '潮に合わせて海辺の一日を計画。1日1回の短いゲーム。',
    },
    'paper-fleet': {
      content: '15秒の動画：折り紙の舟が池を渡ります。',
      targeting: '週末の家族連れ。',
      description: '舟を折り、池や水路で競争させます。',
    },
    'orchard-row': {
      content: '30秒の動画：果樹園の四季。',
      targeting: '園芸が好きな大人。',
      description: '植えて、剪定して、収穫する。何年もかけて育てる果樹園。',
    },
    'night-courier': {
      content: '15秒の動画：雨の中を走る自転車。',
      targeting: '都市に住む大人（深夜）。',
      description: '街が目覚める前に、自転車で手紙を届けます。',
    },
    'clay-court': {
      content: 'テニスのラリーで遊べるページ。',
      targeting: 'テニスに関心のある人。',
      description: '指1本で遊ぶテニス。コートはクレーだけ。',
    },
    'glass-garden': {
      content: '20秒の動画：温室の中。',
      targeting: '大人（朝）。',
      description: '珍しい植物の温室を、冬のあいだ守ります。',
    },
    'salt-road': {
      content: '30秒の動画：隊商と嵐。',
      targeting: 'ストラテジーが好きな大人。',
      description: '古い街道で交易。欲しいものは町ごとに違います。',
    },
    'signal-box': {
      content: '分岐パズルを1つ解くページ。',
      targeting: '鉄道が好きな人。',
      description: 'ポイントと信号を操作し、すべての列車を到着させます。',
    },
    'kite-weather': {
      content: '15秒の動画：砂丘の上空。',
      targeting: '海辺の家族連れ。',
      description: '実際の天気をもとにした風で凧を揚げます。',
    },
    'copper-mill': {
      content: '20秒の動画：歯車が回り始めます。',
      targeting: 'ものづくりゲームが好きな大人。',
      description: '一本の川に沿って水車や機械を造ります。',
    },
    'quiet-library': {
      content: '棚を整理するページ。',
      targeting: '本が好きな人（夜）。',
      description: '棚を整理し、来館者が探している本を見つけます。',
    },
  },
};
