import type { PageWords } from './page-words';

export const jp: PageWords = {
  name: '日本語',
  title: 'Fairleadの取引明細書を確かめる',
  intro:
    'このページは1つのファイルです。何も送信せず、接続も要りません。保存して、オフラインで開いてください。',
  statement: '取引明細書(JSON)',
  days: '/#/transparency で保存した署名済みの日の一覧:お手元に残しておいたものと、今日のもの',
  key: '別の経路で得た公開鍵(任意)',
  check: '確かめる',
  result: '結果',
  meanings: '1行目の意味',
  details: '詳細(コマンドと同じく英語):',
  upTo: '明細は{shown}まで署名済み、最も古いリストは{reach}まで',
  chooseFirst: '先に取引明細書を選んでください。',
  failed: '確認そのものに失敗しました。何も判定していません。',
  language: '言語',
  outcomes: {
    verified: {
      headline: '確認できました',
      meaning: '矛盾はなく、明細書のすべてが、お手元の一覧にある署名済みの日に含まれています',
    },
    not_verified: {
      headline: '確認できません',
      meaning: '何かが変更されています。該当する記録または日を示します',
    },
    not_signed: {
      headline: '署名がありません',
      meaning: '連鎖は完全ですが、署名済みの日に含まれていません。誰でも作れたものです',
    },
    consistent: {
      headline: '内部では一致',
      meaning: '一覧が指定されていません。書き換えて署名し直した過去も同じように見えます',
    },
    not_connected: {
      headline: 'つながりません',
      meaning: 'お手元の一覧を明細書の全体とつなげられないため、何も確認されていません',
    },
    newer: {
      headline: '一覧より新しい',
      meaning: '矛盾はありませんが、一覧より新しい部分は書き換えて署名し直された可能性があります',
    },
  },
};
