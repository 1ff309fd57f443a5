import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

export const staffNotices = {
  'notice.feedback.answered.title': 'Resposta aos seus comentários',
  'notice.feedback.answered.body': 'Você nos escreveu sobre: {subject}. Nossa resposta: {answer}',
  'notice.topup.refused.title': 'Pedido de recarga encerrado',
  'notice.topup.refused.body':
    'Nada foi lançado para o seu pedido de recarga de {amount}. Motivo: {reason}. Se você pagou, conteste e anexe o comprovante.',
  'notice.hold.opened.title': 'Uma parte do seu saldo está retida',
  'notice.hold.opened.body':
    '{amount} ficam retidos até {until} e depois são liberados automaticamente. Você pode contestar sem custo. Motivo: {reason}',
  'notice.hold.renewed.title': 'Uma retenção foi prorrogada uma vez',
  'notice.hold.renewed.body':
    '{amount} continuam retidos até {until}, sem outra prorrogação possível. Você pode contestar sem custo. Motivo: {reason}',
  'notice.score.forged.title': 'Sua pontuação de confiança diminuiu',
  'notice.score.forged.body':
    'Duas pessoas da equipe consideraram um documento falso. Seu dinheiro não é afetado. Você pode contestar. Motivo: {reason}',
  'notice.account.signedOut.title': 'Todas as suas sessões foram encerradas',
  'notice.account.signedOut.body': 'A equipe encerrou suas sessões em todos os aparelhos. Motivo: {reason}',
} satisfies Translation<typeof english>;
