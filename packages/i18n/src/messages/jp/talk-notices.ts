import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

/** Notices of the sandbox's sample data. */
export const talkNotices: Translation<typeof english> = {
  'notice.sample.announcement.title': 'お知らせの例：運営ルール第1版',
  'notice.sample.announcement.body':
    '運営ルールは、資金がそのときどこにあるか、お客様に決して求めないことは何かを定めています。ルールを変えるときは、適用の前にここでお知らせします。これはサンプルデータの一部です。',
  'notice.sample.maintenance.title': 'メンテナンスの例：レポートの到着が遅れました',
  'notice.sample.maintenance.body':
    '20分間、配信レポートを受け取れませんでした。レポートは再送され、一度だけ計上されています。金額に変更はなく、入金と出金は通常どおり行われました。これはサンプルデータの一部です。',
  'notice.sample.activity.title': 'キャンペーンの例：新規クーポン',
  'notice.sample.activity.body':
    '新規クーポンはお一人様1回受け取れます。金額を確定する前に、誰がどの部分を負担するかをアプリに表示します。これはサンプルデータの一部です。',
};
