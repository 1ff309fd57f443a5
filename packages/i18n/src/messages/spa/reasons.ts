import type { Translation } from '../../packs';
import type { reasons as english } from '../en/reasons';

export const reasons = {
  'reason.malformed_body': 'No se pudo leer la solicitud. No se hizo nada.',
  'reason.unsupported_media_type': 'Este tipo de contenido no se acepta.',
  'reason.too_large': 'Es demasiado grande para enviarlo.',
  'reason.throttled': 'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
  'reason.not_found': 'No hay nada en esta dirección.',
  'reason.not_ready': 'El servicio no está disponible en este momento. Inténtelo de nuevo en un momento.',
  'reason.server_error': 'Error del servidor. No se hizo nada; inténtelo de nuevo.',
  'reason.money_writes_stopped':
    'Los movimientos de dinero están detenidos mientras se revisan los libros. Sus saldos están a salvo.',
  'reason.wallet_frozen':
    'Su dinero está detenido: su saldo y sus movimientos no coinciden. Dos personas del equipo deben corregirlo. Usted no tiene que hacer ni pagar nada por ello.',
  'reason.not_authorized': 'Inicie sesión.',
  'reason.unknown_shell_identity': 'Esta cuenta aún no está abierta.',
  'reason.token_expired': 'La sesión venció, vuelva a iniciarla.',
  'reason.account_not_activated': 'Esta cuenta aún no está activada.',
  'reason.account_disabled': 'Esta cuenta está desactivada. Aún puede retirar su dinero y reclamar.',
  'reason.account_deleted': 'Esta cuenta se cerró. Aún puede retirar su dinero.',
  'reason.no_such_data': 'Esto no existe o no es suyo.',
  'reason.wrong_state': 'Esto ya no es posible en el estado actual.',
  'reason.idempotency_key_missing': 'Algo salió mal. No se hizo nada.',
  'reason.idempotency_key_reused': 'Esta solicitud ya se envió con otro contenido. No se hizo nada más.',
  'reason.invalid_fields': 'Revise los campos marcados.',
  'reason.wrong_credentials': 'El nombre de usuario o la contraseña no son correctos.',
  'reason.username_exists': 'El nombre de usuario ya existe.',
  'reason.license_key_invalid': 'Esta clave de licencia no es válida.',
  'reason.terms_outdated': 'Las condiciones cambiaron entretanto. Lea la nueva versión.',
  'reason.authorization_code_not_found': 'No se encontró el código de autorización.',
  'reason.wrong_old_password': 'La contraseña actual no es correcta.',
  'reason.second_step_needed':
    'Falta un segundo paso: una llave de acceso, un código de su app o un código de recuperación.',
  'reason.second_step_wrong':
    'Este código o llave de acceso no es correcto o ya se usó. Pruebe con el siguiente.',
  'reason.passkey_refused':
    'Esta llave de acceso no se pudo usar aquí. Inténtelo de nuevo o inicie sesión con su contraseña.',
  'reason.wrong_transaction_password': 'La contraseña de transacciones no es correcta.',
  'reason.transaction_password_locked':
    'Demasiados intentos fallidos: la contraseña de transacciones está bloqueada por ahora.',
  'reason.transaction_password_not_set': 'Primero establezca una contraseña de transacciones.',
  'reason.payout_not_set': 'Primero configure la cuenta para retiros.',
  'reason.payout_cooling':
    'La cuenta para retiros, una contraseña o un ajuste de seguridad se cambió hace menos de 24 horas; los retiros empiezan 24 horas después del cambio.',
  'reason.insufficient_balance': 'El saldo disponible no cubre este monto.',
  'reason.withdrawal_amount_out_of_range': 'Este monto no se puede retirar.',
  'reason.withdrawal_overdue': 'El plazo de este retiro terminó. El monto vuelve a su titular.',
  'reason.put_amount_out_of_range': 'El monto está fuera de los límites de este producto.',
  'reason.limit_already_reached': 'Las cifras ya alcanzaron este límite. Elija otro valor o detenga el plan.',
  'reason.put_amount_invalid': 'Este monto no es válido.',
  'reason.order_expired': 'Este plan no se financió a tiempo y venció.',
  'reason.start_up_not_returned': 'Aún tiene fondos iniciales. Devuélvalos primero; no cuesta nada.',
  'reason.open_hold': 'Parte de sus fondos está retenida. La retención indica el motivo y hasta cuándo.',
  'reason.coupon_used': 'Este cupón ya se usó.',
  'reason.coupon_expired': 'Este cupón venció.',
  'reason.coupon_not_applicable': 'Este cupón no sirve para este monto o producto.',
  'reason.coupon_same_name_today': 'Solo se puede usar un cupón del mismo nombre por día.',
  'reason.coupon_already_received': 'Este cupón ya se obtuvo.',
  'reason.house_not_funded': 'El operador no puede pagar este cupón por ahora. Su dinero no se ha tocado.',
  'reason.operation_id_invalid': 'Este ID de cuenta no es válido.',
  'reason.operation_id_current': 'Ya sigue este ID de cuenta.',
  'reason.acceptance_code_wrong': 'Código incorrecto, escríbalo de nuevo.',
  'reason.image_too_large': 'Las imágenes pueden pesar 5 MB como máximo.',
  'reason.not_an_image': 'Este archivo no es una imagen.',
  'reason.same_person': 'Usted participó en esto. Debe decidirlo otra persona.',
  'reason.role_missing': 'Su función no lo permite.',
  'reason.already_decided': 'Esto ya se decidió.',
  'reason.acceptance_expired': 'Este cambio venció.',
  'reason.acceptor_personal_off': 'Aquí no se admiten particulares como socios de cambio.',
  'reason.coupon_campaign_over': 'Esta promoción ha terminado.',
  'reason.coupon_requirement_not_met': 'El monto es menor que el que pide este cupón.',
  'reason.file_type_refused': 'Este tipo de archivo no se acepta.',
  'reason.file_acts':
    'Este PDF contiene scripts, archivos adjuntos o un bloqueo. Imprímalo como PDF sencillo y envíe ese.',
  'reason.file_unreadable':
    'Desde aquí solo se puede enviar un PDF de texto: lo que dice una imagen no se puede comprobar.',
  'reason.file_lost':
    'Este archivo está dañado o falta, y nada lo reemplazó. Pregunte a atención al cliente.',
  'reason.guest_case_unknown': 'No hay ningún caso con este número y este código.',
  'reason.membership_refund_over': 'Los 14 días para un reembolso ya pasaron.',
  'reason.membership_running': 'La membresía ya está en curso.',
  'reason.objection_open': 'Ya hay una reclamación abierta; espere la respuesta.',
  'reason.objection_window_over': 'El plazo para reclamar ya pasó.',
  'reason.proposal_expired': 'Esta propuesta venció.',
  'reason.proposal_pending': 'Ya hay una propuesta pendiente sobre esto.',
  'reason.receipt_already_recorded': 'Este comprobante ya se registró.',
  'reason.bank_line_answers': 'Una línea del banco corresponde a este caso. Proponga abonarla en su lugar.',
  'reason.shell_ticket_invalid':
    'El acceso desde la aplicación anfitriona ya no es válido. Abra esta página de nuevo desde ella.',
  'reason.signature_invalid': 'La firma no es válida.',
  'reason.start_up_insufficient': 'Los fondos iniciales no alcanzan para esto.',
  'reason.terms_changed': 'Las condiciones de este producto han cambiado. Revíselas antes de financiarlo.',
  'reason.totp_required': 'Se necesita el código de un solo uso.',
  'reason.wrong_login_password': 'La contraseña de acceso no es correcta.',
  'reason.sign_in_not_fresh':
    'Pasó demasiado tiempo. Abra Fairlead otra vez desde su aplicación y confirme aquí en un plazo de 10 minutos.',
  'reason.account_closing': 'La cuenta se está cerrando. Su dinero va en camino hacia usted.',
  'reason.amount_above_original': 'El monto supera al original.',
  'reason.settlement_not_original':
    'Este registro solo paga un ingreso que se abonó antes. Haga el contracargo sobre el registro que lo abonó.',
  'reason.amount_above_owed': 'A esta red se le debe menos que este monto.',
  'reason.changed_meanwhile': 'Alguien cambió esto mientras tanto. Revíselo de nuevo.',
  'reason.hold_days_used':
    'El dinero de una persona puede retenerse como máximo 14 días de cada 90; así se superaría ese plazo.',
  'reason.flags_not_acknowledged': 'Confirme cada advertencia antes de decidir. Puede haber nuevas.',
  'reason.not_your_proposal': 'Solo quien hizo la propuesta puede retirarla.',
  'reason.last_admin': 'Deben quedar dos administradores, alguien que propone y alguien que decide.',
  'reason.decides_later':
    'Su cuenta se creó o cambió hace menos de 72 horas. No decide nada hasta que pase ese plazo.',
  'reason.first_password': 'Cambie su primera contraseña: hasta entonces no se abre nada más.',
  'reason.signed_out_lately':
    'Se cerró la sesión de esta persona en todas partes hace menos de una hora. Si otra persona tiene la contraseña, desactive la cuenta.',
  'reason.channel_off': 'Aquí no está disponible. Escriba a atención al cliente.',
  'reason.contact_code_wrong':
    'Este código no es correcto o ya no vale. Tras cinco intentos, pida uno nuevo.',
  'reason.recovery_link_invalid': 'Este enlace ya no funciona. Pida uno nuevo.',
  'reason.recovery_runs':
    'La contraseña de acceso se restableció hace poco. Mientras los retiros esperen por eso, solo la contraseña de transacciones anterior permite poner una nueva.',
  'reason.recovery_not_open': 'En este caso ya no se puede establecer una contraseña nueva.',
  'reason.recovered_lately':
    'El equipo ya permitió restablecer la contraseña de esta cuenta en los últimos 30 días. La persona puede usar el enlace por correo.',
  'reason.no_login_password':
    'Esta cuenta viene de una aplicación anfitriona y no tiene contraseña de acceso.',
  'reason.provider_unreachable': 'El servicio de acceso no responde. Inténtelo de nuevo en un momento.',
  'reason.identity_unknown':
    'Ninguna cuenta está vinculada a esta identidad. Entre una vez con su contraseña y vincúlela en «Su cuenta», o pregunte a un administrador.',
  'reason.provider_demanded': 'Esta cuenta entra por el servicio de acceso.',
  'reason.identity_demanded':
    'Vincule su cuenta con el servicio de acceso: hasta entonces no se abre nada más.',
  'reason.sign_in_lapsed': 'Este acceso no se terminó, o no a tiempo. Empiece de nuevo.',
  'reason.same_text_to_many':
    'El mismo texto se envió a cinco personas en un día. Proponga una notificación para todos: otra persona la aprueba.',
  'reason.not_a_lead': 'Esta persona no puede publicar planes.',
  'reason.payee_not_approved': 'Este beneficiario no está aprobado.',

  'refusal.until': 'Posible de nuevo a partir del {time}.',
  'refusal.triesLeft':
    '{count, plural, one {Queda # intento.} many {Quedan # de intentos.} other {Quedan # intentos.}}',

  'field.required': 'No puede quedar vacío.',
  'field.unknown_field': 'Este campo no se conoce.',
  'field.wrong_type': 'Este tipo de dato no corresponde aquí.',
  'field.too_short': 'Es demasiado corto.',
  'field.too_long': 'Es demasiado largo.',
  'field.too_small': 'Es demasiado pequeño.',
  'field.too_big': 'Es demasiado grande.',
  'field.invalid_format': 'Esto no parece correcto.',
  'field.not_one_of': 'Elija una de las opciones.',
  'field.passwords_do_not_match': 'Las contraseñas no coinciden.',
  'field.same_as_old': 'La contraseña nueva debe ser distinta de la anterior.',
  'field.trivial_password': 'Es demasiado fácil de adivinar. Elija otros dígitos.',
  'field.maker_and_checker': 'Una misma persona no puede proponer y decidir.',
  'field.common_password': 'Mucha gente usa esta contraseña: es la primera que se prueba. Elija otra.',
  'field.same_as_username': 'La contraseña debe ser distinta del nombre de usuario.',
  'field.poses_as_staff': 'Este nombre podría confundirse con el del equipo. Elija otro.',
  'field.payment_details': 'Los datos de pago se envían solo en una ficha aparte.',
  'field.outside_link':
    'Solo se pueden nombrar direcciones de esta aplicación, y ninguna conversación en otro lugar.',
  'field.pay_to_release': 'Nunca hay que pagar nada para que se libere dinero. Escríbalo de otro modo.',
  'field.promise_of_profit': 'Nadie puede prometer una ganancia. Escríbalo de otro modo.',
  'field.other_company': 'Aquí no se puede nombrar a ninguna otra empresa.',
} satisfies Translation<typeof english>;
