import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

export const coupons = {
  'coupon.kind.fixed_amount': 'Cupom de valor fixo',
  'coupon.kind.value_add': 'Cupom de valor adicional',
  'coupon.kind.deduction': 'Cupom de desconto',
  'coupon.kind.team': 'Cupom de equipe',
  'coupon.kind.custom': 'Cupom especial',

  'coupon.off': '{value} a menos',
  'coupon.added': '{value} a mais',
  'coupon.offExplained': 'Você paga {value} a menos; o programa paga por você.',
  'coupon.addedExplained': 'Seu plano pode gastar {value} a mais; o programa paga.',
  'coupon.cap': 'O programa paga no máximo {amount}.',
  'coupon.requirement': 'Para alocações de {amount} ou mais',
  'coupon.anyAmount': 'Para qualquer valor',
  'coupon.teamOnly': 'Somente para quem segue um líder.',
  'coupon.validUntil': 'Válido até {time}',
  'coupon.expired': 'Expirou em {time}',
  'coupon.used': 'Usado em {time}',
  'coupon.useNow': 'Usar agora',
  'coupon.toPlan': 'Ver o plano',

  'coupons.state.unused': 'Disponíveis',
  'coupons.state.used': 'Usados',
  'coupons.state.expired': 'Expirados',
  'coupons.none.unused': 'Você não tem cupons para usar. As promoções oferecem alguns.',
  'coupons.none.used': 'Nenhum cupom usado ainda. Você escolhe um ao alocar um valor.',
  'coupons.none.expired': 'Nenhum cupom expirou.',
  'coupons.toActivities': 'Ver as promoções',
  'coupons.explained':
    'Um cupom por alocação e um do mesmo nome por dia. Um cupom não é dinheiro e não pode ser sacado.',

  'activities.newcomer': 'Novos usuários',
  'activities.validDays':
    '{count, plural, one {Válido por # dia após o resgate} many {Válido por # de dias após o resgate} other {Válido por # dias após o resgate}}',
  'activities.openUntil': 'Aberta até {time}',
  'activities.claim': 'Resgatar o cupom',
  'activities.received': 'Resgatado',
  'activities.over': 'Esta promoção terminou.',
  'activities.claimed': 'O cupom é seu.',
  'activities.toCoupons': 'Ver meus cupons',
  'activities.rules': 'Regras da promoção',
  'activities.none': 'Nenhuma promoção aberta no momento. Os cupons que você tem continuam válidos.',

  'put.coupon': 'Cupom',
  'put.noCoupon': 'Sem cupom',
  'put.couponsFit':
    '{count, plural, =0 {Nenhum dos seus serve aqui} one {# dos seus serve aqui} many {# dos seus servem aqui} other {# dos seus servem aqui}}',
  'put.useStartUp': 'Gastar primeiro os fundos iniciais',
  'put.startUpExplained':
    'O programa empresta {amount} a você. Não é dinheiro que se possa sacar; o que o plano não gastar volta aos seus fundos iniciais.',
  'put.whoPays': 'Quem paga',
} satisfies Translation<typeof english>;
