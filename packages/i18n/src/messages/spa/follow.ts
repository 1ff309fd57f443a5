import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'Seguir',
  'follow.records': 'Historial',
  'follow.explained':
    'Un líder es un titular de cuenta que publica planes: aparecen entre los suyos, seguir no gasta nada y usted decide en cada uno si lo financia o no.',
  'follow.never': 'Seguir nunca gasta dinero, y un líder no gana nada de sus seguidores.',
  'follow.nobody': 'No sigue a nadie. Escriba el ID de cuenta de un líder para ver primero su historial.',
  'follow.current': 'Usted sigue a',
  'follow.since': 'Desde el {time}',
  'follow.id': 'ID de cuenta {id}',
  'follow.open':
    '{count, plural, =0 {Ahora no hay planes abiertos a seguidores} one {Ahora hay # plan abierto a seguidores} many {Ahora hay # de planes abiertos a seguidores} other {Ahora hay # planes abiertos a seguidores}}',
  'follow.record': 'Resultados de los planes de este líder',
  'follow.recordNone':
    'Aún no se ha liquidado ningún plan publicado por este líder, por eso no hay historial.',
  'follow.recordCounts':
    'Cuentan todos los planes liquidados que financiaron los seguidores, también los que perdieron; los resultados pasados no predicen el próximo.',
  'follow.changeHeading': 'Seguir a otro líder',
  'follow.field': 'ID de cuenta del líder',
  'follow.hint': '8 dígitos. Se lo da el líder.',
  'follow.look': 'Ver el historial',
  'follow.question': '¿Seguir a {name}?',
  'follow.changeQuestion': '¿Seguir a {name} en lugar de {before}?',
  'follow.changeExplained': 'Los planes que ya se le ofrecieron se quedan hasta que venzan.',
  'follow.confirm': 'Seguir',
  'follow.change': 'Cambiar',
  'follow.done': 'Ahora sigue a {name}.',
  'follow.stop': 'Dejar de seguir',
  'follow.stopQuestion': '¿Dejar de seguir a {name}?',
  'follow.stopExplained':
    'Ya no recibirá planes nuevos de este líder. Los ya ofrecidos se quedan hasta que venzan, y lo que financió sigue su curso.',
  'follow.keep': 'Continuar siguiendo',
  'follow.stopped': 'Ya no sigue a nadie.',
  'follow.toWaiting': 'Planes por financiar',
  'follow.event.followed': 'Empezó a seguir a {name}',
  'follow.event.changed': 'Cambió a {name}',
  'follow.event.stopped': 'Dejó de seguir a {name}',
  'follow.orders':
    '{count, plural, =0 {De ahí no salió ningún plan} one {De ahí salió # plan} many {De ahí salieron # de planes} other {De ahí salieron # planes}}',
  'follow.noRecords': 'Su historial de seguimiento aparecerá aquí.',
  'follow.toFollow': 'Seguir a un líder',
  'lead.heading': 'Usted es líder',
  'lead.followers':
    '{count, plural, =0 {Aún no tiene seguidores} one {Tiene # seguidor} many {Tiene # de seguidores} other {Tiene # seguidores}}',
  'lead.giveId': 'Déselo a quienes quieran seguirlo.',
  'lead.publish': 'Publicar un plan',
  'lead.publishExplained':
    'Se ofrece durante 7 días a cada persona que lo sigue, que lo financia o no. Usted no gana nada con ello.',
  'lead.product': 'Producto',
  'lead.published':
    '{count, plural, =0 {Publicado. Aún no lo sigue nadie.} one {Publicado para # persona.} many {Publicado para # de personas.} other {Publicado para # personas.}}',
  'lead.publications': 'Planes que usted publicó',
  'lead.closed': 'Cerrado el {time}',
  'lead.offers': 'Ofrecidos',
  'lead.funded': 'Financiados',
  'lead.settled': 'Liquidados',
  'lead.lost': 'Con pérdida',
  'lead.none': 'Aún no ha publicado ningún plan.',
} satisfies Translation<typeof english>;
