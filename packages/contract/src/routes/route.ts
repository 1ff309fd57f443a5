/** How one call is sent. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Below the base path of its surface. */
  readonly path: string;
  /** Money moves: the `Idempotency-Key` header is required (docs/domain/README.md#idempotency). */
  readonly idempotent?: true;
  /** `multipart` carries the file in the field `file`; `stream` answers a file; `socket` becomes a WebSocket. */
  readonly transport?: 'multipart' | 'stream' | 'socket';
}
