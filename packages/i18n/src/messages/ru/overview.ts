import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

export const overview = {
  'adCenter.since': '{change} · раньше: {value}',
  'adCenter.chart': 'Расход и выручка по времени',
  'adCenter.chartInspect': 'Показанное время',
  'adCenter.chartTime': 'Время',
  'adCenter.more': 'Ваш счёт',
  'adCenter.creditScore': 'Рейтинг доверия',
  'adCenter.shopLevel': 'Уровень магазина',
  'adCenter.level': 'Уровень {level}',
  'adCenter.activities': 'Акция для новичков',
  'adCenter.coupons': 'Купоны',
  'adCenter.follow': 'Подписка на планы',
  'adCenter.followRecords': 'История подписок',
  'adCenter.rules': 'Правила работы',
  'adCenter.feedback': 'Обратная связь',
  'adCenter.faq': 'Вопросы и ответы',
  'adCenter.transparency': 'Прозрачность',
} satisfies Translation<typeof english>;
