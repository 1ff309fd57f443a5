import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': 'Abrir na aplicação: {link}',
  'mail.frame.head': 'Quando isto foi escrito, o seu registo estava no lançamento {entry}, hash {hash}.',
  'mail.frame.security':
    'Recebe esta mensagem porque diz respeito à segurança da sua conta. Estas mensagens vão sempre para um endereço verificado.',
  'mail.frame.chosen': 'Recebe esta mensagem porque escolheu o e-mail para mensagens deste tipo.',
  'mail.frame.asked':
    'Recebe esta mensagem porque este endereço foi introduzido na aplicação. Se não foi você, não precisa de fazer nada: sem o código nada acontece.',
  'mail.frame.change': 'Mudar o que recebe: {link}',
  'mail.frame.never':
    'Nunca pedimos uma palavra-passe nem um código por e-mail, nem dinheiro para libertar dinheiro.',
  'mail.notice.staffWrote': 'O apoio escreveu-lhe',
  'mail.notice.readInApp': 'Abra a aplicação para ler.',
  'mail.contactCode.subject': 'O seu código para este endereço de e-mail',
  'mail.contactCode.body': 'Introduza este código na aplicação: {code}\n\nServe uma vez, até {until}.',
  'mail.emailChanged.subject': 'O seu endereço de e-mail foi alterado',
  'mail.emailChanged.body':
    'O endereço de e-mail da sua conta foi alterado em {time}. Este endereço já não recebe mensagens.\n\nSe não foi você, entre na conta, mude as palavras-passe e escreva já ao apoio.',
  'mail.phoneChanged.subject': 'O seu número de telefone foi alterado',
  'mail.phoneChanged.body':
    'O número de telefone da sua conta foi alterado em {time}.\n\nSe não foi você, entre na conta, mude as palavras-passe e escreva já ao apoio.',
  'sms.contactCode': 'O seu código: {code}. Serve uma vez, até {until}. Não o diga a ninguém.',
  'sms.phoneChanged': 'O número de telefone da sua conta foi alterado. Se não foi você, escreva já ao apoio.',
  'push.head': 'O seu registo: lançamento {entry}, hash {hash}',
} satisfies Translation<typeof english>;
