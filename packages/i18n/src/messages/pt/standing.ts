import type { Translation } from '../../packs';
import type { standing as english } from '../en/standing';

export const standing = {
  'standing.level': 'Nível {level}',
  'standing.limit': 'Você pode alocar até {factor} vezes o máximo de um produto.',
  'standing.limitOnce': 'Você pode alocar até o máximo de um produto.',
  'standing.touches':
    'O nível e a pontuação influem nos limites de alocação e na rapidez das análises. Nunca influem no saque do seu próprio dinheiro, e nenhum depósito os aumenta.',
  'standing.next': 'O que o nível {level} pede',
  'standing.highest': 'Este é o nível mais alto.',
  'standing.settled': 'Planos liquidados',
  'standing.score': 'Pontuação de confiança',
  'standing.months': 'Meses sem ocorrências',
  'standing.of': '{value} de {needed}',
  'standing.met': 'cumprido',
  'standing.formula': 'A fórmula completa',
  'standing.yours': 'o seu',
  'standing.needs':
    '{orders, plural, one {# plano liquidado} many {# de planos liquidados} other {# planos liquidados}} · pontuação {score} · {months, plural, one {# mês sem ocorrências} many {# de meses sem ocorrências} other {# meses sem ocorrências}}',
  'standing.needsNoMonths':
    '{orders, plural, one {# plano liquidado} many {# de planos liquidados} other {# planos liquidados}} · pontuação {score}',
  'standing.needsNothing': 'Desde o início',
  'standing.times': '{factor} × máximo',
  'standing.issue':
    'Uma ocorrência é um evento que tirou pontos. Um mês tem 30 dias e recomeça depois de uma ocorrência.',

  'score.heading': 'Pontuação de confiança',
  'score.range': 'De 0 a 1000. Cada evento conta por 180 dias e depois deixa de contar.',
  'score.after': 'pontuação depois: {score}',
  'score.expires': 'deixa de contar em {time}',
  'score.toPlan': 'Ver o plano',
  'score.cause.start': 'A conta foi aberta',
  'score.cause.order_settled': 'Um plano foi liquidado sem ocorrências',
  'score.cause.email_verified': 'O endereço de e-mail foi verificado',
  'score.cause.phone_verified': 'O número de telefone foi verificado',
  'score.cause.proof_rejected': 'Um comprovante de pagamento foi rejeitado',
  'score.cause.objection_lost': 'Uma contestação não foi aceita',
  'score.cause.document_forged': 'Um documento era falso, conforme decidiram duas pessoas da equipe',
  'score.cause.rolled_off': 'Um evento anterior deixou de contar',

  'membership.heading': 'Assinatura',
  'membership.explained':
    'O suporte responde primeiro aos assinantes e analisa primeiro os pedidos deles. Isso não muda o nível, a pontuação nem o que você pode sacar.',
  'membership.price': 'Preço',
  'membership.length': 'Duração',
  'membership.days': '{count, plural, one {# dia} many {# de dias} other {# dias}}',
  'membership.refundDays':
    'Você pode devolvê-la em até 14 dias e receber de volta o valor dos dias restantes.',
  'membership.open': 'Fazer a assinatura',
  'membership.openQuestion': 'Fazer a assinatura?',
  'membership.renews': 'Ela termina sozinha e não é renovada.',
  'membership.available': 'Saldo disponível',
  'membership.after': 'Saldo disponível depois',
  'membership.tooLittle': 'O saldo disponível não cobre o preço.',
  'membership.pay': 'Pagar {amount}',
  'membership.opened': 'A assinatura está ativa.',
  'membership.runs': 'Válida até',
  'membership.refundUntil': 'Pode ser devolvida até',
  'membership.refundNow': 'Reembolso se encerrar agora',
  'membership.refundOver': 'Os 14 dias para reembolso já passaram. Ela termina sozinha.',
  'membership.end': 'Encerrar e receber o restante',
  'membership.endQuestion': 'Encerrar a assinatura?',
  'membership.endExplained': 'Ela termina na hora. Os dias restantes, incluindo o de hoje, são reembolsados.',
  'membership.keep': 'Manter',
  'membership.refunded': 'A assinatura terminou. {amount} voltaram para o seu saldo disponível.',
} satisfies Translation<typeof english>;
