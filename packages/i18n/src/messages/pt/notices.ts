import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

export const notices = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': 'Recarga recebida',
  'notice.topup.body': '{amount} estão no seu saldo disponível. Recibo {receipt}.',
  'notice.order.finished.title': 'A veiculação do plano {number} terminou',
  'notice.order.finished.body':
    'O valor não gasto, {amount}, está de volta no seu saldo disponível. Os relatórios fecham em até 72 horas.',
  'notice.order.failed.title': 'O plano {number} não foi veiculado',
  'notice.order.failed.body': 'O valor inteiro, {amount}, está de volta no seu saldo disponível.',
  'notice.order.settled.title': 'O plano {number} foi liquidado',
  'notice.order.settled.body': '{amount} passaram para o seu saldo disponível.',
  'notice.withdrawal.approved.title': 'Saque aprovado',
  'notice.withdrawal.approved.body': '{amount} estão a caminho da conta com final {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Saque aprovado',
  'notice.withdrawal.approvedUntil.body':
    '{amount} serão pagos na conta com final {lastFour} até {until}. Se não forem, o valor volta a ficar disponível para você.',
  'notice.withdrawal.paid.title': 'Saque pago',
  'notice.withdrawal.paid.body': 'Foram pagos {amount}. Referência {reference}.',
  'notice.withdrawal.refused.title': 'Saque recusado',
  'notice.withdrawal.refused.body': '{amount} estão de volta no seu saldo disponível. Motivo: {reason}',
  'notice.withdrawal.bounced.title': 'Um pagamento foi devolvido',
  'notice.withdrawal.bounced.body': '{amount} estão de volta no seu saldo disponível. Motivo: {reason}',
  'notice.withdrawal.lapsed.title': 'Saque não pago a tempo',
  'notice.withdrawal.lapsed.body':
    '{amount} estão de volta no seu saldo disponível, pois o saque não foi pago no prazo. Você pode pedir de novo agora mesmo.',
  'notice.payout.changed.title': 'Conta de recebimento alterada',
  'notice.payout.changed.body':
    'Os pagamentos agora vão para a conta com final {lastFour}, a partir de {until}. Se não foi você, conteste imediatamente.',
  'notice.hold.released.title': 'Retenção encerrada',
  'notice.hold.released.body': '{amount} estão de volta no seu saldo disponível.',
  'notice.chargeback.held.title': 'Um pagamento tem um estorno em análise',
  'notice.chargeback.held.body':
    '{amount} ficam retidos até {until}. Até lá você pode contestar. Motivo: {reason}',
  'notice.chargeback.heldRevenue.title': 'Uma receita foi reclamada',
  'notice.chargeback.heldRevenue.body':
    '{amount} de receita ainda não liquidada ficam retidos até {until}. O seu saldo disponível não é tocado. Até lá você pode contestar. Motivo: {reason}',
  'notice.chargeback.lifted.title': 'Uma receita retida foi devolvida',
  'notice.chargeback.lifted.body': '{amount} não estão mais retidos. Voltam a contar na receita do plano.',
  'notice.chargeback.posted.title': 'Um estorno foi efetuado',
  'notice.chargeback.posted.body': 'O valor retido, {amount}, voltou para a sua origem.',
  'notice.acceptance.refused.title': 'Pagamento de câmbio não confirmado',
  'notice.acceptance.refused.body':
    'Nenhum pagamento foi encontrado para o que você informou. Motivo: {reason}. Você pode contestar.',
  'notice.acceptance.lapsed.title': 'Pagamento de câmbio não confirmado a tempo',
  'notice.acceptance.lapsed.body':
    'Ninguém confirmou em 7 dias o pagamento que você informou. Se você pagou, conteste e anexe o comprovante.',
  'notice.objection.upheld.title': 'Sua contestação foi aceita',
  'notice.objection.upheld.body': 'A decisão é a seu favor. Veja a resposta nas suas contestações.',
  'notice.objection.rejected.title': 'Sua contestação foi rejeitada',
  'notice.objection.rejected.body': 'Veja a resposta e as razões nas suas contestações.',
  'notice.account.closing.title': 'Sua conta está sendo encerrada',
  'notice.account.closing.body':
    'Os planos são encerrados e seu dinheiro é pago, o restante à medida que for liberado. Se não foi você, conteste imediatamente.',
  'notice.account.closed.title': 'Sua conta está encerrada',
  'notice.account.closed.body': 'Não há mais nada a receber. Seu extrato continua seu.',
  'notice.coupon.granted.title': 'Um cupom para você',
  'notice.coupon.granted.body': '{name} está entre os seus cupons e vale até {until}.',
  'notice.startUp.granted.title': 'Fundos iniciais',
  'notice.startUp.granted.body':
    'O programa empresta {amount} a você para planos. Não é dinheiro que se possa sacar; você pode devolver a qualquer momento, sem custo.',
} satisfies Translation<typeof english>;
