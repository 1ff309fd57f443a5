import { randomBytes } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 8;
/** PKIStatus: granted, and granted with changes. */
const GRANTED = [0, 1];

/** What an authority is asked, and the number that its answer must name. */
interface TimestampRequest {
  readonly body: Buffer;
  readonly nonce: bigint;
}

const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

/** Asks for the time of a digest (RFC 3161, 2.4.1), with the authority's certificate in the answer. */
export const timestampRequest = (digest: Buffer): TimestampRequest => {
  // One bit less, so that the number is above zero.
  const nonce = BigInt(`0x${randomBytes(NONCE_BYTES).toString('hex')}`) >> 1n;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: bufferOf(digest) }),
    }),
    nonce: Integer.fromBigInt(nonce),
    certReq: true,
  });
  return { body: Buffer.from(request.toSchema().toBER(false)), nonce };
};

/**
 * The time that an answer states for `text`, where it is granted, answers this request, and its signature fits the
 * certificate that comes with it; undefined else. Whether that certificate is to be trusted is for the reader to say.
 */
export const timestampedAt = async (
  answer: Buffer,
  text: Buffer,
  nonce: bigint,
): Promise<Date | undefined> => {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(bufferOf(answer));
    if (!GRANTED.includes(status.status) || timeStampToken === undefined) return undefined;
    const signed = new SignedData({ schema: timeStampToken.content });
    const info = TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
    if (info.nonce?.toBigInt() !== nonce) return undefined;
    // Holds the text against the digest that the token names, and the signature against the certificate.
    const isSound = await signed.verify({ signer: 0, data: bufferOf(text) });
    return isSound ? info.genTime : undefined;
  } catch {
    return undefined;
  }
};
