import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'Seguir',
  'follow.records': 'Histórico',
  'follow.explained':
    'Um líder é um titular de conta que publica planos: eles aparecem entre os seus, seguir não gasta nada, e em cada um você decide se financia ou não.',
  'follow.never': 'Seguir nunca gasta dinheiro, e um líder não ganha nada com seus seguidores.',
  'follow.nobody':
    'Você não segue ninguém. Digite o ID da conta de um líder para ver primeiro o histórico dele.',
  'follow.current': 'Você segue',
  'follow.since': 'Desde {time}',
  'follow.id': 'ID da conta {id}',
  'follow.open':
    '{count, plural, =0 {Nenhum plano está aberto a seguidores agora} one {# plano está aberto a seguidores agora} many {# de planos estão abertos a seguidores agora} other {# planos estão abertos a seguidores agora}}',
  'follow.record': 'Resultados dos planos deste líder',
  'follow.recordNone':
    'Nenhum plano publicado por este líder foi liquidado ainda, por isso não há histórico.',
  'follow.recordCounts':
    'Contam todos os planos liquidados que seguidores financiaram, inclusive os com perda; resultados passados não preveem o próximo.',
  'follow.changeHeading': 'Seguir outro líder',
  'follow.field': 'ID da conta do líder',
  'follow.hint': '8 dígitos. O líder o fornece.',
  'follow.look': 'Ver o histórico',
  'follow.question': 'Seguir {name}?',
  'follow.changeQuestion': 'Seguir {name} no lugar de {before}?',
  'follow.changeExplained': 'Os planos que já foram oferecidos a você ficam até expirar.',
  'follow.confirm': 'Seguir',
  'follow.change': 'Trocar',
  'follow.done': 'Agora você segue {name}.',
  'follow.stop': 'Deixar de seguir',
  'follow.stopQuestion': 'Deixar de seguir {name}?',
  'follow.stopExplained':
    'Você não receberá novos planos deste líder. Os já oferecidos ficam até expirar, e o que você financiou segue seu curso.',
  'follow.keep': 'Continuar seguindo',
  'follow.stopped': 'Agora você não segue ninguém.',
  'follow.toWaiting': 'Planos a financiar',
  'follow.event.followed': 'Você passou a seguir {name}',
  'follow.event.changed': 'Você trocou para {name}',
  'follow.event.stopped': 'Você deixou de seguir {name}',
  'follow.orders':
    '{count, plural, =0 {Nenhum plano veio daí} one {# plano veio daí} many {# de planos vieram daí} other {# planos vieram daí}}',
  'follow.noRecords': 'Seu histórico do que você segue aparecerá aqui.',
  'follow.toFollow': 'Seguir um líder',
  'lead.heading': 'Você é líder',
  'lead.followers':
    '{count, plural, =0 {Ninguém segue você ainda} one {# pessoa segue você} many {# de pessoas seguem você} other {# pessoas seguem você}}',
  'lead.giveId': 'Passe-o a quem quiser seguir você.',
  'lead.publish': 'Publicar um plano',
  'lead.publishExplained':
    'Ele é oferecido por 7 dias a cada seguidor, que o financia ou não. Você não ganha nada com isso.',
  'lead.product': 'Produto',
  'lead.published':
    '{count, plural, =0 {Publicado. Ninguém segue você ainda.} one {Publicado para # seguidor.} many {Publicado para # de seguidores.} other {Publicado para # seguidores.}}',
  'lead.publications': 'Planos que você publicou',
  'lead.closed': 'Encerrado em {time}',
  'lead.offers': 'Oferecidos',
  'lead.funded': 'Financiados',
  'lead.settled': 'Liquidados',
  'lead.lost': 'Com perda',
  'lead.none': 'Você ainda não publicou nenhum plano.',
} satisfies Translation<typeof english>;
