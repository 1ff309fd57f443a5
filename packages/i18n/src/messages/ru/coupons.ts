import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

export const coupons = {
  'coupon.kind.fixed_amount': 'Купон на фиксированную сумму',
  'coupon.kind.value_add': 'Купон с надбавкой',
  'coupon.kind.deduction': 'Купон на скидку',
  'coupon.kind.team': 'Командный купон',
  'coupon.kind.custom': 'Особый купон',

  'coupon.off': 'Меньше на {value}',
  'coupon.added': 'Больше на {value}',
  'coupon.offExplained': 'Вы платите на {value} меньше; эту часть платит за вас программа.',
  'coupon.addedExplained': 'Ваш план может потратить на {value} больше; эту часть платит программа.',
  'coupon.cap': 'Программа платит не более {amount}.',
  'coupon.requirement': 'Для сумм от {amount}',
  'coupon.anyAmount': 'Для любой суммы',
  'coupon.teamOnly': 'Только для тех, кто подписан на ведущего.',
  'coupon.validUntil': 'Действует до {time}',
  'coupon.expired': 'Истёк {time}',
  'coupon.used': 'Использован {time}',
  'coupon.useNow': 'Использовать',
  'coupon.toPlan': 'К плану',

  'coupons.state.unused': 'Доступные',
  'coupons.state.used': 'Использованы',
  'coupons.state.expired': 'Истекли',
  'coupons.none.unused': 'Доступных купонов нет. Их можно получить в акциях.',
  'coupons.none.used': 'Ни один купон ещё не использован. Купон выбирают, когда выделяют сумму.',
  'coupons.none.expired': 'Истёкших купонов нет.',
  'coupons.toActivities': 'К акциям',
  'coupons.explained':
    'Один купон на одно размещение и один с одинаковым названием в день. Купон — это не деньги, вывести его нельзя.',

  'activities.newcomer': 'Новичкам',
  'activities.validDays':
    '{count, plural, one {Действует # день после получения} few {Действует # дня после получения} many {Действует # дней после получения} other {Действует # дня после получения}}',
  'activities.openUntil': 'Открыта до {time}',
  'activities.claim': 'Получить купон',
  'activities.received': 'Получен',
  'activities.over': 'Эта акция завершена.',
  'activities.claimed': 'Купон теперь ваш.',
  'activities.toCoupons': 'Мои купоны',
  'activities.rules': 'Правила акции',
  'activities.none': 'Сейчас нет открытых акций. Купоны, которые у вас есть, остаются в силе.',

  'put.coupon': 'Купон',
  'put.noCoupon': 'Без купона',
  'put.couponsFit':
    '{count, plural, =0 {Ни один из ваших не подходит} one {Подходит # из ваших} few {Подходят # из ваших} many {Подходят # из ваших} other {Подходят # из ваших}}',
  'put.useStartUp': 'Сначала тратить стартовые средства',
  'put.startUpExplained':
    'Программа даёт вам взаймы {amount}. Вывести их нельзя; то, что план не потратит, вернётся в ваши стартовые средства.',
  'put.whoPays': 'Кто платит',
} satisfies Translation<typeof english>;
