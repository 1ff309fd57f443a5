import type { Translation } from '../../packs';
import type { help as english } from '../en/help';

export const help = {
  'contact.general': 'Atención',
  'contact.recharge': 'Recarga',

  'faq.learningPhase.question': '¿Qué es la fase de aprendizaje de un plan?',
  'faq.learningPhase.answer':
    'Cuando empieza un plan, la red necesita aprender a quién llega. Eso requiere entre 30 y 50 conversiones en 7 días, más o menos. Hasta entonces las cifras de un plan varían mucho de un día a otro.\n\nLa página del plan muestra cuántas conversiones se han contado. Un plan en fase de aprendizaje puede terminar con pérdida, como cualquier otro.',
  'faq.whereIsMyMoney.question': '¿Dónde está mi dinero mientras un plan está en difusión?',
  'faq.whereIsMyMoney.answer':
    'Cuando asigna un importe, este pasa del saldo disponible a «Pendiente de consumo». Cada informe de difusión factura una parte. Lo que no se gastó vuelve al saldo disponible cuando termina la difusión.\n\nLos ingresos de un plan están en «Pendiente de liquidar». Quedan disponibles cuando la red los ha pagado y el plazo para reclamar ha pasado.',
  'faq.canILose.question': '¿Puedo perder dinero con un plan?',
  'faq.canILose.answer':
    'Sí. Lo que un plan gasta en difusión está gastado, responda la gente o no. La página de cada producto muestra el historial de todos sus planes liquidados: cuántos fueron, el resultado mediano y la proporción que perdió dinero.\n\nNadie puede decir de antemano cómo terminará un plan. Asigne solo aquello de lo que pueda prescindir.',
  'faq.withdraw.question': '¿Cómo retiro dinero?',
  'faq.withdraw.answer':
    'Establezca una contraseña de transacciones y una cuenta de cobro, y pida un retiro en la billetera. El equipo lo aprueba y lo paga; se muestra cada paso.\n\nSi algo lo impide, la billetera dice qué es, hasta cuándo y cómo resolverlo. Resolverlo nunca cuesta dinero: quien le pida pagar algo para que salga un retiro le está engañando.',
  'faq.topUp.question': '¿Cómo recargo?',
  'faq.topUp.answer':
    'Las recargas se hacen a mano. Pida una en la billetera; soporte le envía entonces una ficha de pago con la cuenta a la que debe pagar. Pague solo a una cuenta que figure en una de esas fichas.\n\nEl equipo registra lo recibido, otra persona lo revisa, y el importe aparece en el saldo disponible con su número de comprobante.',

  'rules.text':
    'Su dinero es suyo. Está en el saldo disponible, retenido con un motivo y un fin, en planes en difusión, en resultados pendientes de liquidación o en camino hacia usted; la suma de estas partes es su saldo total.\n\nLos descuentos y los fondos iniciales son dinero del programa. Se pueden gastar en planes, nunca retirar, y nunca cuentan como dinero suyo.\n\nUn plan gasta en difusión lo que usted le asigna. Los resultados varían y pueden ser negativos. Nada en esta aplicación es una promesa de resultado.\n\nUna corrección es siempre un registro nuevo que usted puede ver. Nada de lo ocurrido se cambia ni se borra.\n\nEl equipo nunca pide su contraseña, ni dinero para liberar dinero.',
  'activityRules.text':
    'El cupón de bienvenida se puede obtener una vez por persona. Un cupón se usa con una asignación, un cupón por asignación, y solo uno del mismo nombre en un mismo día.\n\nEl descuento lo paga el programa. No es dinero en efectivo y no se puede retirar; lo que un plan no use de él vuelve al programa. Antes de confirmar, la aplicación muestra quién paga qué parte.',

  'supportPage.heading': 'Atención al cliente',
  'supportPage.post': 'Por carta: {address}',
  'supportPage.never': 'El equipo nunca pide su contraseña, ni dinero para liberar dinero.',
} satisfies Translation<typeof english>;
