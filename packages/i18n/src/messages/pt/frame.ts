import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

export const frame = {
  'faq.heading': 'Perguntas e respostas',
  'faq.lead': 'O que se pergunta primeiro.',
  'faq.more': 'Outras perguntas',
  'faq.none': 'Ainda não há perguntas respondidas aqui. O atendimento responde às suas.',
  'faq.ask': 'Perguntar ao atendimento',
  'faq.missing': 'Esta pergunta não está mais aqui.',
  'faq.version': 'Versão {number}',

  'customer.open': 'Abrindo {label}',
  'customer.refused': 'Este endereço não é um contato nosso',
  'customer.refusedExplained':
    'Somente os contatos listados pelo atendimento são abertos no aplicativo. Nada foi aberto.',
  'customer.choose': 'Escolher um contato',

  'update.ready': 'Há uma versão mais nova do aplicativo pronta.',
  'update.use': 'Usar',
  'refresh.pull': 'Puxe para atualizar',
  'refresh.release': 'Solte para atualizar',
  'refresh.running': 'Carregando os números mais recentes',
  'blocked.notOpen': 'No estado atual da sua conta, isto não está disponível.',
  'blocked.whatIsOpen': 'O que está disponível',
} satisfies Translation<typeof english>;
