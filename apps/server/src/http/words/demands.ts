/**
 * Words that ask for money so that money comes out, as far as a list can know them, in the languages of the interface
 * (docs/promises.md#never-pay-to-unlock). Of each language: what asks to pay, what asks to use a coupon or to fund a plan,
 * what speaks of money that comes out, and names of charges that say both.
 */
interface Demand {
  readonly pay: RegExp;
  readonly use: RegExp;
  readonly out: RegExp;
  readonly charge: RegExp;
}

const DEMANDS: readonly Demand[] = [
  {
    pay: /\b(?:please|must|needs? to|ha(?:ve|s) to|should|kindly|first|only) (?:\w+ ){0,2}(?:pay|top[ -]?up|deposit|recharge|(?:transfer|send|wire) (?:\S+ ){0,3}(?:\d|money|funds|usdt?|dollars))|\b(?:fees?|tax(?:es)?|deposit|charge|payment|top[ -]?up)(?: \w+){0,3} (?:due|required|outstanding|needed|necessary|missing|must be paid)\b/giu,
    use: /\b(?:please|must|needs? to|ha(?:ve|s) to|should|first|only (?:after|once|if)) (?:\w+ ){0,3}(?:us(?:e|ed|ing)|redeem(?:ed|ing)?|fund(?:ed|ing)?|buy(?:ing)?) (?:\w+ ){0,3}(?:coupon|plan)s?\b/giu,
    out: /\b(?:releas|unlock|unfreez|unblock|withdraw|pay-?outs?\b|cash(?:ed)? out)/iu,
    charge:
      /\b(?:release|unlock(?:ing)?|unfreez\w+|clearance|withdrawal|pay-?out|verification) (?:fees?|tax(?:es)?|deposits?|charges?|payments?)\b/giu,
  },
  {
    pay: /\b(?:bitte|müssen|muss|zuerst|erst|zunächst) (?:\S+ ){0,5}(?:(?:ein|be|an)?zahlen|aufladen|überweisen)\b|\b(?:zahlen|laden) sie (?:\S+ ){0,6}(?:ein|auf)\b|\büberweisen sie\b/giu,
    use: /\b(?:bitte|müssen|muss|zuerst|erst|zunächst) (?:\S+ ){0,4}\S*(?:gutschein|coupon|plan)\S* (?:\S+ ){0,3}(?:einlösen|eingelöst|verwenden|nutzen|finanzieren|kaufen)/giu,
    out: /freigeb|freigegeben|entsperr|freischalt|freigeschaltet|auszahl|ausgezahlt/iu,
    charge:
      /\p{L}{0,30}(?:freigabe|freischalt|entsperr|auszahlungs)\p{L}*(?:gebühr|steuer|kaution|einlage)\p{L}*/giu,
  },
  {
    pay: /(?:veuillez|devez|il faut|d['’]abord|merci de) (?:(?!où)\S+ ){0,3}(?:payer|verser|déposer|recharger|régler|virer)/giu,
    use: /(?:veuillez|devez|il faut|d['’]abord|merci d['’]) ?(?:\S+ ){0,3}(?:utiliser|financer|acheter) (?:\S+ ){0,2}(?:bon|coupon|plan)/giu,
    out: /débloqu|libér|retrait|retirer/iu,
    charge: /(?:frais|taxe|dépôt|caution) (?:de|pour) (?:le )?(?:déblocage|libération|retrait)/giu,
  },
  {
    pay: /(?:por favor|debe|tiene que|necesita|primero|hay que) (?:\S+ ){0,3}(?:pag(?:ar|ue)|deposit|recarg|transferir|abon(?:ar|e)|ingres(?:ar|e))/giu,
    use: /(?:por favor|debe|tiene que|necesita|primero|hay que) (?:\S+ ){0,3}(?:us(?:ar|e)|utili[zc](?:ar|e)|canje(?:ar|e)|financi(?:ar|e)|compr(?:ar|e)) (?:\S+ ){0,2}(?:cup[oó]n|plan)/giu,
    out: /liber|desbloqu|retir/iu,
    charge:
      /(?:tasa|comisión|tarifa|cargo|impuesto|depósito) (?:de|por) (?:la |el )?(?:liberación|desbloqueo|retiro)/giu,
  },
  {
    pay: /(?:por favor|deve|precisa|tem (?:de|que)|primeiro) (?:\S+ ){0,3}(?:pag(?:ar|ue)|deposit|recarreg|transferir)/giu,
    use: /(?:por favor|deve|precisa|tem (?:de|que)|primeiro) (?:\S+ ){0,3}(?:us(?:ar|e)|utiliz(?:ar|e)|resgat(?:ar|e)|financi(?:ar|e)|compr(?:ar|e)) (?:\S+ ){0,2}(?:cupom|cupons|plano)/giu,
    out: /liber|desbloque|saque|sacar|levantamento/iu,
    charge: /(?:taxa|tarifa|imposto|depósito) (?:de|para) (?:a |o )?(?:liberação|desbloqueio|saque)/giu,
  },
  {
    pay: /(?:пожалуйста|должны|нужно|необходимо|надо|сначала|просим|прошу) (?:\S+ ){0,3}(?:оплат|пополн|внес|перевес|перевед|заплат)/giu,
    use: /(?:пожалуйста|должны|нужно|необходимо|надо|сначала|просим|прошу) (?:\S+ ){0,3}(?:использ|примен|активир|профинансир|купит)\p{L}* (?:\S+ ){0,2}(?:купон|план)/giu,
    out: /разблокир|вывод|вывест|размороз|освобо/iu,
    charge:
      /(?:комисси\p{L}*|сбор\p{L}*|плат\p{L}*|налог\p{L}*|взнос\p{L}*) за (?:разблокир|вывод|разморо)/giu,
  },
  {
    pay: /(?:vui lòng|hãy|phải|cần|trước tiên|xin) (?:\S+ ){0,3}(?:nạp|thanh toán|đóng|chuyển tiền|nộp)/giu,
    use: /(?:vui lòng|hãy|phải|cần|trước tiên|xin) (?:\S+ ){0,3}(?:dùng|sử dụng|mua) (?:\S+ ){0,2}(?:phiếu|coupon|kế hoạch)/giu,
    out: /mở khóa|giải ngân|rút tiền|giải phóng/iu,
    charge: /(?:phí|thuế|cọc) (?:mở khóa|giải ngân|rút tiền)/giu,
  },
  {
    pay: /(?:กรุณา|โปรด|ต้อง)[^.]{0,12}(?:ชำระ|เติมเงิน|ฝากเงิน|โอนเงิน|จ่าย)|(?:ชำระ|เติมเงิน|ฝากเงิน|โอนเงิน|จ่าย)[^.]{0,20}ก่อน/gu,
    use: /(?:กรุณา|โปรด|ต้อง)[^.]{0,12}(?:ใช้|ซื้อ)(?:คูปอง|แผน)|(?:ใช้|ซื้อ)(?:คูปอง|แผน)[^.]{0,12}ก่อน/gu,
    out: /ปลดล็อก|ถอน|ปลดอายัด|ปล่อยเงิน/u,
    charge: /ค่า(?:ธรรมเนียม)?(?:การ)?(?:ปลดล็อก|ปลดอายัด|ถอน)/gu,
  },
  {
    pay: /(?:[请請需须須先]|必[须須])[^。！？]{0,6}(?:支付|充值|付款|存入|[转轉][账帳]|[缴繳][纳納]|[储儲]值)/gu,
    use: /(?:[请請需须須先]|必[须須])[^。！？]{0,6}(?:使用|用掉|[购購][买買]|投放)[^。！？]{0,6}(?:[优優]惠券|[计計][划畫劃])/gu,
    out: /解[冻凍锁鎖]|放款|提[现現领領款]|[释釋]放|出金/u,
    charge: /(?:解[冻凍锁鎖]|提[现現领領款]|[释釋]放)(?:手[续續])?(?:[费費]|税|稅|保[证證]金)/gu,
  },
  {
    pay: /(?:入金|支払|振り?込|チャージ|送金)[^。]{0,12}(?:ください|必要|してから|すれば|先に)|(?:まず|(?<!出金|送金|振込)先に)[^。]{0,12}(?:入金|支払|振り?込|チャージ|送金)/gu,
    use: /(?:クーポン|プラン)[^。]{0,6}(?:使|利用|購入)[^。]{0,8}(?:必要|てから|すれば|えば|先に)|(?:まず|(?<!出金|送金|振込)先に)[^。]{0,8}(?:クーポン|プラン)[^。]{0,6}(?:使|利用|購入)/gu,
    out: /出金|引き出|解除|解放|凍結/u,
    charge: /(?:出金|解除|解放|凍結解除)(?:手数料|料|税|保証金)/gu,
  },
  {
    pay: /(?:입금|결제|송금|충전|납부)[^.]{0,12}(?:하셔야|해야|해 주|하시면|필요|먼저)|먼저[^.]{0,12}(?:입금|결제|송금|충전|납부)/gu,
    use: /(?:쿠폰|플랜)[^.]{0,6}(?:사용|이용|구매)[^.]{0,8}(?:하셔야|해야|하시면|필요)|먼저[^.]{0,8}(?:쿠폰|플랜)[^.]{0,6}(?:사용|이용|구매)/gu,
    out: /출금|해제|인출|동결/u,
    charge: /(?:출금|해제|인출|동결 해제) ?(?:수수료|세금|보증금)/gu,
  },
];

const SENTENCE_END = /[.!?](?=\s|$)|[。！？\n]/u;
const BEFORE_SIGNS = 30;
const AFTER_SIGNS = 14;
/** What takes a demand back, shortly before it: "never pay"; or behind it, where verbs stand last. */
const NEGATED =
  /\b(?:no|not|never|nobody|nothing|without|neither|nor|kein\p{L}*|nichts?|nie(?:mals|mand)?|pas|jamais|aucun\p{L}*|rien|nunca|nadie|nada|ning\p{L}*|não|nem|nenhum\p{L}*)\b|n['’]t\b|(?:^|\s)(?:не|нет|никогда|никто|без|không|chẳng|đừng)(?:\s|$)|ไม่|อย่า|ใครก็ตาม|[不没沒无無别別勿]/iu;
const NEGATED_BEHIND = /^\S*\s?(?:nicht|ません|ない|않|없|마세요|마십시오)/iu;

const isMeant = (sentence: string, { index, 0: { length } }: RegExpExecArray): boolean =>
  !NEGATED.test(sentence.slice(Math.max(0, index - BEFORE_SIGNS), index + length)) &&
  !NEGATED_BEHIND.test(sentence.slice(index + length, index + length + AFTER_SIGNS));

/** Whether a plain text asks for money, or for what is done with money, so that money is let go: the oldest fraud of this trade. */
export const demandsPayment = (text: string): boolean =>
  text
    .split(SENTENCE_END)
    .some((sentence) =>
      DEMANDS.some(
        ({ pay, use, out, charge }) =>
          [...sentence.matchAll(charge)].some((found) => isMeant(sentence, found)) ||
          (out.test(sentence) &&
            [...sentence.matchAll(pay), ...sentence.matchAll(use)].some((found) => isMeant(sentence, found))),
      ),
    );
