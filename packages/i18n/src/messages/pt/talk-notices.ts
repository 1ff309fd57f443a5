import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

export const talkNotices = {
  'notice.sample.announcement.title': 'Aviso de exemplo: regras de uso, versão 1',
  'notice.sample.announcement.body':
    'As regras de uso dizem onde está o seu dinheiro em cada momento e o que nunca é pedido a você. Uma regra alterada é anunciada aqui antes de valer. Este aviso faz parte dos dados de exemplo.',
  'notice.sample.maintenance.title': 'Manutenção de exemplo: relatórios chegaram mais tarde que o normal',
  'notice.sample.maintenance.body':
    'Durante vinte minutos, os relatórios de veiculação não foram recebidos. Eles foram enviados de novo e contados uma vez; nenhum valor mudou, e as recargas e os saques seguiram normalmente. Este aviso faz parte dos dados de exemplo.',
  'notice.sample.activity.title': 'Promoção de exemplo: um cupom de boas-vindas',
  'notice.sample.activity.body':
    'O cupom de boas-vindas pode ser resgatado uma vez por pessoa. Antes de você confirmar um valor, o aplicativo mostra quem paga qual parte. Este aviso faz parte dos dados de exemplo.',
} satisfies Translation<typeof english>;
