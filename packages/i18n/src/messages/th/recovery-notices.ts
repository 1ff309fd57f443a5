import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'มีผู้ขอตั้งรหัสผ่านเข้าสู่ระบบของคุณใหม่',
  'notice.account.recoveryAsked.body':
    'ผู้นั้นแจ้งฝ่ายบริการลูกค้าว่าเป็นคุณ เจ้าหน้าที่สองคนกำลังตรวจสอบ หากไม่ใช่คุณ โปรดหยุดในแอปด้วยการแตะครั้งเดียว',
  'notice.account.recovered.title': 'ตั้งรหัสผ่านเข้าสู่ระบบของคุณใหม่แล้ว',
  'notice.account.recovered.body':
    'ตั้งโดยไม่ใช้รหัสเดิม คุณออกจากระบบทุกที่แล้ว และการจ่ายเงินถอนจะรอถึง {until} หากไม่ใช่คุณ โปรดเขียนถึงฝ่ายบริการลูกค้าทันที',
  'notice.account.recoveryStopped.title': 'หยุดการตั้งรหัสผ่านใหม่แล้ว',
  'notice.account.recoveryStopped.body':
    'ผู้ที่เข้าสู่ระบบอยู่เป็นผู้หยุด รหัสผ่านคงเดิม หากไม่ใช่คุณ โปรดเขียนถึงฝ่ายบริการลูกค้าทันที',
  'notice.account.newSignInPhone.title': 'การเข้าสู่ระบบใหม่',
  'notice.account.newSignInPhone.body':
    'มีการเข้าสู่ระบบบนโทรศัพท์หรือแท็บเล็ตที่ไม่เคยใช้มาก่อน หากไม่ใช่คุณ โปรดสิ้นสุดการเข้าสู่ระบบนั้นและเปลี่ยนรหัสผ่าน',
  'notice.account.newSignInComputer.title': 'การเข้าสู่ระบบใหม่',
  'notice.account.newSignInComputer.body':
    'มีการเข้าสู่ระบบบนคอมพิวเตอร์ที่ไม่เคยใช้มาก่อน หากไม่ใช่คุณ โปรดสิ้นสุดการเข้าสู่ระบบนั้นและเปลี่ยนรหัสผ่าน',
  'notice.account.newSignIn.title': 'การเข้าสู่ระบบใหม่',
  'notice.account.newSignIn.body':
    'มีการเข้าสู่ระบบบนอุปกรณ์ที่ไม่เคยใช้มาก่อน หากไม่ใช่คุณ โปรดสิ้นสุดการเข้าสู่ระบบนั้นและเปลี่ยนรหัสผ่าน',
  'mail.recoveryLink.subject': 'ตั้งรหัสผ่านใหม่',
  'mail.recoveryLink.body':
    'มีผู้ขอรหัสผ่านเข้าสู่ระบบใหม่สำหรับ {username} ลิงก์ด้านล่างใช้ได้ครั้งเดียว ถึง {until}\n\nหากไม่ใช่คุณ ไม่ต้องทำอะไร หากไม่มีลิงก์ก็จะไม่มีอะไรเกิดขึ้น',
  'mail.recoveryShut.subject': 'ยังไม่มีลิงก์ใหม่ในตอนนี้',
  'mail.recoveryShut.body':
    'มีผู้ขอรหัสผ่านเข้าสู่ระบบใหม่สำหรับ {username} ซึ่งตั้งด้วยลิงก์ไปแล้วสองครั้งใน 30 วัน ถือเป็นจำนวนสูงสุด ระหว่างนี้โปรดเขียนถึงฝ่ายบริการลูกค้าแทน',
  'mail.recovered.subject': 'ตั้งรหัสผ่านของบัญชีเดิมของคุณใหม่แล้ว',
  'mail.recovered.body':
    'อีเมลนี้เป็นของ {username} จนถึงเมื่อไม่นานมานี้ รหัสผ่านเข้าสู่ระบบถูกตั้งใหม่เมื่อ {time} หากไม่ใช่คุณ โปรดเขียนถึงฝ่ายบริการลูกค้าทันที',
} as const satisfies Translation<typeof english>;
