import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': 'Aguardando ativação',
  'blocked.tag.disabled': 'Desativada',
  'blocked.tag.closed': 'Encerrada',
  'blocked.title.not_activated': 'Sua conta aguarda a ativação',
  'blocked.title.disabled': 'Sua conta está desativada, seu dinheiro continua seu',
  'blocked.title.closed': 'Sua conta está encerrada',
  'blocked.text.not_activated':
    'Nossa equipe cuida disso. Você não precisa fazer nem pagar nada; esta página muda sozinha quando estiver pronto.',
  'blocked.text.disabled':
    'Por enquanto você não pode financiar planos. Os planos em andamento terminam e são liquidados normalmente, e o que está nesta lista continua aberto para você.',
  'blocked.text.closed':
    'Seu chat, suas notificações e seu extrato continuam abertos para você, e os saques em andamento seguem.',
  'blocked.objectNote': 'Outra pessoa responde até uma data marcada',
  'blocked.available': '{amount} disponíveis',
  'blocked.chat': 'Falar com o atendimento',
  'blocked.chatNote': 'Seu histórico é mantido',
  'blocked.closeNote': 'Tudo é pago a você',
  'blocked.underWay': '{amount} estão a caminho',
  'blocked.left': '{amount} ainda estão na sua conta',
  'blocked.later': '{amount} ainda vão chegar',
};
