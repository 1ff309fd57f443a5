import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': 'Abrir no aplicativo: {link}',
  'mail.frame.head':
    'Quando isto foi escrito, o último lançamento do seu registro era o {entry}, código {hash}. Os dois devem continuar iguais aos do seu extrato.',
  'mail.frame.security':
    'Você recebe esta mensagem porque ela diz respeito à segurança da sua conta. Mensagens assim sempre vão para um endereço verificado.',
  'mail.frame.chosen': 'Você recebe esta mensagem porque escolheu o e-mail para mensagens deste tipo.',
  'mail.frame.asked':
    'Você recebe esta mensagem porque este endereço foi digitado no aplicativo. Se não foi você, não precisa fazer nada: sem o código, nada acontece.',
  'mail.frame.change': 'Alterar o que você recebe: {link}',
  'mail.frame.never':
    'Nunca pedimos uma senha nem um código por e-mail, nem um pagamento para que você possa sacar.',
  'mail.notice.staffWrote': 'O atendimento escreveu para você',
  'mail.notice.readInApp': 'Abra o aplicativo para ler.',
  'mail.contactCode.subject': 'Seu código para este endereço de e-mail',
  'mail.contactCode.body': 'Digite este código no aplicativo: {code}\n\nEle vale uma vez, até {until}.',
  'mail.emailChanged.subject': 'Seu endereço de e-mail foi alterado',
  'mail.emailChanged.body':
    'O endereço de e-mail da sua conta foi alterado em {time}. Este endereço não recebe mais mensagens.\n\nSe não foi você, entre na conta, altere suas senhas e escreva imediatamente para o atendimento.',
  'mail.phoneChanged.subject': 'Seu número de telefone foi alterado',
  'mail.phoneChanged.body':
    'O número de telefone da sua conta foi alterado em {time}.\n\nSe não foi você, entre na conta, altere suas senhas e escreva imediatamente para o atendimento.',
  'sms.contactCode': 'Seu código: {code}. Ele vale uma vez, até {until}. Não o informe a ninguém.',
  'sms.phoneChanged':
    'O número de telefone da sua conta foi alterado. Se não foi você, escreva imediatamente para o atendimento.',
  'push.head': 'Seu registro: lançamento {entry}, código {hash}',
} satisfies Translation<typeof english>;
