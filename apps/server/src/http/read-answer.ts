/** Of a peer's answer, at most so many bytes: of a longer one no more is read, and the connection is let go. */
export const readAnswer = async ({ body }: Response, bytesMax: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes >= bytesMax) break;
  }
  return Buffer.concat(pieces).subarray(0, bytesMax);
};
