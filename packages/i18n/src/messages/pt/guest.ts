import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

export const guest = {
  'guest.lead':
    'Aqui você pode nos escrever sem entrar, mesmo que sua conta não esteja ativada, esteja desativada ou encerrada.',
  'guest.new': 'Escreva para nós',
  'guest.back': 'Voltar a um caso',
  'guest.name': 'Seu nome',
  'guest.email': 'E-mail (opcional)',
  'guest.username': 'Nome de usuário da conta (opcional)',
  'guest.text': 'Do que se trata?',
  'guest.open': 'Abrir um caso',
  'guest.number': 'Número do caso',
  'guest.secret': 'Código secreto',
  'guest.show': 'Ver o caso',
  'guest.keep':
    'Anote o número e o código secreto. São a única forma de voltar a este caso, e não podemos enviá-los de novo.',
  'guest.messages': 'Mensagens',
  'guest.you': 'Você',
  'guest.desk': 'Atendimento',
  'guest.answer': 'Sua mensagem',
  'guest.send': 'Enviar',
  'guest.refresh': 'Ver se há resposta',
  'guest.object': 'Contestar o estado de uma conta',
  'guest.objectExplained':
    'Se sua conta foi bloqueada e você não concorda, diga por quê. Antes de agir, verificamos quem escreve. A resposta chega neste caso.',
  'guest.objectUsername': 'Nome de usuário da conta',
  'guest.objectText': 'Por que você não concorda',
  'guest.objectSend': 'Enviar a contestação',
  'guest.objected': 'Sua contestação foi enviada. A resposta chega neste caso.',
  'guest.sent': 'Sua mensagem foi enviada.',
  'guest.openNow': 'O atendimento está aberto agora.',
  'guest.closedNow': 'O atendimento está fechado. Abre em {time}.',
  'guest.later': 'Tente de novo depois de {time}.',
  'guest.older': 'São mostradas apenas as mensagens mais recentes.',
} satisfies Translation<typeof english>;
