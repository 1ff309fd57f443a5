import type { Translation } from '../../packs';
import type { security as english } from '../en/security';

export const security = {
  'security.none':
    'Só a sua senha protege a conta. Uma chave de acesso ou códigos de uso único a mantêm segura mesmo que alguém descubra a senha.',
  'security.some':
    'Mais do que uma senha protege a sua conta. Quem mudar a conta de recebimento também precisa do segundo passo.',
  'security.passkeys': 'Chaves de acesso',
  'security.passkeysExplained':
    'Entre com o rosto, a digital ou o código do seu aparelho. Não há nada para digitar nem nada que uma página falsa possa roubar.',
  'security.added': 'Adicionada',
  'security.lastUsed': 'Último uso',
  'security.addPasskey': 'Adicionar chave de acesso',
  'security.rename': 'Renomear',
  'security.remove': 'Remover',
  'security.removeQuestion': 'Remover “{name}”?',
  'security.givingUp':
    'Você recebe uma notificação. Depois, os saques ficam suspensos por 24 horas, para que um ladrão não ganhe nada com isso.',
  'security.name': 'Nome',
  'security.nameHint': 'Só para você, como o aparelho em que ela está.',
  'security.createPasskey': 'Criar chave de acesso',
  'security.createExplained': 'O seu aparelho vai pedir o rosto, a digital ou o código.',
  'security.passkeySaved': 'Chave de acesso adicionada.',
  'security.passkeyGone': 'Chave de acesso removida.',
  'security.notHere':
    'Não é possível adicionar chaves de acesso aqui. Abra esta página no navegador do celular ou do computador, no endereço deste portal.',
  'security.codes': 'App autenticador',
  'security.codesExplained':
    'Um app no seu celular mostra um código novo a cada 30 segundos. Ao entrar com a senha, ele será pedido.',
  'security.on': 'Ativado',
  'security.off': 'Desativado',
  'security.since': 'Desde',
  'security.setUp': 'Configurar',
  'security.turnOff': 'Desativar',
  'security.turnOffQuestion': 'Desativar os códigos de uso único?',
  'security.scan': 'Escaneie esta imagem com o seu app autenticador.',
  'security.picture': 'Imagem para o app autenticador',
  'security.typeKey': 'O app está neste aparelho? Abra-o ou copie a chave para ele.',
  'security.openApp': 'Abrir o app',
  'security.copied': 'Copiado.',
  'security.code': 'Código do app',
  'security.turnOn': 'Ativar',
  'security.turnedOn': 'Os códigos de uso único estão ativados.',
  'security.turnedOff': 'Os códigos de uso único estão desativados.',
  'security.recovery': 'Códigos de recuperação',
  'security.recoveryExplained':
    'Cada um substitui uma vez uma chave de acesso ou um celular perdido. Depois, os saques ficam suspensos por 24 horas.',
  'security.recoveryLeft':
    '{count, plural, =0 {Nenhum código restante} one {# código restante} many {# de códigos restantes} other {# códigos restantes}}',
  'security.newCodes': 'Criar novos códigos',
  'security.newCodesVoid': 'Os códigos criados antes deixam de valer.',
  'security.codesOnce': 'Guarde os seus códigos de recuperação',
  'security.codesKeep':
    'Eles aparecem só desta vez. Anote-os ou guarde-os junto com as suas senhas, não só neste aparelho.',
  'security.codesKept': 'Já guardei',
  'security.lost': 'Se você perder a chave de acesso ou o celular',
  'security.lostExplained':
    'Use um código de recuperação. Sem ele, escreva ao atendimento: duas pessoas da equipe verificam quem você é e removem o que você perdeu. Depois, os saques ficam suspensos por 24 horas. Não custa nada, e o dinheiro continua seu.',
  'security.proof': 'Confirme que é você',
  'security.way.key': 'Usar uma chave de acesso',
  'security.way.totp': 'Usar um código do app',
  'security.way.recovery_code': 'Usar um código de recuperação',
  'security.way.password': 'Usar a senha de acesso',
  'security.recoveryCode': 'Código de recuperação',
  'security.bySignIn': 'Abra o Fairlead de novo pelo seu aplicativo e confirme aqui em até 10 minutos.',
  'security.key.cancelled': 'Nada foi confirmado. Tente de novo quando quiser.',
  'security.key.unsupported': 'Não é possível usar chaves de acesso aqui.',
  'security.key.known': 'Este aparelho já tem uma chave de acesso para esta conta.',
  'security.loginCode': 'Entrando como {name}. A senha está certa; falta um passo.',
  'security.payout': 'Mudar a conta de recebimento exige um segundo passo.',
  'ownData.heading': 'Seus dados',
  'ownData.explained':
    'Um arquivo ZIP com tudo o que é guardado aqui sobre você: os dados por assunto em JSON e as imagens e os arquivos que você enviou. Não contém senhas nem nada sobre outras pessoas. Guarde-o onde mais ninguém o leia.',
  'ownData.save': 'Baixar meus dados',
  'ownData.step': 'Baixar seus dados exige um segundo passo.',
} satisfies Translation<typeof english>;
