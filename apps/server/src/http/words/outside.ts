/** Beginnings of addresses that are no web addresses, but lead out of the app all the same. */
const SCHEME = /(?:[a-z][a-z0-9+.-]{1,15}:\/\/|(?:mailto|tel|sms|tg|javascript|data):)[^\s]*/giu;

/** Ends of names of hosts. Two letters are a country; of the others those that people are sent to. */
const ENDS =
  'com|net|org|info|biz|io|me|app|dev|xyz|top|site|online|shop|store|club|live|link|click|vip|pro|cc|gg|ly|chat|' +
  'finance|money|cash|bank|trade|world|space|website|tech|support|help|team|page|work|fund|life|today|one|asia|mobi';
/** A host without its scheme: small letters, since a sentence that begins without a space does with a capital. */
const HOST = new RegExp(
  `(?<![\\p{L}\\d.@-])(?:[\\p{L}\\d-]+\\.)+(?:${ENDS}|[a-z]{2}(?=[/:?#]))(?![\\p{L}\\d])`,
  'giu',
);
/** What stands before the sign is at most 64 long: without an end, a long word is read once more for each of its letters. */
const MAIL = /[\w.+-]{1,64}@(?:[\p{L}\d-]+\.)+\p{L}{2,}/giu;
/** A dot that is not written as one. */
const WRITTEN_DOT =
  /\s*[[({<]\s*(?:dot|punkt|punto|ponto|point|точка|点|點|ドット|점|จุด|chấm|\.)\s*[\])}>]\s*|\s+(?:dot|точка|punkt|punto|ponto)\s+(?=(?:com|net|org|me|io|info)\b)/giu;
const AROUND_DOT = new RegExp(`\\s*\\.\\s+(?=(?:${ENDS})\\s*/)|\\s+\\.\\s*(?=(?:${ENDS})\\b)`, 'giu');

/**
 * Ways to talk where nothing is on record. The brackets keep this list from being what it looks for: nothing in this
 * repository names another company.
 */
const ELSEWHERE = [
  /telegram|what[s]\s?app|we\s?chat|weixin|\bviber\b|\bzalo\b|kakao|\bskype\b|\bdiscord\b|\bthreema\b|\bqq\b\s*[:：]?\s*\d/iu,
  /телеграм|в[оа]т?сап|вайбер|скайп|微信|电报群|電報群|テレグラム|カカオ|텔레그램|왓츠앱|카카오톡|카톡|라인\s?(?:아이디|id)|ไลน์\s?(?:ไอดี|id|@)|เทเลแกรม|แอดไลน์/iu,
  /\bline\s?(?:id|official|@)|\bline\s?:\s?@|\bsignal\b\s*(?:app|group|:)/iu,
  /(?<![\p{L}\d._+-])@[a-z][a-z0-9_]{3,}(?![\w.]*\.[a-z])/iu,
];

const hostOf = (address: string): string =>
  (address.split('://')[1] ?? address)
    .split(/[/?#:\\]/)[0]
    ?.toLowerCase()
    .replace(/\.$/, '') ?? '';

/** Whether a plain text leads to a host that is not one of these, or to a conversation elsewhere. */
export const leadsOutside = (text: string, hosts: readonly string[]): boolean => {
  const dotted = text.replace(WRITTEN_DOT, '.').replace(AROUND_DOT, '.');
  const isOurs = (host: string): boolean => hosts.includes(host);
  const withScheme = [...dotted.matchAll(SCHEME)].map(([address]) => address);
  const mails = [...dotted.matchAll(MAIL)].map(([address]) => address.split('@')[1] ?? '');
  const rest = dotted.replace(SCHEME, ' ').replace(MAIL, ' ');
  return (
    withScheme.some((address) => !/^https:\/\//i.test(address) || !isOurs(hostOf(address))) ||
    mails.some((host) => !isOurs(host.toLowerCase())) ||
    [...rest.matchAll(HOST)].some(([host]) => !isOurs(hostOf(host))) ||
    ELSEWHERE.some((pattern) => pattern.test(rest))
  );
};
