import { z } from 'zod';

/** Bytes as WebAuthn puts them into JSON (RFC 4648, base64url without padding). */
const bytes = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[A-Za-z0-9_-]*$/);

const transports = z.array(z.string());
const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports });

/** What a browser asks a security key to sign (`PublicKeyCredentialRequestOptionsJSON`). */
export const keyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['discouraged', 'required']),
  allowCredentials: z.array(descriptor),
});

/** What a browser makes a new credential of (`PublicKeyCredentialCreationOptionsJSON`). */
export const keyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'required']),
    userVerification: z.enum(['discouraged', 'required']),
  }),
});

/** A new credential, of what the browser answers the parts that are read. */
export const keyAttestation = z.strictObject({
  id: bytes(1_400),
  client_data: bytes(4_000),
  attestation_object: bytes(16_000),
  transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7),
});

/** What a key signed. */
export const keyAssertion = z.strictObject({
  id: bytes(1_400),
  client_data: bytes(4_000),
  authenticator_data: bytes(4_000),
  signature: bytes(2_000),
  user_handle: bytes(128).optional().describe('whose account a passkey says that it is for'),
});

/** One of the ways to a second step; the first that is named counts. */
export const secondStep = {
  totp: z
    .string()
    .regex(/^\d{6}$/)
    .optional()
    .describe('a one-time code'),
  key: keyAssertion.optional().describe('what a security key or a passkey signed'),
  recovery_code: z
    .string()
    .regex(/^ *[A-Za-z2-7]{4}( ?-? ?[A-Za-z2-7]{4}){3} *$/)
    .optional()
    .describe('counts once'),
};
