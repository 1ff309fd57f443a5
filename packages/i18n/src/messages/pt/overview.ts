import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

export const overview = {
  'adCenter.since': '{change} · antes: {value}',
  'adCenter.chart': 'Gasto e receita ao longo do tempo',
  'adCenter.chartInspect': 'Momento mostrado',
  'adCenter.chartTime': 'Momento',
  'adCenter.more': 'Sua conta',
  'adCenter.creditScore': 'Pontuação de confiança',
  'adCenter.shopLevel': 'Nível da loja',
  'adCenter.level': 'Nível {level}',
  'adCenter.activities': 'Promoção de boas-vindas',
  'adCenter.coupons': 'Cupons',
  'adCenter.follow': 'Seguir planos',
  'adCenter.followRecords': 'Histórico do que você segue',
  'adCenter.rules': 'Regras de uso',
  'adCenter.feedback': 'Comentários',
  'adCenter.faq': 'Perguntas e respostas',
  'adCenter.transparency': 'Transparência',
} satisfies Translation<typeof english>;
