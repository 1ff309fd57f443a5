import type { Translation } from '../../packs';
import type { standing as english } from '../en/standing';

export const standing = {
  'standing.level': 'Nivel {level}',
  'standing.limit': 'Puede asignar hasta {factor} veces el máximo de un producto.',
  'standing.limitOnce': 'Puede asignar hasta el máximo de un producto.',
  'standing.touches':
    'El nivel y la puntuación influyen en los límites de asignación y en la rapidez de las revisiones. Nunca influyen en el retiro de su propio dinero, y ningún depósito los sube.',
  'standing.next': 'Lo que pide el nivel {level}',
  'standing.highest': 'Este es el nivel más alto.',
  'standing.settled': 'Planes liquidados',
  'standing.score': 'Puntuación de confianza',
  'standing.months': 'Meses sin incidencias',
  'standing.of': '{value} de {needed}',
  'standing.met': 'cumplido',
  'standing.formula': 'La fórmula completa',
  'standing.yours': 'el suyo',
  'standing.needs':
    '{orders, plural, one {# plan liquidado} many {# de planes liquidados} other {# planes liquidados}} · puntuación {score} · {months, plural, one {# mes sin incidencias} many {# de meses sin incidencias} other {# meses sin incidencias}}',
  'standing.needsNoMonths':
    '{orders, plural, one {# plan liquidado} many {# de planes liquidados} other {# planes liquidados}} · puntuación {score}',
  'standing.needsNothing': 'Desde el principio',
  'standing.times': '{factor} × máximo',
  'standing.issue':
    'Una incidencia es un hecho que restó puntos. Un mes tiene 30 días y vuelve a empezar después de una incidencia.',

  'score.heading': 'Puntuación de confianza',
  'score.range': 'De 0 a 1000. Cada hecho cuenta 180 días y luego deja de contar.',
  'score.after': 'puntuación después: {score}',
  'score.expires': 'deja de contar el {time}',
  'score.toPlan': 'Ver el plan',
  'score.cause.start': 'Se abrió la cuenta',
  'score.cause.order_settled': 'Un plan se liquidó sin incidencias',
  'score.cause.email_verified': 'Se verificó la dirección de correo',
  'score.cause.phone_verified': 'Se verificó el número de teléfono',
  'score.cause.proof_rejected': 'Se rechazó un comprobante de pago',
  'score.cause.objection_lost': 'No se aceptó una reclamación',
  'score.cause.document_forged': 'Un documento era falso, según decidieron dos personas del equipo',
  'score.cause.rolled_off': 'Un hecho anterior dejó de contar',

  'membership.heading': 'Membresía',
  'membership.explained':
    'Soporte responde primero a los miembros y revisa primero sus solicitudes. No cambia ni el nivel ni la puntuación ni lo que puede retirar.',
  'membership.price': 'Precio',
  'membership.length': 'Duración',
  'membership.days': '{count, plural, one {# día} many {# de días} other {# días}}',
  'membership.refundDays':
    'Puede devolverla en un plazo de 14 días y recibir el reembolso de los días que queden.',
  'membership.open': 'Contratar la membresía',
  'membership.openQuestion': '¿Contratar la membresía?',
  'membership.renews': 'Termina por sí sola y no se renueva.',
  'membership.available': 'Saldo disponible',
  'membership.after': 'Saldo disponible después',
  'membership.tooLittle': 'El saldo disponible no cubre el precio.',
  'membership.pay': 'Pagar {amount}',
  'membership.opened': 'La membresía está activa.',
  'membership.runs': 'Válida hasta el',
  'membership.refundUntil': 'Se puede devolver hasta el',
  'membership.refundNow': 'Reembolso si la termina ahora',
  'membership.refundOver': 'Pasaron los 14 días para el reembolso. Termina por sí sola.',
  'membership.end': 'Terminar y recibir el resto',
  'membership.endQuestion': '¿Terminar la membresía?',
  'membership.endExplained': 'Termina de inmediato. Se reembolsan los días que quedan, incluido el de hoy.',
  'membership.keep': 'Mantenerla',
  'membership.refunded': 'La membresía ha terminado. {amount} están de nuevo en su saldo disponible.',
} satisfies Translation<typeof english>;
