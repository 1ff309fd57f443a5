/**
 * Words that promise, as far as a list can know them, in the languages of the interface
 * (docs/promises.md#no-promise-of-profit). A word that takes the promise back stands before it: "no guaranteed profit".
 */
const PROMISES = [
  /(?<!\b(?:no|not|never|nor|without|neither)\b[^.!?]{0,24})\b(?:guarantee[ds]?|assured|certain|sure|fixed|safe)\s+(?:\w+\s+)?(?:profits?|returns?|incomes?|yields?|earnings|gains?|wins?)\b/iu,
  /(?<!\b(?:no|not|never|nor|nothing)\b[^.!?]{0,12})\b(?:profits?|returns?|incomes?|yields?|earnings) (?:is|are) (?:guaranteed|certain|assured)\b/iu,
  /(?<!\b(?:not|never|no|nothing)\b[^.!?]{0,24})\b(?:risk[- ]?free|without (?:\p{L}+ )?risk|zero[- ]risk|no[- ]risk (?:investment|plan|profit)|cannot lose|can't lose)\b/iu,
  /\b(?:double|triple) your (?:money|funds|deposit|capital)\b/iu,
  /\d\s*%\s*(?:(?:a|per|each|every)\s+(?:day|week|month|year)|daily|weekly|monthly|pro\s+(?:tag|woche|monat|jahr)|täglich|par\s+(?:jour|semaine|mois|an)|por\s+(?:dia|día|semana|mes|mês|ano|año)|ao\s+(?:dia|mês)|в\s+(?:день|неделю|месяц|год)|ежедневно|mỗi\s+(?:ngày|tuần|tháng)|một\s+ngày|ต่อ(?:วัน|สัปดาห์|เดือน|ปี)|\/\s?(?:day|tag|jour|dia|día|день|ngày|วัน|天|日|일))/iu,
  /(?:每[天日周月年]|日|月|年)(?:收益|利[润潤]|回[报報]|息|利)[^。]{0,6}\d|毎[日月年][^。]{0,6}\d\s*%|(?:매일|하루|매월|일)\s?\d+(?:\.\d+)?\s*%/u,
  /(?<!(?:kein|nicht|ohne)\p{L}*\s[^.!?]{0,24})\bgarantiert\p{L}*\s+(?:\p{L}+\s+)?(?:gewinn|rendite|ertrag|erträge|einkommen)/iu,
  /(?<!(?:kein|nicht|nie)\p{L}*\s[^.!?]{0,24})\b(?:risikolos|risikofrei)/iu,
  /(?<!(?:aucun|pas|sans|jamais|ni)\b[^.!?]{0,24})\b(?:profits?|gains?|rendements?|revenus?)\s+(?:garanti|assuré)/iu,
  /(?<!(?:pas|jamais|n’est|rien|aucun)\b[^.!?]{0,24})\bsans (?:aucun )?risque/iu,
  /(?<!(?:ningun|ningún|no|sin|nem|nenhum|não|sem|nunca)\p{L}*\b[^.!?]{0,24})\b(?:ganancias?|beneficios?|rendimientos?|lucros?|ganhos?|rendimentos?|retornos?)\s+(?:garantiz|garantid|asegurad|assegurad)/iu,
  /(?<!(?:no|não|nunca|nada)\b[^.!?]{0,24})\b(?:sin (?:ningún )?riesgo|sem (?:nenhum )?risco)/iu,
  /(?<!(?:не|нет|без)\s[^.!?]{0,24})(?:гарантированн\p{L}*\s+(?:прибыл|доход|заработ)|(?:прибыль|доход)\s+гарантирован|без риска)/iu,
  /(?<!(?:[没沒無无不未非]|不存在|没有)[^。！？]{0,8})(?:保[证證](?:收益|盈利|獲利|获利|利[润潤]|回[报報])|稳赚|穩賺|零[风風][险險]|[无無][风風][险險]|包[赚賺])/u,
  /(?:元本保証|利益保証|必ず儲かる|ノーリスク|リスクゼロ|確実に(?:儲|稼|利益))(?!(?:は|が)?(?:ありません|ない|し|で(?:は|も)))/u,
  /(?:원금\s?보장|수익\s?보장|무위험|확정\s?수익|리스크\s?없는)(?!(?:은|이|하지|되지)?\s?(?:없|않|아닙))/u,
  /(?<!(?:ไม่|มิ)[^.]{0,12})(?:รับประกัน|การันตี)(?:กำไร|ผลตอบแทน|รายได้)|(?<!ไม่[^.]{0,8})(?:ไม่มีความเสี่ยง|ไร้ความเสี่ยง)/u,
  /(?<!(?:không|chẳng|chưa)\s[^.!?]{0,24})(?:(?:cam kết|bảo đảm|đảm bảo)\s+(?:lợi nhuận|lãi|thu nhập)|không rủi ro|phi rủi ro)/iu,
];

/** Whether a plain text promises what nobody can keep. */
export const promisesProfit = (text: string): boolean => PROMISES.some((pattern) => pattern.test(text));

/**
 * Names of other companies that a borrowed name is usually taken from. The brackets keep this list from being what it
 * looks for (docs/promises.md#no-borrowed-name).
 */
const COMPANIES =
  /\b(?:face[b]ook|insta[g]ram|go[o]gle|you[t]ube|tik[t]ok|twit[t]er|ali[b]aba|ali[p]ay|ama[z]on|mi[c]rosoft|ope[n]ai|nvid[i]a|tes[l]a|pay[p]al|bina[n]ce|coin[b]ase|vis[a] inc|master[c]ard|wester[n] union|revol[u]t|venm[o]|zell[e]|cash ?ap[p]|met[a] (?:ads|business|platforms)|tether (?:ltd|limited))\b|支付[宝寶]|谷[歌]|脸[书]|臉[書]|亚马[逊]|아마[존]|구[글]|페이스[북]|グー[グ]ル|アマ[ゾ]ン/iu;

export const namesOtherCompany = (text: string): boolean => COMPANIES.test(text);
