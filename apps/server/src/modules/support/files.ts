import { LIMITS } from '@fairlead/contract';
import { chatFile, inserted, type Reader, type Tx } from '@fairlead/db';
import { type Answer, done, type FileAnswer, refuse } from '../../http/answer';
import { type FormBody, readFormFile } from '../../http/form';
import type { Services } from '../../http/services';
import { faultOfText, readableHosts } from '../../http/words';
import {
  type FileTable,
  KEPT_COLUMNS,
  type Kept,
  keepBytes,
  orphanObjects,
  readBytes,
  remakeImage,
} from '../files';
import { readPdf } from './pdf';

/** Which side sends. */
export type Sender = { readonly kind: 'holder' | 'staff'; readonly id: number };

type FileRow = typeof chatFile.$inferSelect;
interface Made {
  readonly type: FileRow['type'];
  readonly content: Buffer;
}

/** Images and PDF of the chat. */
export const CHAT_FILES: FileTable = { name: 'chat_file', noun: 'a file of the chat' };

const UNUSED_FOR_MS = 24 * 3_600_000;
const BATCH = 50;

/** A PDF acts on nobody's machine; one of staff says nothing that no message of theirs may say. */
const makePdf = (file: Buffer, sender: Sender, hosts: readonly string[]): Answer<Made> => {
  const { acts, isText, texts } = readPdf(file);
  if (acts) return refuse('file_acts');
  if (sender.kind === 'staff') {
    if (!isText) return refuse('file_unreadable');
    for (const text of texts) {
      const fault = faultOfText({ text }, hosts);
      if (fault !== null) return refuse('invalid_fields', { fields: { file: fault } });
    }
  }
  return done({ type: 'pdf', content: file });
};

/**
 * Staff send no images: nothing here can read what one says, and a photographed account number is the simplest way round
 * the payment card (docs/domain/support.md#files).
 */
const make = async (file: Buffer, sender: Sender, hosts: readonly string[]): Promise<Answer<Made>> => {
  if (file.subarray(0, 5).toString('latin1') === '%PDF-') return makePdf(file, sender, hosts);
  const made = await remakeImage(file);
  if (made.ok) {
    return sender.kind === 'staff'
      ? refuse('file_unreadable')
      : done({ type: 'image', content: made.data.content });
  }
  return made.reason === 'not_an_image' ? refuse('file_type_refused') : made;
};

/** Keeps an image, made anew, or a PDF of the chat that was looked into; it belongs to no message yet. */
export const saveChatFile = async (
  services: Services,
  sender: Sender,
  form: FormBody | undefined,
): Promise<Answer<Pick<FileRow, 'id' | 'type' | 'bytes'>>> => {
  if (form === undefined) return refuse('unsupported_media_type');
  const file = await readFormFile(form, LIMITS.imageBytesMax);
  if (file === 'too_large') return refuse('image_too_large');
  if (file === 'malformed') return refuse('malformed_body');
  const made = await make(file, sender, readableHosts(services.config));
  if (!made.ok) return made;
  const { type, content } = made.data;
  const bytes = content.length;
  const createdAt = services.clock.now();
  const row = await keepBytes(services, content, async (tx, kept) =>
    inserted(
      await tx.orm
        .insert(chatFile)
        .values({
          ...(sender.kind === 'holder' ? { holderId: sender.id } : { staffId: sender.id }),
          ...{ type, bytes, createdAt },
          ...kept,
        })
        .returning({ id: chatFile.id }),
    ),
  );
  return done({ id: row.id, type, bytes });
};

/**
 * Gives a sender's files to the message that carries them: all of them or none. A file serves once.
 * @returns their types; null where one is absent, another's or in use already
 */
export const claimChatFiles = async (
  tx: Tx,
  sender: Sender,
  fileIds: readonly number[],
  conversationId: number,
): Promise<readonly FileRow['type'][] | null> => {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const owner = sender.kind === 'holder' ? 'holder_id' : 'staff_id';
  const taken = await tx.query<Pick<FileRow, 'type'>>(
    `with free as (
       select id from chat_file
        where ${owner} = $1 and id = any($2::bigint[]) and conversation_id is null for update)
     update chat_file set conversation_id = $3 from free
      where chat_file.id = free.id and (select count(*) from free) = cardinality($2::bigint[])
     returning chat_file.type`,
    [sender.id, wanted, conversationId],
  );
  return taken.length === wanted.length ? taken.map(({ type }) => type) : null;
};

/** A file of one of the person's conversations, or one that the person sent. */
export const readOwnFile = async (
  services: Services,
  holderId: number,
  fileId: number,
): Promise<Answer<FileAnswer>> => {
  const [found] = await services.database.query<{ id: number }>(
    `select f.id from chat_file f left join conversation c on c.id = f.conversation_id
      where f.id = $1 and (f.holder_id = $2 or c.holder_id = $2)`,
    [fileId, holderId],
  );
  return found === undefined ? refuse('no_such_data') : readAnyFile(services, fileId);
};

/** Whose chat a file is in, or who sent it; undefined where it is a guest's, or there is no such file. */
export const readFileHolder = async (reader: Reader, fileId: number): Promise<number | undefined> => {
  const [found] = await reader.query<{ holder_id: number | null }>(
    `select coalesce(f.holder_id, c.holder_id) as holder_id
      from chat_file f left join conversation c on c.id = f.conversation_id where f.id = $1`,
    [fileId],
  );
  return found?.holder_id ?? undefined;
};

/** Any file of the chat; for staff. @throws FileLost, StorageUnavailable */
export const readAnyFile = async (services: Services, fileId: number): Promise<Answer<FileAnswer>> => {
  const [row] = await services.database.query<Kept & Pick<FileRow, 'type'>>(
    `select ${KEPT_COLUMNS}, type from chat_file where id = $1`,
    [fileId],
  );
  if (row === undefined) return refuse('no_such_data');
  const isImage = row.type === 'image';
  return done({
    name: isImage ? `image-${row.id}.webp` : `document-${row.id}.pdf`,
    mediaType: isImage ? 'image/webp' : 'application/pdf',
    content: await readBytes(services, CHAT_FILES, row),
  });
};

/** Removes what was sent and never used. Safe on several nodes at once. Returns how many went. */
export const removeUnusedChatFiles = async ({ database, clock }: Services): Promise<number> => {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const gone = await tx.query<{ object_key: string | null }>(
      `delete from chat_file where id in (
         select id from chat_file where conversation_id is null and created_at < $1
          order by created_at limit $2 for update skip locked) returning object_key`,
      [new Date(now.getTime() - UNUSED_FOR_MS), BATCH],
    );
    await orphanObjects(
      tx,
      gone.map(({ object_key: key }) => key),
      now,
    );
    return gone.length;
  });
};
