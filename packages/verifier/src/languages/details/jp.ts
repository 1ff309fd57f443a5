import type { Details } from '../../details';

export const details: Details = {
  verifiedByList: '確認できました。{shown}までを、{reach}まであるお手元の一覧で確認しました。',
  verifiedByLists: '確認できました。{shown}までを、最も古いもので{reach}まであるお手元の一覧で確認しました。',
  newerThanStatement:
    '一覧より新しい：ここでの最新の署名済みの日{day}より後の内容は書き換えられた可能性があります。',
  newerThanList:
    '一覧より新しい：一覧が終わる{day}より後の内容は、書き換えて署名し直された可能性があります。',
  newerThanLists:
    '一覧より新しい：最も古い一覧が終わる{day}より後の内容は、書き換えて署名し直された可能性があります。',
  notConnected: 'つながりません。この明細書の全体を、指定されたものとつなげることができません。',
  consistent: '内部では一致。それ以上のことはわかりません。',
  consistentWithKey: '内部では一致。指定された鍵で署名されています。それ以上のことはわかりません。',
  notSigned: '署名がありません。連鎖は完全ですが、それだけです。',
  notVerified: '確認できません。',
  asGoodAs:
    'この結果の確かさは、一覧を保存した日によります。今日入手した一覧は、今日の運営の言い分にすぎません。',

  account: '口座{holder}、対象月{month}、記録の件数：{count}。',
  month: '対象月は{zone}の時計によります：{from}から{to}まで。',
  balances:
    '月初：利用可能{openingAvailable}、合計{openingTotal}。月末：利用可能{closingAvailable}、合計{closingTotal}。その間：利用可能{availableChange}、合計{totalChange}。いずれもファイルと同じく最小の通貨単位です。',

  'subject.entry': '記録{number}',
  'subject.acts': '担当者の操作{number}',
  'subject.chat': 'メッセージ{number}',
  'subject.reports': 'レポート{number}',
  'subject.day': '署名済みの日{day}',
  andMore: '{first}（ほか{count}件）',
  range: '{from}から{to}まで',

  'fault.other_holder': '{subject}は別の口座のものです。',
  'fault.out_of_sequence': '{subject}は順序が違います。前に欠けているものがあるか、番号が重複しています。',
  'fault.hash_differs':
    '{subject}は封をしたときのものと違います。そのもの、またはその前の内容が変更されています。',
  'fault.figures_differ': '{subject}に示された数値は、その資金移動から得られるものと違います。',
  'fault.link_differs':
    '{subject}に示されたプラン、出金、入金、レポートまたは記録が、封をしたときのものと違います。',
  'fault.end_differs': '{subject}は明細書が示す終わりではありません。何かが切り落とされています。',
  'fault.signature_differs': '{subject}が含まれる署名済みの日は、署名が鍵と合いません。',
  'fault.not_included': '{subject}は署名済みの日の木に含まれていません。',
  'fault.leaf_differs': '{subject}は、署名済みの日が終わった時点でのこの口座の位置ではありません。',
  'fault.other_root_published': '{subject}が含まれる日については、別の内容が公開されています。',
  'fault.day_unlinked': '{subject}が含まれる日々は、互いにつながっていません。',
  'fault.day_ends_wrong': '{subject}が含まれる日々は、その名前が示す時に終わっていません。',
  'fault.time_goes_back': '{subject}の日時は、その前のものより古くなっています。',
  'fault.dated_back': '{subject}の日時は、それを含まない署名済みの日の中にあります。',
  'fault.other_month': '{subject}は明細書が示す月のものではありません。',
  'fault.head_differs': '{subject}は、保管しているお知らせの内容と違います。',
  'fault.left_out': '{subject}は署名済みの日の下にありますが、ファイルでは省かれています。',
  'dayFault.signature_differs': '{subject}の署名が鍵と合いません。',
  'dayFault.day_unlinked': '{subject}が示す前日は実際のものと違います。どちらかが差し替えられています。',
  'dayFault.day_ends_wrong': '{subject}は、その名前が示す時に終わっていません。',

  wrongDay:
    '一覧の{day}は、示されたとおりに署名されていないか、前日につながっていないか、その名前が示す時に終わっていません。',
  exchanged: '署名済みの日{day}はすべてのファイルで同じではありません。差し替えられています。',
  exchangedToo:
    '署名済みの日{day}はすべてのファイルで同じではありません。差し替えられています。同じく差し替えられた後の日の数：{count}。',

  'witness.list':
    '指定された証人は、最初からの署名済みの日（日数：{size}）に、ここにあるとおりの内容で、証人自身の時計で{time}に、ログ{log}のものとして署名しました。透明性のページにあるログの鍵はその名前で始まります。この名前でなければなりません。',
  'witness.other_log': '指定されたチェックポイントは、鍵が指定されたログのものではなく、{log}のものです。',
  'witness.other_key':
    '指定されたチェックポイントにはログ{log}の名前がありますが、指定されたどの鍵の署名もありません。運営が鍵を替えた場合は、チェックポイント以外の経路で新しい鍵を入手してください。',
  'witness.other_days':
    '証人が署名したのは別の日々です。最初からの日々（日数：{size}）は、証人が見たものではありません。',
  'witness.too_few_days': '証人が署名した日数：{size}。そのすべてはここにありません。{advice}',
  'witness.not_signed': '指定されたチェックポイントには、指定された証人の署名がありません。',

  noticeAbsent:
    '保管しているお知らせにある番号{number}の記録は、この明細書のどこにもありません。その記録の月の明細書を指定してください。どの明細書にもなければ、記録が削除されています。',
  noticeHolds:
    '保管しているお知らせは、ここにあるとおりの内容で、記録{entry}までのすべての記録を裏づけます。',
  keyNotForDay: '指定された鍵は署名済みの日{day}を裏づけません。その日に署名しているのは{key}です。',
  keyNotForDays:
    '指定された鍵は、{from}から{to}までの署名済みの日（日数：{count}）を裏づけません。署名しているのは{key}です。',
  saveAllDays:
    '/#/transparency で署名済みの日すべての一覧を保存し、残しておいた一覧と併せて指定してください。ここに足りない日はその中にあります。',

  laterDays:
    '明細書は{shown}で終わりますが、指定された一覧には同じ月のその後の署名済みの日があります：{days}。明細書を保存し直してください。変わらなければ、何が省かれたのかを問い合わせてください。',
  dayNotShown:
    '{subject}の日時は、明細書が示していない署名済みの日の中にあります。日付がさかのぼって付けられた可能性があります。明細書を保存し直してください。変わらなければ、その日が示されない理由を問い合わせてください。',
  otherZone:
    'ここにあるタイムゾーンの表では、{subject}は対象月のものではありません。端末を運営のタイムゾーンに設定して、明細書を保存してください。',
  monthNotSigned:
    '対象月の署名済みの日が明細書にありません。その月について書かれたことも、ほかに何も起きなかったことも、どの日にも裏づけられていません。',
  notBegun:
    '明細書の始まりを示す、対象月より前の署名済みの日がありません。対象月の記録、メッセージ、操作がその前にある可能性があります。',
  noBalances:
    'ここには残高を含む署名済みの日がありません。月初と月末の残高は、ファイルにそう書かれているだけです。',

  noSignedDay:
    'ファイルに署名済みの日がありません。連鎖だけを確認しました。ファイル全体を作り上げられる人なら、その連鎖も作れます。',
  saveWhenSigned: 'その日が署名されたら、明細書を保存し直してください。',
  newestDay: '署名済みの日{day}、鍵{key}、木の中の位置の数：{places}。',
  allCovered: 'すべての記録が署名済みの日に裏づけられています。',
  chainAlone:
    '連鎖だけに裏づけられた、より新しい記録の件数：{count}。それらの日はここでは署名されていません。',
  recordsNotCovered: '担当者の操作、チャット、レポート：ここにはそれらを裏づける署名済みの日がありません。',
  recordsCovered: '担当者の操作、チャット、レポート：署名済みの日に裏づけられています。',
  recordsChainAlone:
    '担当者の操作、チャット、レポート：署名済みの日に裏づけられています。それぞれの連鎖だけに裏づけられた、より新しいものの件数：{count}。',
  signedFarOff:
    '{subject}は{signedOn}に署名したと記されていますが、その日の終わりから2日を超えて離れています。',

  emptyList: '指定された一覧には日が1つもありません。',
  listNotConnected:
    '{reach}までの一覧をつなげることができません。{from}から{to}までの日を含むファイルが指定されていません。',
  entriesNotHeld:
    '{reach}までの一覧は一部の記録（件数：{count}、番号：{numbers}）より新しいのに、それらを含むその一覧の日を明細書は示していません。',
  askWhyNotShown:
    '明細書を保存し直してください。変わらなければ、それらの日が示されない理由を問い合わせてください。',
  listEndsBefore:
    '{reach}までの一覧は、この明細書が始まる前に終わっています。その後の署名済みの日は一覧から続いていますが、月初については何もわかりません。間の月の明細書も確かめてください。',
  listHolds:
    '{reach}までの一覧から、ここにある記録{entry}までの内容が、その時点で署名された内容だとわかります。',
  newKey: '{day}からは、{reach}までの一覧とは別の鍵が署名しています：{key}。',
  strangeKey: '{subject}は、お手元のどの一覧にもない鍵で署名されています。',
  nothingFromOutside:
    '照合するための外部の一覧が指定されていません。鍵を持つ人は、過去を書き換えてすべての日に署名し直すことができます。',
  keepList:
    'それがわかるのは、以前に保存した、またはほかの人が残しておいた署名済みの日の一覧だけです。/#/transparency で保存してください。',

  notJson: '{part}：JSONではありません。',
  nameTwice: '{part}：同じ場所に同じ名前が2回あり、2通りに読めます。',
  missing: '{part}：ありません。',
  unknownForm: '{part}：{name}がないか、ここで扱えない形式です。',
  unknownField: '{part}：ここで扱えない項目があり、それが正しいことを示すものがありません。',
  proofForm: '証明に、扱えない形式のハッシュがあります。',
  notAStatement: 'このファイルはFairleadの取引明細書ではありません。',
  otherVersion: 'この明細書のバージョンはここでは扱えません。',
  statementLacks: '明細書に{name}がありません。',
  broken: '壊れているファイルがあります。一部が欠けているか、種類が違います。',
  noEd25519: 'ここでは署名（Ed25519）を確かめられません。新しいブラウザーかコマンドを使ってください。',
  noticeForm: '{text}：記録の番号とハッシュの16桁ではありません。',
  noListUntil: '指定されたどの一覧にも、期限とする日がありません。',
  dayNotListed: '一覧に{day}がありません。',
  keyForm:
    '公開鍵ではありません。公開鍵は32バイトをbase64で表した44文字で、最後は「=」です。前に名前が付いた鍵は、ログか証人の鍵です。',
  witnessForm:
    '証人の鍵ではありません。証人の名前、「+」、8桁、「+」、鍵の順に並んだもので、証人が表示します。',
  logForm:
    'ログの鍵ではありません。ログの名前、「+」、8桁、「+」、鍵の順に並んだもので、透明性のページに表示されます。',
  logAlone:
    'ログの鍵はチェックポイントにだけ関わります。チェックポイントとその証人の鍵を併せて指定してください。',

  'part.statement': '取引明細書',
  'part.list': '署名済みの日の一覧',
  'part.signedDay': '署名済みの日のうちの1つ',
  'part.signedDays': '署名済みの日々',
  'part.keys': '鍵の一覧',
  'part.key': '鍵のうちの1つ',
  'part.answer': '応答',
  'part.entries': '記録の全体',
  'part.entry': '記録のうちの1件',
  'part.link': '記録が属するもの',
  'part.moves': '資金移動の一覧',
  'part.move': '資金移動のうちの1件',
  'part.records': '操作、チャット、レポートの部分',
  'part.recordChain': '操作、チャットまたはレポートの連鎖',
  'part.recordLink': '操作、チャットまたはレポートの連鎖の1つの環',
  'part.place': '署名済みの日の中の位置',
  'part.proof': '証明',
  'part.account': '口座',
  'part.operator': '運営者',
  'part.end': '月初または月末',
};
