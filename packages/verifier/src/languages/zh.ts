import type { PageWords } from './page-words';

export const zh: PageWords = {
  name: '简体中文',
  title: '核对 Fairlead 对账单',
  intro: '本页是一个单独的文件。它不发送任何内容，也不需要联网：请保存后离线打开。',
  statement: '对账单（JSON）',
  days: '在 /#/transparency 保存的签名日清单：您以前留存的一份，以及今天的一份',
  key: '从其他途径得到的公钥（可选）',
  check: '核对',
  result: '结果',
  meanings: '第一行的含义',
  details: '详情（与命令一样为英文）：',
  upTo: '对账单签名至 {shown}，最早的清单至 {reach}',
  chooseFirst: '请先选择对账单。',
  failed: '核对本身失败了：没有得出任何结论。',
  language: '语言',
  outcomes: {
    verified: { headline: '已核实', meaning: '没有矛盾，且整份对账单都在您的清单所含的签名日之内' },
    not_verified: { headline: '未核实', meaning: '有内容被更改：已指明该条账目或日期' },
    not_signed: { headline: '未签名', meaning: '链条完整，但没有签名日涵盖它：任何人都可能编造' },
    consistent: { headline: '自身一致', meaning: '没有给出清单：被改写并重新签名的过去看起来完全一样' },
    not_connected: { headline: '无法衔接', meaning: '您的清单无法与整份对账单衔接，因此什么都没有核实' },
    newer: { headline: '晚于您的清单', meaning: '没有矛盾，但晚于您清单的内容可能已被改写并重新签名' },
  },
};
