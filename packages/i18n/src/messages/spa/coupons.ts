import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

export const coupons = {
  'coupon.kind.fixed_amount': 'Cupón de importe fijo',
  'coupon.kind.value_add': 'Cupón de valor añadido',
  'coupon.kind.deduction': 'Cupón de descuento',
  'coupon.kind.team': 'Cupón de equipo',
  'coupon.kind.custom': 'Cupón especial',

  'coupon.off': '{value} menos',
  'coupon.added': '{value} más',
  'coupon.offExplained': 'Usted paga {value} menos; el programa lo paga por usted.',
  'coupon.addedExplained': 'Su plan puede gastar {value} más; lo paga el programa.',
  'coupon.cap': 'El programa paga como máximo {amount}.',
  'coupon.requirement': 'Para asignaciones de {amount} o más',
  'coupon.anyAmount': 'Para cualquier importe',
  'coupon.teamOnly': 'Solo para quienes siguen a un líder.',
  'coupon.validUntil': 'Válido hasta el {time}',
  'coupon.expired': 'Caducó el {time}',
  'coupon.used': 'Usado el {time}',
  'coupon.useNow': 'Usar ahora',
  'coupon.toPlan': 'Ver el plan',

  'coupons.state.unused': 'Sin usar',
  'coupons.state.used': 'Usados',
  'coupons.state.expired': 'Caducados',
  'coupons.none.unused': 'No tiene cupones por usar. Las promociones ofrecen algunos.',
  'coupons.none.used': 'Aún no ha usado ningún cupón. Se elige al asignar un importe.',
  'coupons.none.expired': 'No ha caducado ningún cupón.',
  'coupons.toActivities': 'Ver las promociones',
  'coupons.explained':
    'Un cupón por asignación y uno del mismo nombre al día. Un cupón no es dinero y no se puede retirar.',

  'activities.newcomer': 'Usuarios nuevos',
  'activities.validDays':
    '{count, plural, one {Válido # día después de obtenerlo} many {Válido # de días después de obtenerlo} other {Válido # días después de obtenerlo}}',
  'activities.openUntil': 'Abierta hasta el {time}',
  'activities.claim': 'Obtener el cupón',
  'activities.received': 'Obtenido',
  'activities.over': 'Esta promoción ha terminado.',
  'activities.claimed': 'El cupón es suyo.',
  'activities.toCoupons': 'Ver mis cupones',
  'activities.rules': 'Reglas de la promoción',
  'activities.none':
    'Por ahora no hay ninguna promoción abierta. Los cupones que tenga siguen siendo válidos.',

  'put.coupon': 'Cupón',
  'put.noCoupon': 'Sin cupón',
  'put.couponsFit':
    '{count, plural, =0 {Ninguno de los suyos sirve aquí} one {# de los suyos sirve aquí} many {# de los suyos sirven aquí} other {# de los suyos sirven aquí}}',
  'put.useStartUp': 'Gastar primero los fondos iniciales',
  'put.startUpExplained':
    'El programa le presta {amount}. No es dinero que se pueda retirar; lo que el plan no gaste vuelve a sus fondos iniciales.',
  'put.whoPays': 'Quién paga',
} satisfies Translation<typeof english>;
