import type { Translation } from '../../packs';
import type { talk as english } from '../en/talk';

export const talk = {
  'notices.categories': 'Categoria',
  'notices.category.all': 'Todas',
  'notices.category.system_announcement': 'Comunicado',
  'notices.category.system_maintenance': 'Manutenção',
  'notices.category.activity': 'Promoção',
  'notices.filters': 'Quais notificações',
  'notices.filter.all': 'Todas',
  'notices.filter.unread': 'Não lidas',
  'notices.filter.read': 'Lidas',
  'notices.unreadTotal':
    '{count, plural, =0 {Nada por ler} one {# não lida} many {# não lidas} other {# não lidas}}',
  'notices.unread': 'Não lida',
  'notices.markAll': 'Marcar tudo como lido',
  'notices.marked': 'Marcado como lido.',
  'notices.follow': 'Ir para a página em questão',
  'notices.none.all':
    'Ainda não há notificações. Aqui se conta o que a equipe anuncia e o que acontece com seus planos e seu dinheiro.',
  'notices.none.unread': 'Nada por ler.',
  'notices.none.read': 'Nada lido ainda. Uma notificação conta como lida assim que você a abre.',
  'notices.markFailed': 'Não foi possível marcar como lida. Ela continua não lida; abra de novo mais tarde.',
  'notices.markAllFailed':
    'Não foi possível marcar as notificações como lidas. Elas continuam não lidas; tente de novo.',

  'feedback.lead':
    'Conte o que não funciona ou do que você sente falta. Uma pessoa lê; a resposta chega como notificação.',
  'feedback.subject': 'Assunto',
  'feedback.content': 'O que você quer nos contar',
  'feedback.images': 'Imagens (opcional)',
  'feedback.imagesHint':
    'No máximo {count, plural, one {# imagem} many {# de imagens} other {# imagens}}, cada uma de até 5 MB. De uma foto se remove onde e quando foi tirada.',
  'feedback.addImage': 'Adicionar imagens',
  'feedback.image': 'Imagem {number}',
  'feedback.imageSending': 'Enviando a imagem {number}',
  'feedback.imageFailed': 'A imagem {number} não foi enviada: {reason}',
  'feedback.imageAgain': 'Enviar de novo a imagem {number}',
  'feedback.imageRemove': 'Remover a imagem {number}',
  'feedback.imagesFull':
    '{count, plural, one {Só é possível adicionar # imagem.} many {Só é possível adicionar # de imagens.} other {Só é possível adicionar # imagens.}} As outras ficaram de fora.',
  'feedback.imagesOpen': 'Uma imagem ainda não foi enviada. Espere, envie de novo ou remova.',
  'feedback.submit': 'Enviar comentário',
  'feedback.sent': 'Comentário enviado',
  'feedback.sentExplained': 'Ele tem o número {number}. A resposta chega como notificação.',
  'feedback.another': 'Escrever outro',

  'loginPassword.old': 'Senha antiga',
  'loginPassword.new': 'Nova senha',
  'loginPassword.confirm': 'Confirmar a nova senha',
  'loginPassword.explained':
    'Depois da alteração, você sai de todos os aparelhos e entra de novo com a nova senha.',
  'loginPassword.same': 'A nova senha deve ser diferente da antiga.',
  'loginPassword.submit': 'Alterar senha',
  'loginPassword.changed': 'Senha alterada. Entre com a nova.',
  'loginPassword.shell':
    'Você entra pelo aplicativo anfitrião: esta conta não tem senha de acesso, e nada pode ser alterado aqui.',

  'payPassword.old': 'Digite sua senha de transação atual',
  'payPassword.forgotten': 'Não lembro mais',
  'payPassword.known': 'Lembrei, afinal',
  'payPassword.byLogin': 'Prove que é você com sua senha de acesso',
  'payPassword.byLoginExplained':
    'Os pagamentos então esperam 24 horas, para que ninguém mais possa esvaziar sua conta. Nada mais muda, e seus saldos não são tocados.',
  'payPassword.loginPassword': 'Senha de acesso',
  'payPassword.same': 'A nova deve ser diferente da atual.',
  'payPassword.changed': 'Senha de transação alterada.',
  'payPassword.changedLater': 'Senha de transação alterada. Os pagamentos esperam 24 horas.',
  'payPassword.notSet': 'Ainda não há senha de transação definida.',

  'settings.appearance': 'Aparência',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Como o aparelho',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Escuro',
  'settings.textSize': 'Tamanho do texto',
  'settings.account': 'Conta',
  'settings.places': 'Onde você está conectado',
  'settings.place.phone': 'Celular ou tablet',
  'settings.place.computer': 'Computador',
  'settings.place.unknown': 'Aparelho desconhecido',
  'settings.placeHere': 'Este aparelho',
  'settings.placeUsed': 'Último uso',
  'settings.placeSince': 'Entrou em',
  'settings.placeEnd': 'Encerrar sessão',
  'settings.placeEnded': 'Sessão encerrada.',
  'settings.placesUnknown':
    'Um aparelho que você não conhece? Encerre a sessão dele e depois altere sua senha de acesso.',
  'settings.operator': 'Quem opera este serviço',
  'settings.operator.legal_name': 'Razão social',
  'settings.operator.registration_number': 'Número de registro',
  'settings.operator.complaints_address': 'Reclamações',
  'settings.operatorMissing': 'Não informado aqui',
  'settings.operatorSandbox':
    'Este é um ambiente de teste: nenhum operador responde por ele, e nenhum dinheiro real pode ser movimentado aqui.',
} satisfies Translation<typeof english>;
