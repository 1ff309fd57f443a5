import type { SampleWords } from './shape';

export const jp: SampleWords = {
  rule: 'ネットワークが報告した表示を1,000回単位で課金します。コンバージョンは、ネットワークが検証した時点で数えられます。配信終了時に使われなかった分は戻ります。',
  thanks: 'ご報告ありがとうございました。1回のみ使用できます。',
  products: {
    'harbour-lights': {
      content: '20秒の動画：夜、船がそれぞれの岸壁にたどり着きます。',
      targeting: '落ち着いたパズルが好きな大人、夜。',
      description: '灯りで船を導き、港を進ませるパズル。',
    },
    'tide-tables': {
      content: 'ひとつの潮の満ち引きを説明し、試せるページ。',
      targeting: '自然やセーリングのページの読者。',
      description: '潮に合わせて海辺の一日を計画。1日1回の短いゲーム。',
    },
    'paper-fleet': {
      content: '15秒の動画：折り紙の舟が池を渡ります。',
      targeting: '週末の家族。',
      description: '舟を折り、池や水路で競争させます。',
    },
    'orchard-row': {
      content: '30秒の動画：果樹園の四季。',
      targeting: '園芸が好きな大人。',
      description: '植えて、剪定して、収穫する。何年もかけて育てる果樹園。',
    },
    'night-courier': {
      content: '15秒の動画：雨の中を走る自転車。',
      targeting: '都市の大人、深夜。',
      description: '街が目覚める前に、自転車で手紙を届けます。',
    },
    'clay-court': {
      content: 'ラリーを遊べるページ。',
      targeting: 'テニスに関心のある人。',
      description: '指1本で遊ぶテニス。コートはクレーだけ。',
    },
    'glass-garden': {
      content: '20秒の動画：温室の中。',
      targeting: '大人、朝。',
      description: '珍しい植物の温室を、冬のあいだ守ります。',
    },
    'salt-road': {
      content: '30秒の動画：隊商と嵐。',
      targeting: 'ストラテジーが好きな大人。',
      description: '古い街道で交易。欲しいものは町ごとに違います。',
    },
    'signal-box': {
      content: '分岐をひとつ解くページ。',
      targeting: '鉄道が好きな人。',
      description: 'ポイントと信号を操作し、すべての列車を到着させます。',
    },
    'kite-weather': {
      content: '15秒の動画：砂丘の上空。',
      targeting: '海辺の家族。',
      description: '実際の天気から取った風で凧を揚げます。',
    },
    'copper-mill': {
      content: '20秒の動画：歯車が回り始めます。',
      targeting: 'ものづくりゲームが好きな大人。',
      description: '一本の川に沿って水車や機械を建てます。',
    },
    'quiet-library': {
      content: '棚を整理するページ。',
      targeting: '本を読む人、夜。',
      description: '棚を整理し、来館者が探している本を見つけます。',
    },
  },
};
