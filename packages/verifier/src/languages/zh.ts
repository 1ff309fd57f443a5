import { details } from './details/zh';
import type { PageWords } from './page-words';

export const zh: PageWords = {
  name: '简体中文',
  title: '核对 Fairlead 对账单',
  intro: '本页是一个单独的文件。它不发送任何内容，也不需要联网：请保存后离线打开。',
  statement: '对账单（JSON）',
  days: '在 /#/transparency 保存的签名日清单：您以前留存的一份，以及今天的一份',
  key: '从其他途径得到的公钥（可选）',
  head: '您留存的通知中的记录位置，每行一个：编号，然后 16 位字符（可选）',
  checkpoint: '从 /log/checkpoint 保存的、由见证人签名的检查点（可选）',
  witness: '从其他途径得到的该见证人的密钥（与检查点一同提供）',
  log: '透明度页面显示的签名日日志密钥（可选，与检查点一同提供）',
  needBoth: '检查点须与其见证人的密钥一同提供。',
  unproven: '这不能证明什么',
  limits: [
    '不能证明您保存清单之前没有改写：今天得到的清单只是平台今天的说法。',
    '不能证明最新签名日之后的内容，也不能证明事情发生的具体时刻。',
    '不能证明应用界面显示的内容：请与文件对照。',
    '不能证明所有人看到的日子相同：只有见证人，或比对两份清单，才能看出。',
    '不能证明款项到达银行：只有银行能够确认。',
    '不能证明账户属于谁：没有哈希值涵盖账户 ID。您收到的通知中的记录位置可以表明这是您的账户。',
  ],
  check: '核对',
  result: '结果',
  meanings: '第一行的含义',
  details,
  chooseFirst: '请先选择对账单。',
  failed: '无法进行核对，因此对这份对账单没有任何结论。',
  language: '语言',
  outcomes: {
    verified: { headline: '已核实', meaning: '没有发现矛盾，且您清单中的签名日涵盖整份对账单。' },
    not_verified: { headline: '未核实', meaning: '有内容被更改，并会指出是哪一笔或哪一天。' },
    not_signed: { headline: '未签名', meaning: '记录链完整，但没有签名日涵盖它，任何人都可能编造。' },
    consistent: {
      headline: '自身一致',
      meaning: '您没有提供清单。被改写并重新签名的过去，看起来也会一模一样。',
    },
    not_connected: {
      headline: '无法衔接',
      meaning: '您提供的清单、密钥、通知或检查点无法与整份对账单衔接，因此没有核实任何内容。',
    },
    newer: { headline: '晚于您的清单', meaning: '没有发现矛盾，但晚于您清单的内容可能已被改写并重新签名。' },
  },
};
