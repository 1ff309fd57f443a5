import type { Translation } from '../../packs';
import type { recovery as english } from '../en/recovery';

export const recovery = {
  'recovery.heading': 'Esqueceu a senha?',
  'recovery.lead': 'Digite seu nome de usuário ou seu e-mail.',
  'recovery.account': 'Nome de usuário ou e-mail',
  'recovery.ask': 'Enviar o link',
  'recovery.askedHeading': 'Confira seu e-mail',
  'recovery.asked':
    'Se houver uma conta com e-mail confirmado para isso, um link está a caminho. Ele vale por {minutes} minutos.',
  'recovery.nothingCame':
    'Não chegou nada? Olhe na caixa de spam ou peça outro. Só o link mais recente funciona.',
  'recovery.again': 'Pedir outro',
  'recovery.notHere': 'Daqui não são enviados e-mails. Escreva para o atendimento.',
  'recovery.noMail': 'Sem acesso ao e-mail?',
  'recovery.noMailExplained':
    'Escreva para o atendimento sem entrar na conta. Duas pessoas da equipe conferem que é você e depois você define uma nova senha no seu caso.',
  'recovery.toSupport': 'Escrever para o atendimento',
  'recovery.haveCase': 'Tenho um número de caso',
  'recovery.noCase': 'Ainda não tem um caso?',
  'recovery.caseLead':
    'Quando duas pessoas da equipe concordarem, você define aqui uma nova senha com o número e o segredo do seu caso.',
  'recovery.caseNumber': 'Número do caso',
  'recovery.caseSecret': 'Código secreto',
  'recovery.caseGo': 'Continuar',
  'recovery.caseNotYet':
    'Ainda não é possível definir uma senha com isso. A equipe ainda confere ou o prazo acabou. A resposta está no seu caso.',
  'recovery.caseOpen':
    'Conferimos que é você. É possível definir uma nova senha para {username} uma vez, até {time}. Depois disso você sai de todos os aparelhos e os saques ficam suspensos por 24 horas.',
  'recovery.shell':
    'Você vem de outro aplicativo? Então não tem senha aqui. Volte para aquele aplicativo e abra o Fairlead por lá.',
  'recovery.toLogin': 'Voltar ao login',
  'recovery.setHeading': 'Definir uma nova senha',
  'recovery.setLead':
    'Depois disso você sai de todos os aparelhos e os saques ficam suspensos por 24 horas. Seu dinheiro e seus planos ficam como estão.',
  'recovery.new': 'Nova senha',
  'recovery.confirm': 'Confirmar a nova senha',
  'recovery.set': 'Definir senha',
  'recovery.doneHeading': 'Sua nova senha está definida',
  'recovery.done':
    'Você saiu de todos os aparelhos. Os saques ficam suspensos até {time}; nenhum dinheiro sai antes disso.',
  'recovery.badHeading': 'Este link não funciona mais',
  'recovery.bad': 'Um link vale uma vez, por pouco tempo, e só o mais recente. Sua senha não mudou.',
  'recovery.askNew': 'Pedir um novo link',
  'recovery.banner': 'Alguém pediu para redefinir sua senha de acesso.',
  'recovery.bannerHow': 'Não foi você? Um toque interrompe.',
  'recovery.veto': 'Interromper',
  'recovery.vetoed': 'Interrompido. Sua senha fica como está.',
} as const satisfies Translation<typeof english>;
