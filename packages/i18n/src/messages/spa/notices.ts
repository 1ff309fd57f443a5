import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': 'Dinero agregado',
  'notice.topup.body': '{amount} están en su saldo disponible. Comprobante {receipt}.',
  'notice.order.finished.title': 'El plan {number} terminó',
  'notice.order.finished.body':
    'Lo no gastado, {amount}, está de nuevo en su saldo disponible. Los informes se cierran en un plazo de 72 horas.',
  'notice.order.failed.title': 'El plan {number} no se difundió',
  'notice.order.failed.body': 'Todo el monto, {amount}, está de nuevo en su saldo disponible.',
  'notice.order.settled.title': 'El plan {number} se liquidó',
  'notice.order.settled.body': '{amount} pasaron a su saldo disponible.',
  'notice.order.planFailed.title': 'Un plan no se difundió',
  'notice.order.planFailed.body':
    '{product}: todo el monto, {amount}, está de nuevo en su saldo disponible. Plan {number}.',
  'notice.order.planFinished.title': 'Un plan terminó',
  'notice.order.planFinished.body':
    '{product}: los informes se cierran en un plazo de 72 horas. Plan {number}.',
  'notice.order.planFinishedRest.title': 'Un plan terminó',
  'notice.order.planFinishedRest.body':
    '{product}: lo no gastado, {amount}, está de nuevo en su saldo disponible. Los informes se cierran en un plazo de 72 horas. Plan {number}.',
  'notice.order.planSettled.title': 'Un plan se liquidó',
  'notice.order.planSettled.body':
    'Resultado {result}: {product}. {amount} pasaron a su saldo disponible. Plan {number}.',
  'notice.order.limitReached.title': 'El plan {number} alcanzó uno de sus límites',
  'notice.order.limitReached.body':
    'Se está deteniendo. Gasto {billed}, ingresos {revenue}, conversiones {conversions}. Se le devuelve el resto cuando la red termine la difusión.',
  'notice.order.costLimitReached.title': 'Plan {number}: el costo por conversión superó su límite',
  'notice.order.costLimitReached.body':
    'El costo por conversión superó su límite de {value}. El plan se está deteniendo. Gasto {billed}, ingresos {revenue}, conversiones {conversions}. Se le devuelve el resto cuando la red termine la difusión.',
  'notice.order.lossLimitReached.title': 'Plan {number}: se alcanzó su límite de pérdida',
  'notice.order.lossLimitReached.body':
    'La pérdida llegó a su límite de {value}. El plan se está deteniendo. Gasto {billed}, ingresos {revenue}, conversiones {conversions}. Se le devuelve el resto cuando la red termine la difusión.',
  'notice.order.spendLimitReached.title': 'Plan {number}: se alcanzó su límite sin conversiones',
  'notice.order.spendLimitReached.body':
    'Se gastaron {value} sin ninguna conversión. El plan se está deteniendo. Gasto {billed}, ingresos {revenue}, conversiones {conversions}. Se le devuelve el resto cuando la red termine la difusión.',
  'notice.order.endDateReached.title': 'Plan {number}: llegó su fecha de fin',
  'notice.order.endDateReached.body':
    'Se alcanzó la fecha de fin que usted fijó. El plan se está deteniendo. Gasto {billed}, ingresos {revenue}, conversiones {conversions}. Se le devuelve el resto cuando la red termine la difusión.',
  'notice.order.dailyCapReached.title': 'El plan {number} llegó a su tope diario',
  'notice.order.dailyCapReached.body':
    'Con el informe de los 15 minutos desde {bucket}, ese día (UTC) superaría {amount}. Queda apartado entero: no se factura y sus conversiones no cuentan.',
  'notice.product.changed.title': 'Un producto de sus favoritos tiene nuevas condiciones',
  'notice.product.changed.body':
    '{product}: la versión {version} se aplica a los planes nuevos. Los planes ya financiados conservan la suya.',
  'notice.product.retired.title': 'Un producto de sus favoritos ya no se ofrece',
  'notice.product.retired.body':
    '{product}, versión {version}, no admite planes nuevos. Los planes ya financiados continúan.',
  'notice.product.back.title': 'Un producto de sus favoritos vuelve a ofrecerse',
  'notice.product.back.body': '{product} vuelve a admitir planes, con la versión {version}.',
  'notice.order.restated.title': 'Plan {number}: la red corrigió un informe',
  'notice.order.restated.body':
    'Para los 15 minutos desde {bucket}: gasto {spendBefore}, ahora {spendAfter}; sus ingresos {revenueBefore}, ahora {revenueAfter}. El plan muestra cada cifra, anterior y nueva.',
  'notice.order.restatedByStaff.title': 'Plan {number}: el equipo corrigió un informe',
  'notice.order.restatedByStaff.body':
    'Para los 15 minutos desde {bucket}: gasto {spendBefore}, ahora {spendAfter}; sus ingresos {revenueBefore}, ahora {revenueAfter}. El plan muestra cada cifra, anterior y nueva, y el motivo.',
  'notice.withdrawal.approved.title': 'Retiro aprobado',
  'notice.withdrawal.approved.body': '{amount} van en camino a la cuenta terminada en {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Retiro aprobado',
  'notice.withdrawal.approvedUntil.body':
    '{amount} se pagarán a la cuenta terminada en {lastFour} antes del {until}. Si no, el monto vuelve a estar disponible para usted.',
  'notice.withdrawal.paid.title': 'Retiro pagado',
  'notice.withdrawal.paid.body': 'Se pagaron {amount}. Referencia {reference}.',
  'notice.withdrawal.refused.title': 'Retiro rechazado',
  'notice.withdrawal.refused.body': '{amount} están de nuevo en su saldo disponible. Motivo: {reason}',
  'notice.withdrawal.bounced.title': 'Su banco devolvió un pago',
  'notice.withdrawal.bounced.body': '{amount} están de nuevo en su saldo disponible. Motivo: {reason}',
  'notice.withdrawal.lapsed.title': 'Retiro no pagado a tiempo',
  'notice.withdrawal.lapsed.body':
    '{amount} están de nuevo en su saldo disponible, porque el retiro no se pagó dentro del plazo. Puede pedirlo otra vez de inmediato.',
  'notice.payout.changed.title': 'Cuenta para retiros cambiada',
  'notice.payout.changed.body':
    'A partir del {until}, los retiros irán a la cuenta terminada en {lastFour}. Si no fue usted, reclame de inmediato.',
  'notice.payout.passwordReset.title': 'Contraseña de transacciones restablecida',
  'notice.payout.passwordReset.body':
    'Se estableció sin la anterior, por eso los retiros esperan hasta el {until}. Si no fue usted, reclame de inmediato.',
  'notice.payout.factorOff.title': 'Los retiros esperan 24 horas',
  'notice.payout.factorOff.body':
    'Se desactivó una llave de acceso o los códigos de un solo uso, o se usó un código de recuperación, por eso los retiros esperan hasta el {until}. Si no fue usted, cambie su contraseña de acceso y escriba a atención al cliente.',
  'notice.hold.released.title': 'Retención levantada',
  'notice.hold.released.body': '{amount} están de nuevo en su saldo disponible.',
  'notice.chargeback.held.title': 'Se recibió un contracargo de un pago',
  'notice.chargeback.held.body':
    '{amount} quedan retenidos hasta el {until}. Hasta entonces puede reclamar. Motivo: {reason}',
  'notice.chargeback.heldRevenue.title': 'Se recibió un contracargo de ingresos',
  'notice.chargeback.heldRevenue.body':
    '{amount} de ingresos aún no liquidados quedan retenidos hasta el {until}. Su saldo disponible no se toca. Hasta entonces puede reclamar. Motivo: {reason}',
  'notice.chargeback.house.title': 'Se recibió un contracargo de un pago',
  'notice.chargeback.house.body':
    'El operador paga {amount} con su propio dinero. No se retiene ni se descuenta nada del suyo. Motivo: {reason}',
  'notice.chargeback.lifted.title': 'Se liberó un ingreso retenido',
  'notice.chargeback.lifted.body':
    '{amount} ya no están retenidos. Vuelven a contar entre los ingresos del plan.',
  'notice.chargeback.posted.title': 'Se aplicó un contracargo',
  'notice.chargeback.posted.body': 'El monto retenido, {amount}, volvió a su lugar de origen.',
  'notice.acceptance.refused.title': 'Pago de cambio no confirmado',
  'notice.acceptance.refused.body':
    'No se encontró ningún pago que corresponda a lo que reportó. Puede reclamar. Motivo: {reason}',
  'notice.acceptance.lapsed.title': 'Pago de cambio no confirmado a tiempo',
  'notice.acceptance.lapsed.body':
    'Nadie confirmó en 7 días el pago que reportó. Si pagó, reclame y agregue su comprobante.',
  'notice.objection.upheld.title': 'Su reclamación fue aceptada',
  'notice.objection.upheld.body': 'Se resolvió a su favor. La respuesta está en sus reclamaciones.',
  'notice.objection.lapsed.title': 'Su reclamación fue aceptada: nadie respondió a tiempo',
  'notice.objection.lapsed.body':
    'Nadie del equipo respondió en el plazo, por lo que se resolvió a su favor. El resultado está en sus reclamaciones.',
  'notice.objection.paid.title': 'Devolución tras su reclamación',
  'notice.objection.paid.body': 'El operador pagó {amount}. Ya está disponible.',
  'notice.objection.rejected.title': 'Su reclamación fue rechazada',
  'notice.objection.rejected.body': 'La respuesta y los motivos están en sus reclamaciones.',
  'notice.account.passkeyAdded.title': 'Llave de acceso agregada',
  'notice.account.passkeyAdded.body':
    '«{name}» ahora abre su cuenta. Si no fue usted, quítela y cambie su contraseña de acceso.',
  'notice.account.passkeyRemoved.title': 'Llave de acceso quitada',
  'notice.account.passkeyRemoved.body':
    '«{name}» ya no abre su cuenta. Si no fue usted, cambie su contraseña de acceso y escriba a atención al cliente.',
  'notice.account.totpOn.title': 'Códigos de un solo uso activados',
  'notice.account.totpOn.body':
    'Al iniciar sesión con contraseña ahora también se pide un código de su app de autenticación.',
  'notice.account.totpOff.title': 'Códigos de un solo uso desactivados',
  'notice.account.totpOff.body':
    'Al iniciar sesión ya no se pide un código. Si no fue usted, cambie su contraseña de acceso y escriba a atención al cliente.',
  'notice.account.recoveryCodesMade.title': 'Códigos de recuperación nuevos',
  'notice.account.recoveryCodesMade.body':
    'Los códigos creados antes dejan de servir. Si no fue usted, cambie su contraseña de acceso y cree otros.',
  'notice.account.recoveryCodeUsed.title': 'Se usó un código de recuperación',
  'notice.account.recoveryCodeUsed.body':
    'Códigos restantes: {left}. Si no fue usted, cambie su contraseña de acceso y escriba a atención al cliente.',
  'notice.account.codesTried.title': 'Alguien prueba códigos para entrar en su cuenta',
  'notice.account.codesTried.body':
    'La contraseña era correcta, los códigos no, y nadie entró. Si no fue usted, alguien conoce su contraseña: cámbiela.',
  'notice.account.factorsRemoved.title': 'Llaves de acceso y códigos quitados',
  'notice.account.factorsRemoved.body':
    'Sus llaves de acceso, códigos de un solo uso y códigos de recuperación ya no sirven. Si no lo pidió, escriba de inmediato a atención al cliente.',
  'notice.account.closing.title': 'Su cuenta se está cerrando',
  'notice.account.closing.body':
    'Los planes se terminan y se le paga su dinero, el resto a medida que se libera. Si no fue usted, reclame de inmediato.',
  'notice.account.closed.title': 'Su cuenta está cerrada',
  'notice.account.closed.body': 'Se le pagó todo. Podrá seguir consultando su estado de cuenta.',
  'notice.coupon.granted.title': 'Un cupón para usted',
  'notice.coupon.granted.body': '{name} está entre sus cupones y es válido hasta el {until}.',
  'notice.startUp.granted.title': 'Fondos iniciales',
  'notice.startUp.granted.body':
    'El operador le presta {amount} para planes. No es dinero que se pueda retirar; puede devolverlo en cualquier momento, sin costo.',
  'notice.startUp.offered.title': 'Oferta de fondos iniciales',
  'notice.startUp.offered.body':
    'El operador le ofrece prestarle {amount} para planes. Acepte o rechace en su billetera antes del {until}; nada ocurre si no acepta.',
  'notice.acceptance.issued.title': 'Su cambio está listo',
  'notice.acceptance.issued.body':
    'Dos personas revisaron las condiciones de un cambio. Ábralo con su código; antes de pagar verá cuánto paga y cuánto recibe.',

  'notice.feedback.answered.title': 'Respuesta a sus comentarios',
  'notice.feedback.answered.body': 'Usted nos escribió sobre: {subject}. Nuestra respuesta: {answer}',
  'notice.topup.refused.title': 'Solicitud de depósito cerrada',
  'notice.topup.refused.body':
    'No se abonó nada por su solicitud de depósito de {amount}. Si pagó, reclame y adjunte su comprobante. Motivo: {reason}',
  'notice.hold.opened.title': 'Una parte de sus fondos está retenida',
  'notice.hold.opened.body':
    '{amount} quedan retenidos hasta el {until} y luego se liberan por sí solos. Puede reclamar sin costo. Motivo: {reason}',
  'notice.hold.renewed.title': 'Una retención se prorrogó una vez',
  'notice.hold.renewed.body':
    '{amount} siguen retenidos hasta el {until}, sin otra prórroga posible. Puede reclamar sin costo. Motivo: {reason}',
  'notice.score.forged.title': 'Su puntuación de confianza bajó',
  'notice.score.forged.body':
    'Dos personas del equipo consideraron falso un documento. Su dinero no se toca. Puede reclamar. Motivo: {reason}',
  'notice.account.disabled.title': 'Su cuenta está desactivada',
  'notice.account.disabled.body':
    'El motivo figura en su página de inicio. Su dinero sigue siendo suyo: puede retirarlo, reclamar y escribirnos.',
  'notice.account.enabled.title': 'Su cuenta está abierta',
  'notice.account.enabled.body': 'Todo en la aplicación está abierto para usted.',
  'notice.account.passwordChanged.title': 'Se cambió su contraseña de acceso',
  'notice.account.passwordChanged.body':
    'Se cerraron todas sus sesiones. Si no fue usted, use «¿Olvidó su contraseña?» y escríbanos.',
  'notice.account.signedOut.title': 'Se cerraron todas sus sesiones',
  'notice.account.signedOut.body': 'El equipo cerró sus sesiones en todos los dispositivos. Motivo: {reason}',

  'notice.support.answered.title': 'Atención al cliente le ha respondido',
  'notice.support.answered.body': 'La respuesta le espera en su conversación con atención al cliente.',

  'notice.demoDesk':
    'Esta es la ventanilla de demostración del entorno de prueba: aquí responde un sistema automático, no una persona. Envía los datos de pago, registra los depósitos y paga los retiros por sí solo en menos de un minuto. No se mueve dinero real. Cada paso aparece en la página del caso.',
  'notice.sample.announcement.title': 'Anuncio de ejemplo: reglas de uso, versión 1',
  'notice.sample.announcement.body':
    'Las reglas de uso dicen dónde está su dinero en cada momento y qué no se le pide nunca. Un cambio de regla se anuncia aquí antes de que se aplique. Esta notificación forma parte de los datos de ejemplo.',
  'notice.sample.maintenance.title':
    'Mantenimiento de ejemplo: los informes llegaron más tarde de lo habitual',
  'notice.sample.maintenance.body':
    'Durante veinte minutos no se recibieron informes de difusión. Se enviaron de nuevo y se contaron una vez; no cambió ningún monto, y los depósitos y los retiros siguieron como siempre. Esta notificación forma parte de los datos de ejemplo.',
  'notice.sample.activity.title': 'Promoción de ejemplo: un cupón de bienvenida',
  'notice.sample.activity.body':
    'El cupón de bienvenida se puede obtener una vez por persona. Antes de confirmar un monto, la aplicación muestra quién paga qué parte. Esta notificación forma parte de los datos de ejemplo.',

  'contact.general': 'Consultas generales',
  'contact.recharge': 'Atención de depósitos',

  'faq.learningPhase.question': '¿Qué es la fase de aprendizaje de un plan?',
  'faq.learningPhase.answer':
    'Cuando empieza un plan, la red necesita aprender a quién llega. Eso requiere unas 30 a 50 conversiones en un plazo de 7 días. Hasta entonces las cifras de un plan varían mucho de un día a otro.\n\nLa página del plan muestra cuántas conversiones se han contado. Un plan en fase de aprendizaje puede terminar con pérdida, como cualquier otro.',
  'faq.whereIsMyMoney.question': '¿Dónde está mi dinero mientras un plan está en difusión?',
  'faq.whereIsMyMoney.answer':
    'Cuando financia un plan, el monto pasa del saldo disponible a «En planes». Cada informe de difusión factura una parte. Lo que no se gastó vuelve al saldo disponible cuando termina la difusión.\n\nLos ingresos de un plan están en «Pendiente de liquidar». Quedan disponibles cuando la red los ha pagado y el plazo para reclamar ha pasado.',
  'faq.canILose.question': '¿Puedo perder dinero con un plan?',
  'faq.canILose.answer':
    'Sí. Lo que un plan gasta en difusión está gastado, responda la gente o no. La página de cada producto muestra el historial de todos sus planes liquidados: cuántos fueron, el resultado típico (mediana) y la proporción que perdió dinero.\n\nNadie puede decir de antemano cómo terminará un plan. Ponga solo dinero del que pueda prescindir.',
  'faq.withdraw.question': '¿Cómo retiro dinero?',
  'faq.withdraw.answer':
    'Establezca una contraseña de transacciones y una cuenta para retiros, y pida un retiro en la billetera. El equipo lo aprueba y lo paga; se muestra cada paso.\n\nSi algo lo impide, la billetera dice qué es, hasta cuándo y cómo resolverlo. Resolverlo nunca cuesta dinero: quien le pida pagar algo para que salga un retiro lo está engañando.',
  'faq.topUp.question': '¿Cómo agrego dinero?',
  'faq.topUp.answer':
    'Los depósitos se gestionan a mano. Pida uno en la billetera; atención al cliente le envía entonces los datos de pago con la cuenta a la que debe pagar. Pague solo a una cuenta que le llegue de esa forma.\n\nEl equipo registra lo recibido, otra persona lo revisa, y el monto aparece en el saldo disponible con su número de comprobante.',

  'rules.text':
    'Su dinero es suyo. Está en el saldo disponible, retenido con un motivo y una fecha de fin, en planes en difusión, en resultados pendientes de liquidar o en camino hacia usted; la suma de estas partes es su saldo total.\n\nLos descuentos y los fondos iniciales son dinero del operador. Se pueden gastar en planes, nunca retirar, y nunca cuentan como dinero suyo.\n\nUn plan gasta en difusión lo que usted pone en él. Los resultados varían y pueden ser negativos. Nada en esta aplicación es una promesa de resultado.\n\nUna corrección es siempre un registro nuevo que usted puede ver. Nada de lo ocurrido se cambia ni se borra.\n\nEl equipo nunca pide su contraseña, ni dinero para liberar dinero.',
  'activityRules.text':
    'El cupón de bienvenida se puede obtener una vez por persona. El cupón se elige al financiar un plan: uno por plan, y solo uno del mismo nombre en un mismo día.\n\nEl descuento lo paga el operador. No es dinero en efectivo y no se puede retirar; lo que un plan no use de él vuelve al operador. Antes de confirmar, la aplicación muestra quién paga qué parte.',

  'printed.account': 'ID de cuenta {id}',
  'printed.made': 'Emitido el {time}. Todas las horas son las de {zone}.',
  'printed.head': 'Huella del último movimiento: {hash}',
  'printed.time': 'Hora',
  'printed.availableAfter': 'Disponible después',
  'printed.totalAfter': 'Total después',
  'printed.byHand': 'registrado a mano',
  'printed.checkable':
    'Copia para leer. El archivo JSON del mismo mes contiene las mismas cifras y se puede comprobar sin nosotros. □ sustituye a un carácter que este archivo no puede mostrar.',
  'printed.page': 'Página {page} de {count}',
} satisfies Translation<typeof english>;
